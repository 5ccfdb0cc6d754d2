import Foundation
import PortableUIKit
import Testing

@testable import InterfaceBuilder

/// Colours of the system in documents follow the appearance as those of a program do, whatever the document recorded.
@MainActor @Suite struct SystemColorTests {
  /// Every colour was recorded as one grey, which stands in for those that nobody knows.
  private static let recorded: @Sendable (String) -> [String: [String: String]] = {
    [$0: ["white": "0.25", "alpha": "1", "colorSpace": "calibratedWhite"]]
  }

  private func color(_ attributes: [String: String], _ name: String) -> UIColor? {
    ColorReader(namedColors: Self.recorded(name)).color(attributes: attributes)
  }

  private func components(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> [CGFloat]? {
    let traits = UITraitCollection(userInterfaceStyle: style)
    guard let color = color?.resolvedColor(with: traits) else { return nil }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 255).rounded() }
  }

  /// Light and dark values as Apple's guidelines list them (iOS 17).
  @Test(
    arguments: [
      ("systemBrownColor", [162, 132, 94, 255], [172, 142, 104, 255]),
      ("systemFillColor", [120, 120, 128, 51], [120, 120, 128, 92]),
      ("secondarySystemFillColor", [120, 120, 128, 41], [120, 120, 128, 82]),
      ("tertiarySystemFillColor", [118, 118, 128, 31], [118, 118, 128, 61]),
      ("quaternarySystemFillColor", [116, 116, 128, 20], [118, 118, 128, 46]),
      ("tertiarySystemGroupedBackgroundColor", [242, 242, 247, 255], [44, 44, 46, 255]),
      ("tableCellGroupedBackgroundColor", [255, 255, 255, 255], [28, 28, 30, 255]),
      ("tintColor", [0, 122, 255, 255], [10, 132, 255, 255]),
      ("darkTextColor", [0, 0, 0, 255], [0, 0, 0, 255]),
      ("lightTextColor", [255, 255, 255, 153], [255, 255, 255, 153]),
    ] as [(String, [CGFloat], [CGFloat])])
  func systemColor(_ name: String, light: [CGFloat], dark: [CGFloat]) {
    for attribute in ["systemColor", "cocoaTouchSystemColor"] {
      let color = color([attribute: name], name)
      #expect(components(color, .light) == light && components(color, .dark) == dark)
    }
  }

  @Test func theNameOfALaterXcodeCountsBesideThatOfAnOlderOne() {
    let both = [
      "xcode11CocoaTouchSystemColor": "systemBackgroundColor",
      "cocoaTouchSystemColor": "whiteColor",
    ]
    let color = color(both, "other")
    #expect(components(color, .light) == [255, 255, 255, 255])
    #expect(components(color, .dark) == [0, 0, 0, 255])
    let white = self.color(["cocoaTouchSystemColor": "whiteColor"], "other")
    #expect(components(white, .dark) == [255, 255, 255, 255])
  }
}
