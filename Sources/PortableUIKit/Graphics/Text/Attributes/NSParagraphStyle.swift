import Foundation

/// How the lines of a paragraph lie. Distances are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let comparedWord = ComparedObject.word

  /// How lines are broken where there is a choice; several at once (raw values as in UIKit).
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  var values = ParagraphValues()

  public override init() {
    super.init()
  }

  /// The style of text without one.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The space added below each line but the last.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space added below a paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space added above a paragraph that is not the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var alignment: NSTextAlignment { values.alignment }
  /// How far from the leading edge lines begin.
  open var headIndent: CGFloat { values.headIndent }
  /// How far from the leading edge lines end where above 0, from the trailing edge otherwise.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How far from the leading edge the first line begins.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The least height of a line; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of a line's height; 0 for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Kept, not acted upon: 0 never divides words, 1 is the most.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Kept, not acted upon.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

  /// The places to which tab characters lead, by their distance from the leading edge: twelve, 28 points apart, by default.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance in points of the places behind the last of ``tabStops``; 0 for none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether the system chooses where words are divided; kept, as it divides none.
  open var usesDefaultHyphenation: Bool { false }

  /// The direction of text in a language named as `en` or `ar-EG`; nil for the user's.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let name = languageName ?? Locale.preferredLanguages.first ?? "en"
    return Locale.Language(identifier: name).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle).map { $0.values == values } ?? false
  }

  open override var hash: Int { values.hashValue }
}
