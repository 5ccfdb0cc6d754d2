import Foundation
import PortableUIKit

/// A colour set: colours for devices and appearances.
struct ColorAsset: Sendable {
  private struct Variant: Sendable {
    var conditions: AssetConditions
    var color: UIColor
  }

  private let variants: [Variant]

  /// - Throws: when a component of a colour is not a number.
  init(_ contents: CatalogContents) throws(InterfaceBuilderError) {
    var variants: [Variant] = []
    for (index, entry) in contents.entries.enumerated() {
      guard let description = entry.color else { continue }
      guard let color = Self.color(description) else {
        throw InterfaceBuilderError(
          file: contents.file, reason: .invalidAsset("colors[\(index)].color is not a colour"))
      }
      variants.append(Variant(conditions: AssetConditions(entry), color: color))
    }
    guard !variants.isEmpty else {
      throw InterfaceBuilderError(
        file: contents.file, reason: .invalidAsset("the set has no colour"))
    }
    self.variants = variants
  }

  /// The colour that picks the variant of the traits it is drawn under.
  var color: UIColor {
    if variants.count == 1 { return variants[0].color }
    let variants = variants
    return UIColor { traits in
      var best: (fit: Int, color: UIColor)?
      for variant in variants {
        guard let fit = variant.conditions.fit(traits), fit > best?.fit ?? -1 else { continue }
        best = (fit, variant.color)
      }
      return best?.color ?? variants[0].color
    }
  }

  private static func color(_ description: CatalogContents.Entry.Color) -> UIColor? {
    if let reference = description.reference {
      return ColorReader.systemColor(reference)
    }
    guard let components = description.components else { return nil }
    let alpha = components["alpha"].map { component($0) } ?? 1
    guard let alpha else { return nil }
    if let white = components["white"] {
      guard let white = component(white) else { return nil }
      return UIColor(white: white, alpha: alpha)
    }
    guard
      let red = components["red"].flatMap({ component($0) }),
      let green = components["green"].flatMap({ component($0) }),
      let blue = components["blue"].flatMap({ component($0) })
    else { return nil }
    return ColorSpaces.color(
      red: red, green: green, blue: blue, alpha: alpha, space: description.colorSpace ?? "srgb")
  }

  /// A component: `0.5`, `0x80` or `128`, the last two of 255.
  static func component(_ text: String) -> CGFloat? {
    let value: Double
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      guard let byte = UInt8(text.dropFirst(2), radix: 16) else { return nil }
      value = Double(byte) / 255
    } else if text.contains(".") {
      guard let number = Double(text), number.isFinite else { return nil }
      value = number
    } else {
      guard let byte = UInt8(text) else { return nil }
      value = Double(byte) / 255
    }
    return CGFloat(min(max(value, 0), 1))
  }
}
