import Foundation

/// Attributes that say how text is spoken; kept for whoever speaks it.
extension NSAttributedString.Key {
  /// Whether punctuation is spoken: a number.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// A language, such as `en-GB`.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// From 0 to 2: a number.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for the one before: a number.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The sounds, in the letters of the phonetic alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether each character is spoken by itself: a number.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// How urgent an announcement is: a text.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The level of a heading from 1 to 6, 0 for none: a number.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// Things that a text has besides its words: a list of texts.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
  /// A ``UIAccessibilityTextualContext``'s raw value.
  public static let accessibilityTextualContext = NSAttributedString.Key(
    "UIAccessibilityTextAttributeContext")
}
