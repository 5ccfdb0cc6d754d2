import Foundation

/// Scales fonts and lengths as a text style grows with the user's preferred size of text.
///
/// A length is scaled by the line height of the style, as Apple publishes it for each size, over that at
/// the category large, and rounded to thirds of a point; a font is rounded to whole points. At the category
/// large nothing changes.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle style: UIFont.TextStyle) {
    self.style = style
    super.init()
  }

  /// The font at the size that the current traits ask for.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// The font at the size that some traits ask for, by default the current ones.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font at the size that the current traits ask for, but no larger than a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the size that some traits ask for, but no larger than a size in points; 0 for no limit.
  ///
  /// A font that is scaled already, or that has a text style, is refused with `NSInvalidArgumentException`
  /// and comes back unchanged.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard font.scaling == nil else {
      MainActor.assumeIsolated {
        UIKitException.raise(
          .invalidArgument("Attempting to scale a font that scales already: \(font.fontName)"))
      }
      return font
    }
    let scaling = FontScaling(
      style: style, designSize: font.pointSize,
      maximumPointSize: maximumPointSize.isFinite ? max(0, maximumPointSize) : 0)
    let traits = traitCollection ?? .current
    return font.scaling(by: scaling).adapted(
      to: traits, category: traits.value(of: UITraitPreferredContentSizeCategory.self))
  }

  /// The length at the size that the current traits ask for.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length at the size that some traits ask for, by default the current ones.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    return DynamicType.scaledValue(
      value, style: style, category: traits.preferredContentSizeCategory)
  }
}
