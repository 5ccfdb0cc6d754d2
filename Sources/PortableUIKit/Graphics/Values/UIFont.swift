import Foundation

/// A typeface at a size in points.
///
/// The vertical metrics are San Francisco's, whatever the face: in units of the point size an
/// ascender of 1950/2048, a descender of -494/2048, and a line height of their distance. Widths are
/// a matter of the ``TextMeasuring`` in use.
open class UIFont: NSObject, @unchecked Sendable {
  private let comparedWord = ComparedObject.word

  public let fontName: String
  public let familyName: String
  /// In points, at most 100,000 either way; 12, Core Text's usual size, where the given size is no
  /// number.
  public let pointSize: CGFloat
  package let weight: Weight
  package let isItalic: Bool
  package let isMonospaced: Bool
  /// The text style the font was made for, if any.
  package let textStyle: TextStyle?
  /// The weight before bold text is asked for.
  let designWeight: Weight
  /// How the font follows the preferred size of text; nil for a fixed size.
  let scaling: FontScaling?

  init(
    name: String, family: String, size: CGFloat, weight: Weight, isItalic: Bool = false,
    isMonospaced: Bool = false, textStyle: TextStyle? = nil, designWeight: Weight? = nil,
    scaling: FontScaling? = nil
  ) {
    fontName = name
    familyName = family
    // A value that follows from the size, such as the height of a line, stays a number.
    pointSize = size.isFinite ? min(max(size, -100_000), 100_000) : 12
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.textStyle = textStyle
    self.designWeight = designWeight ?? weight
    self.scaling = scaling
    super.init()
  }

  /// A font of no face and size 0, as an object of UIKit made without a name is.
  public override convenience init() {
    self.init(name: "", family: "", size: 0, weight: .regular)
  }

  /// The distance in points from the baseline up to the top of the line box.
  open var ascender: CGFloat { pointSize * 0.952_148_437_5 }
  /// The (negative) distance in points from the baseline down to the bottom of the line box.
  open var descender: CGFloat { pointSize * -0.241_210_937_5 }
  open var capHeight: CGFloat { pointSize * 0.704_589_843_75 }
  open var xHeight: CGFloat { pointSize * 0.526_367_187_5 }
  open var lineHeight: CGFloat { pointSize * 1.193_359_375 }
  open var leading: CGFloat { 0 }

  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      name: fontName, family: familyName, size: size, weight: weight, isItalic: isItalic,
      isMonospaced: isMonospaced, designWeight: designWeight)
  }

  /// The same face at the same size, which follows the preferred size of text from here on.
  func scaling(by scaling: FontScaling) -> UIFont {
    UIFont(
      name: fontName, family: familyName, size: pointSize, weight: weight, isItalic: isItalic,
      isMonospaced: isMonospaced, designWeight: designWeight, scaling: scaling)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
      && isItalic == other.isItalic && isMonospaced == other.isMonospaced
      && textStyle == other.textStyle && scaling == other.scaling
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    return hasher.finalize()
  }
}

extension UIFont {
  /// How bold a face is, -1...1 with 0 as regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// A role of text whose size follows the user's preference.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
