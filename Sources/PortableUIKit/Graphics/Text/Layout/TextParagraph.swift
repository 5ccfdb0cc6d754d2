import Drawing
import Foundation

/// A paragraph of an attributed text, ready to be broken into lines.
struct TextParagraph {
  /// The text without its terminator; a byte for each byte of the original.
  var text: String
  var spans: [ShapingRequest.Span]
  var attributes: [TextAttributes]
  var style: ParagraphValues
  /// Where it begins in the text, and where the one after it does, in UTF-16 units.
  var location: Int
  var end: Int

  /// The look that gives an empty line its height.
  let emptyLook: TextAttributes

  /// The paragraphs of a text, at least one.
  ///
  /// - Complexity: O(characters + changes of attributes).
  static func all(of content: StyledText.Content, _ defaults: TextDefaults) -> [TextParagraph] {
    let text = content.string
    guard text.utf8.contains(where: Self.mayEndParagraph) else {
      let count = text.utf16.count
      return [TextParagraph(content, text, 0..<count, end: count, defaults)]
    }
    var result: [TextParagraph] = []
    var start = 0
    let units = text as NSString
    repeat {
      let (last, next) = ends(of: units, from: start)
      let part = units.substring(with: NSRange(location: start, length: last - start))
      result.append(TextParagraph(content, part, start..<last, end: next, defaults))
      start = next
      // A separator at the end begins one more line.
      if start == units.length, last < next {
        result.append(TextParagraph(content, "", start..<start, end: start, defaults))
      }
    } while start < units.length
    return result
  }

  /// Whether a separator of paragraphs may begin with a byte.
  private static func mayEndParagraph(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || byte == 0xE2
  }

  /// Where the content of a paragraph ends and the next one begins, in UTF-16 units.
  private static func ends(of text: NSString, from start: Int) -> (content: Int, next: Int) {
    var index = start
    while index < text.length {
      switch text.character(at: index) {
      case 0x0D where index + 1 < text.length && text.character(at: index + 1) == 0x0A:
        return (index, index + 2)
      case 0x0A, 0x0D, 0x2029: return (index, index + 1)
      default: index += 1
      }
    }
    return (index, index)
  }

  private init(
    _ content: StyledText.Content, _ text: String, _ range: Range<Int>, end: Int,
    _ defaults: TextDefaults
  ) {
    location = range.lowerBound
    self.end = end
    self.text = ""
    spans = []
    attributes = []
    style = ParagraphValues()
    style.alignment = defaults.alignment
    style.lineBreakMode = defaults.lineBreakMode
    guard case .attributed(let string) = content else {
      emptyLook = TextAttributes([:], defaults)
      if !text.isEmpty { append(text, emptyLook) }
      return
    }
    // Style and look are those of the first character, or of the separator in an empty paragraph.
    let place = min(range.lowerBound, max(0, string.length - 1))
    let first = string.length > 0 ? string.attributes(at: place, effectiveRange: nil) : [:]
    emptyLook = TextAttributes(first, defaults)
    if let named = first[.paragraphStyle] as? NSParagraphStyle { style = named.values }
    let units = text as NSString
    for (values, run) in string.looks(in: NSRange(range)) {
      let place = NSRange(location: run.location - range.lowerBound, length: run.length)
      append(
        run.length == range.count ? text : units.substring(with: place),
        place.location == 0 ? emptyLook : TextAttributes(values, defaults))
    }
  }

  private mutating func append(_ part: String, _ look: TextAttributes) {
    let first = text.utf8.count
    // A NUL ends texts in C.
    text += part.utf8.contains(0) ? part.replacing("\0", with: " ") : part
    attributes.append(look)
    spans.append(
      ShapingRequest.Span(
        range: first..<text.utf8.count, font: FontRequest(look.font), kern: look.kern,
        attachmentWidth: look.attachment.map { max(0, $0.placedBounds.width) }))
  }
}
