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
  ///   - folder: where the picture of the screen at the worst width of each property that is false is written; none if nil.
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
      guard let worst = report.findings.first(where: { $0.property == property }) else { continue }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let path = folder + "/" + Self.fileName(property) + ".png"
      try writePicture(under: conditions.wide(worst.worstWidth), to: path)
      report.pictures[property] = path
    }
    return report
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
    var reader = ScreenReader(names: ViewNames(of: controller))
    reader.read(root, in: nil, path: "root", isScrolled: false)
    let snapshot = ScreenSnapshot(
      under: conditions, elements: reader.elements, conflicts: conflicts)
    return WidthSampler.sample(snapshot, reader, root: root, width: width)
  }
}

extension ScreenConditions {
  /// An iPhone 14 held upright, left to right, with the usual size of text.
  public static var phone: ScreenConditions {
    ScreenConditions(
      device: "iPhone 14", window: LayoutSize(width: 390, height: 844),
      safeArea: LayoutInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  /// The conditions in a window of another width.
  func wide(_ width: Double) -> ScreenConditions {
    var conditions = self
    conditions.window.width = width
    return conditions
  }
}

extension WidthFinding {
  /// The width to look at: texts are shortest of room where the window is narrowest.
  public var worstWidth: Double { range.lowerBound }
}
