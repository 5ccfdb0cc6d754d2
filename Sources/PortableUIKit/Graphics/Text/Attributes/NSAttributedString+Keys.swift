import Foundation

/// Attributes of text, which Foundation does not name on this platform.
extension NSAttributedString.Key {
  /// A ``UIFont``.
  public static let font = NSAttributedString.Key("NSFont")
  /// A ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The space added after each character, in points: a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The same under its newer name.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Raw value of an ``NSUnderlineStyle``: a number.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A ``UIColor``; the text's own without.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// Raw value of an ``NSUnderlineStyle``: a number.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A ``UIColor``; the text's own without.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far above the baseline the text stands, in points: a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An ``NSShadow``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The name of a language, such as `en`: a text; kept, not acted upon.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  /// A `URL` or text.
  public static let link = NSAttributedString.Key("NSLink")
  /// The width of outlines in percent of the size: a number; kept, not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A ``UIColor`` of outlines; kept, not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number; kept, not acted upon.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number; kept, not acted upon.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A number; kept, not acted upon.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// A number, 0 for horizontal glyphs; kept, not acted upon.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// An ``NSAttributedString/TextEffectStyle``'s text; kept, not acted upon.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A list of numbers; kept, not acted upon.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}
