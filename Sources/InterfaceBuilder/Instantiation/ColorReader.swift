import Foundation
import PortableUIKit

/// Reads `<color>` elements.
struct ColorReader {
  /// The colours of the asset catalog and the system's, as recorded in the document's resources.
  let namedColors: [String: [String: String]]
  /// The catalogs beside the document, which know more of a colour than the document recorded.
  var assets: AssetLibrary?

  /// The colour an element describes; `nil` for none, a nil element or one that cannot be read.
  func color(_ element: DocumentElement?) -> UIColor? {
    guard let element, element.name == "color" else { return nil }
    return color { element.attributes[$0] }
  }

  func color(attributes: [String: String]) -> UIColor? { color { attributes[$0] } }

  /// The colour with the attributes that a function answers by name.
  private func color(_ attribute: (String) -> String?) -> UIColor? {
    // Xcode 10 kept the name that a later Xcode had written beside its own.
    let name =
      attribute("systemColor") ?? attribute("xcode11CocoaTouchSystemColor")
      ?? attribute("cocoaTouchSystemColor")
    if let name {
      if let color = Self.systemColor(name) { return color }
      if let recorded = namedColors[name] { return components { recorded[$0] } }
      return nil
    }
    if let name = attribute("name") {
      if let color = assets?.color(named: name) { return color }
      if let recorded = namedColors[name] { return components { recorded[$0] } }
    }
    return components(attribute)
  }

  private func components(_ attribute: (String) -> String?) -> UIColor? {
    func value(_ name: String) -> CGFloat? {
      guard let number = attribute(name).flatMap({ Double($0) }), number.isFinite else {
        return nil
      }
      return CGFloat(min(max(number, 0), 1))
    }
    let alpha = value("alpha") ?? 1
    if let white = value("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else {
      return nil
    }
    let space = attribute("customColorSpace") ?? attribute("colorSpace") ?? "sRGB"
    return ColorSpaces.color(red: red, green: green, blue: blue, alpha: alpha, space: space)
  }

  /// A colour of the system by the name in documents, which ends in `Color`.
  static func systemColor(_ name: String) -> UIColor? {
    switch name {
    case "labelColor": .label
    // These three are the same in dark appearance.
    case "darkTextColor": .darkText
    case "lightTextColor": .lightText
    case "whiteColor": .white
    case "secondaryLabelColor": .secondaryLabel
    case "tertiaryLabelColor": .tertiaryLabel
    case "quaternaryLabelColor": .quaternaryLabel
    case "placeholderTextColor": .placeholderText
    case "separatorColor": .separator
    case "opaqueSeparatorColor": .opaqueSeparator
    case "linkColor": .link
    case "systemBackgroundColor": .systemBackground
    case "secondarySystemBackgroundColor": .secondarySystemBackground
    case "tertiarySystemBackgroundColor": .tertiarySystemBackground
    case "systemGroupedBackgroundColor", "groupTableViewBackgroundColor":
      .systemGroupedBackground
    case "secondarySystemGroupedBackgroundColor", "tableCellGroupedBackgroundColor":
      .secondarySystemGroupedBackground
    case "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground
    case "systemFillColor": .systemFill
    case "secondarySystemFillColor": .secondarySystemFill
    case "tertiarySystemFillColor": .tertiarySystemFill
    case "quaternarySystemFillColor": .quaternarySystemFill
    case "tintColor": .tintColor
    case "systemRedColor": .systemRed
    case "systemGreenColor": .systemGreen
    case "systemBlueColor": .systemBlue
    case "systemOrangeColor": .systemOrange
    case "systemYellowColor": .systemYellow
    case "systemPinkColor": .systemPink
    case "systemPurpleColor": .systemPurple
    case "systemTealColor": .systemTeal
    case "systemIndigoColor": .systemIndigo
    case "systemBrownColor": .systemBrown
    case "systemMintColor": .systemMint
    case "systemCyanColor": .systemCyan
    case "systemGrayColor": .systemGray
    case "systemGray2Color": .systemGray2
    case "systemGray3Color": .systemGray3
    case "systemGray4Color": .systemGray4
    case "systemGray5Color": .systemGray5
    case "systemGray6Color": .systemGray6
    default: nil
    }
  }
}
