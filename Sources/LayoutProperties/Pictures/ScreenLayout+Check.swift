import CairoRenderer
import Foundation
import PortableUIKit
import PropertyTesting

extension ScreenLayout {
  /// Checks properties under all conditions of a matrix.
  ///
  /// - Parameters:
  ///   - properties: The properties that should hold.
  ///   - matrix: The conditions; phones unless given.
  ///   - folder: Where the picture of the simplest failing case of each property is written, with the
  ///     outlines of all views; none if `nil`. The folder is made if it does not exist.
  /// - Returns: The report; `get()` throws it if a property does not hold.
  /// - Throws: `ScreenCheckError` if nothing would be checked: no property, no condition, a device or a view that is
  ///   not to be found; and any error of drawing or writing a picture.
  /// - Complexity: one layout per condition, and one more for each property that compares.
  public func check(
    _ properties: [ScreenProperty], over matrix: ScreenMatrix = .phones,
    picturesIn folder: String? = nil
  ) throws -> ScreenReport {
    try checkScreen(properties, over: matrix.notingUnknownDevices(), picture: pictureWriter(folder))
    {
      snapshot(under: $0)
    }
  }

  private func pictureWriter(
    _ folder: String?
  ) -> (ScreenConditions, _ property: String) throws -> String? {
    { conditions, property in
      guard let folder else { return nil }
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let path = folder + "/" + Self.fileName(property) + ".png"
      try writePicture(under: conditions, to: path)
      return path
    }
  }

  /// Draws the screen under some conditions, with the outlines of all views, and writes it as PNG.
  ///
  /// - Throws: Where the picture cannot be drawn or written.
  public func writePicture(under conditions: ScreenConditions, to path: String) throws {
    let window = laidOutWindow(under: conditions)
    let renderer = ViewRenderer(scale: 2, wireframe: Wireframe())
    try renderer.picture(of: window, format: .png).write(to: path)
  }

  /// The name of a property with everything but letters and digits turned into hyphens.
  static func fileName(_ property: String) -> String {
    property.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
