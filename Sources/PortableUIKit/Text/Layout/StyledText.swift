import Drawing
import Foundation

/// The attributed text of a view, laid out as the view is to show it.
struct StyledText {
  var string: NSAttributedString
  var defaults: TextDefaults
  var shaper: any TextShaper

  /// The text with `value` for all of it.
  static func setting(
    _ key: NSAttributedString.Key, _ value: Any, in string: NSAttributedString
  ) -> NSAttributedString {
    AttributedRuns(string) { $0.merging([key: value]) { _, new in new } }.string
  }

  /// The text with other characters in a range: with the attributes given, or else with those of the first character that
  /// goes, or of the one before.
  static func replacing(
    _ range: NSRange, in string: NSAttributedString, with characters: String,
    _ attributes: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString {
    let start = min(max(0, range.location), string.length)
    let end = min(string.length, start + max(0, range.length))
    let near = end > start ? start : max(0, start - 1)
    let found = string.length > 0 ? string.attributes(at: near, effectiveRange: nil) : [:]
    var runs = AttributedRuns(string, NSRange(location: 0, length: start))
    runs.append(characters, attributes ?? AttributedRuns.withoutSpacer(found))
    runs.append(string, NSRange(location: end, length: string.length - end))
    return runs.string
  }

  /// The text with a change of the paragraph style of all of it.
  static func changingParagraphs(
    of string: NSAttributedString, _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    AttributedRuns(string) { attributes in
      let style = NSMutableParagraphStyle()
      if let value = attributes[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(value)
      }
      change(style)
      return attributes.merging([.paragraphStyle: style]) { _, new in new }
    }.string
  }

  /// Whether any part of `string` has an attribute.
  static func hasAttributes(_ string: NSAttributedString) -> Bool {
    var index = 0
    while index < string.length {
      var range = NSRange()
      if !string.attributes(at: index, effectiveRange: &range).isEmpty { return true }
      index = max(range.location + range.length, index + 1)
    }
    return false
  }

  func layout(width: CGFloat, height: CGFloat = .infinity, lines: Int) -> AttributedTextLayout {
    AttributedTextLayout(
      string, in: TextRoom(width: width, height: height, numberOfLines: lines), defaults,
      shaper: shaper)
  }

  func measurement(width: CGFloat, lines: Int) -> TextMeasurement {
    let layout = layout(width: width, lines: lines)
    return TextMeasurement(
      size: layout.size, lineCount: layout.lines.count, firstBaseline: layout.firstBaseline,
      lastBaseline: layout.lastBaseline)
  }

  /// The text with all its fonts by a factor smaller or larger.
  func scaled(by factor: CGFloat) -> StyledText {
    var result = self
    result.string =
      AttributedRuns(string) { attributes in
        guard let font = attributes[.font] as? UIFont else { return attributes }
        return attributes.merging([.font: font.withSize(font.pointSize * factor)]) { _, new in new }
      }.string
    result.defaults.font = defaults.font.withSize(defaults.font.pointSize * factor)
    return result
  }

  /// Draws the text in `rect`, its lines in the middle of a rectangle that is higher where `position` is
  /// a half, at the top where it is 0.
  func draw(
    in rect: CGRect, lines: Int, position: CGFloat, minimumScale: CGFloat, context: CGContext
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    // A room measured from this very text may be smaller by an error of rounding.
    let width = rect.width + 0.01
    var layout = layout(width: width, height: rect.height, lines: lines)
    if lines == 1, layout.isTruncated || layout.size.width > width, minimumScale < 1 {
      let natural = self.layout(width: .infinity, lines: 1).size.width
      if natural > 0 {
        layout = scaled(by: max(minimumScale, width / natural * 0.995))
          .layout(width: width, height: rect.height, lines: 1)
      }
    }
    context.saveGState()
    // Overhanging strokes of letters at the edges are not cut.
    context.clip(to: rect.insetBy(dx: -1, dy: -1))
    layout.draw(
      in: context,
      at: CGPoint(x: rect.minX, y: rect.minY + (rect.height - layout.size.height) * position))
    context.restoreGState()
  }
}
