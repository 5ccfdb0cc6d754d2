import Foundation

/// The values of a paragraph style.
struct ParagraphValues: Hashable, Sendable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
  var hyphenationFactor: Float = 0
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var allowsTightening = false
  var tabStops = ParagraphValues.standardTabStops
  var defaultTabInterval: CGFloat = 0

  /// Twelve places, 28 points apart.
  private static let standardTabStops = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }
}
