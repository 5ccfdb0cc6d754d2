import AutoLayout
import CairoRenderer
import Foundation
import PortableUIKit
import PropertyTesting

extension ScreenLayout {
  /// Proves properties for every width of the window between two, or gives the exact intervals on which they are false.
  ///
  /// ```swift
  /// try ScreenLayout { LoginController() }.prove([.noTruncation, .apart], widths: 320...1366).get()
  /// ```
  ///
  /// The solver says how far every edge goes on in a straight line, and texts where their lines break anew. Views that code
  /// of their own places are tried, and the report says "sampled" of them. All is right to half a pixel.
  ///
  /// - Parameters:
  ///   - properties: the properties that should hold.
  ///   - widths: the widths of the window, in points.
  ///   - conditions: all else; the window's height counts. An iPhone 14 unless given.
  ///   - folder: where the picture of the screen at the worst width of each property that is false is written, with the views
  ///     at fault marked; none if nil.
  /// - Throws: `ScreenCheckError`, `ScreenSweepError`, and any error of drawing or writing a picture.
  /// - Complexity: three to five layouts for each piece.
  public func prove(
    _ properties: [WidthProperty], widths: ClosedRange<Double>,
    under conditions: ScreenConditions = .phone, picturesIn folder: String? = nil
  ) throws -> WidthReport {
    var report = try proveScreen(
      properties, widths: widths, cutAt: cuts(conditions)
    ) { width in sample(at: width, conditions) }
    guard let folder else { return report }
    for property in report.properties {
      let own = report.findings.filter { $0.property == property }
      guard let worst = own.max(by: { $0.excess < $1.excess }) else { continue }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let path = folder + "/" + Self.fileName(property) + ".png"
      try writePicture(
        under: conditions.wide(worst.worstWidth), marking: Set(worst.elements), to: path)
      report.pictures[property] = path
    }
    return report
  }

  /// Draws the screen with the outlines of all views, and those of some names in red, and writes it as PNG.
  private func writePicture(
    under conditions: ScreenConditions, marking names: Set<String>, to path: String
  ) throws {
    let window = laidOutWindow(under: conditions)
    if let controller = window.rootViewController, let root = controller.view {
      let reader = reader(of: root, controller)
      for element in reader.elements where names.contains(element.name) {
        let mark = UIView(
          frame: CGRect(
            x: element.frame.x, y: element.frame.y, width: element.frame.width,
            height: element.frame.height))
        mark.backgroundColor = UIColor.systemRed.withAlphaComponent(0.25)
        mark.layer.borderColor = UIColor.systemRed.cgColor
        mark.layer.borderWidth = 2
        mark.accessibilityIdentifier = "at fault: \(element.name)"
        window.addSubview(mark)
      }
    }
    let renderer = ViewRenderer(scale: 2, wireframe: Wireframe())
    try renderer.picture(of: window, format: .png).write(to: path)
  }

  /// The screen at every width of the window between two.
  ///
  /// - Throws: `ScreenSweepError`.
  public func sweep(
    widths: ClosedRange<Double>, under conditions: ScreenConditions = .phone
  ) throws -> ScreenSweep {
    try sweepScreen(widths: widths, cutAt: cuts(conditions)) { width in
      sample(at: width, conditions)
    }
  }

  /// A window wider than high is a device on its side.
  private func cuts(_ conditions: ScreenConditions) -> [Double] {
    WidthSampler.thresholds + [conditions.window.height]
  }

  private func sample(at width: Double, _ conditions: ScreenConditions) -> ScreenSample {
    let conditions = conditions.wide(width)
    var conflicts: [String] = []
    let window = laidOutWindow(under: conditions) { conflicts.append($0) }
    guard let controller = window.rootViewController, let root = controller.view else {
      return ScreenSample(ScreenSnapshot(under: conditions, elements: [], conflicts: conflicts))
    }
    let reader = reader(of: root, controller)
    let snapshot = ScreenSnapshot(
      under: conditions, elements: reader.elements, conflicts: conflicts)
    return WidthSampler.sample(
      snapshot, reader, root: root, width: width, asksForAmbiguity: true)
  }

  /// What is on a screen. Whether it is ambiguous is asked once for each piece, and not here.
  private func reader(of root: UIView, _ controller: UIViewController) -> ScreenReader {
    var reader = ScreenReader(names: ViewNames(of: controller), asksForAmbiguity: false)
    reader.read(root, in: nil, path: "root", isScrolled: false)
    return reader
  }
}

extension ScreenConditions {
  /// An iPhone 14 held upright, left to right, with the usual size of text.
  public static var phone: ScreenConditions {
    ScreenConditions(
      device: "iPhone 14", window: LayoutSize(width: 390, height: 844),
      safeArea: LayoutInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  func wide(_ width: Double) -> ScreenConditions {
    var conditions = self
    conditions.window.width = width
    return conditions
  }
}
