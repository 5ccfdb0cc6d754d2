import Foundation

extension UIFont {
  static let systemFamily = ".AppleSystemUIFont"

  /// Labels: 17.
  public static var labelFontSize: CGFloat { 17 }
  /// Buttons: 18.
  public static var buttonFontSize: CGFloat { 18 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var systemFontSize: CGFloat { 14 }

  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFUI", family: systemFamily, size: size, weight: weight)
  }

  /// The system font at a width; widths that are neither narrow nor broad are those of the usual face.
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    switch width.rawValue {
    case ..<(-0.1):
      UIFont(name: ".SFUI-Condensed", family: "SF Pro Condensed", size: size, weight: weight)
    case 0.1...:
      UIFont(name: ".SFUI-Expanded", family: "SF Pro Expanded", size: size, weight: weight)
    default: systemFont(ofSize: size, weight: weight)
    }
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".SFUI", family: systemFamily, size: size, weight: .regular, isItalic: true)
  }

  /// A face of the system in any of its looks.
  package static func systemFont(ofSize size: CGFloat, weight: Weight, isItalic: Bool) -> UIFont {
    UIFont(name: ".SFUI", family: systemFamily, size: size, weight: weight, isItalic: isItalic)
  }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      name: ".SFUIMono", family: ".AppleSystemUIFontMonospaced", size: size, weight: weight,
      isMonospaced: true)
  }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system font of a text style at the text size that the current traits ask for.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font of a text style at the text size that `traits` ask for, by default the current ones;
  /// heavier where they ask for bold text.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let traits = traits ?? .current
    let scaling = FontScaling(style: style)
    let weight: Weight = style == .headline ? .semibold : .regular
    return UIFont(
      name: ".SFUI", family: systemFamily,
      size: scaling.pointSize(at: traits.preferredContentSizeCategory),
      weight: weight.under(traits), textStyle: style, designWeight: weight, scaling: scaling)
  }

  /// A face by PostScript name, such as `HelveticaNeue-Bold`: weight and slant are read from the
  /// part after the hyphen, the family is the part before it.
  public convenience init?(name fontName: String, size: CGFloat) {
    guard !fontName.isEmpty, size.isFinite, size >= 0 else { return nil }
    let parts = fontName.split(separator: "-", maxSplits: 1)
    let face = parts.count > 1 ? parts[1].lowercased() : ""
    let weights: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin),
      ("light", .light), ("medium", .medium), ("semibold", .semibold), ("demi", .semibold),
      ("extrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ]
    self.init(
      name: fontName, family: String(parts.first ?? ""), size: size,
      weight: weights.first { face.contains($0.0) }?.1 ?? .regular,
      isItalic: face.contains("italic") || face.contains("oblique"),
      isMonospaced: fontName.contains("Mono") || fontName.hasPrefix("Courier")
        || fontName.hasPrefix("Menlo"))
  }
}
