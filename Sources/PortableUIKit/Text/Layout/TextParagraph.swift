import Drawing
import Foundation

/// A paragraph of an attributed text, ready to be broken into lines.
struct TextParagraph {
  /// The text without its terminator; a byte for each byte of the original.
  var text: String
  var spans: [ShapingRequest.Span]
  /// The attributes of each span.
  var attributes: [TextAttributes]
  var style: ParagraphValues
  /// Where it begins in the text, and where the one after it does, in UTF-16 units.
  var location: Int
  var end: Int

  /// The paragraphs of a text, at least one.
  ///
  /// - Complexity: O(characters + changes of attributes).
  static func all(of string: NSAttributedString, _ defaults: TextDefaults) -> [TextParagraph] {
    var result: [TextParagraph] = []
    var start = 0
    let units = string.string as NSString
    repeat {
      let (content, next) = ends(of: units, from: start)
      result.append(TextParagraph(string, start..<content, next, defaults))
      start = next
      // A separator at the end begins one more line.
      if start == units.length, content < next {
        result.append(TextParagraph(string, start..<start, start, defaults))
      }
    } while start < units.length
    return result
  }

  /// The paragraphs of a text in one look, at least one.
  ///
  /// - Complexity: O(characters).
  static func all(of text: String, _ defaults: TextDefaults) -> [TextParagraph] {
    let look = TextAttributes([:], defaults)
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0xE2 || $0 == 0 }) else {
      return [TextParagraph(text, look, 0..<text.utf16.count, defaults)]
    }
    var result: [TextParagraph] = []
    var start = 0
    let units = text as NSString
    while true {
      let (content, next) = ends(of: units, from: start)
      let part = units.substring(with: NSRange(location: start, length: content - start))
      result.append(
        TextParagraph(part.replacing("\0", with: " "), look, start..<next, defaults))
      start = next
      // A separator at the end begins one more line.
      if start == units.length {
        if content < next { result.append(TextParagraph("", look, start..<start, defaults)) }
        return result
      }
    }
  }

  private init(
    _ text: String, _ look: TextAttributes, _ units: Range<Int>, _ defaults: TextDefaults
  ) {
    self.text = text
    location = units.lowerBound
    end = units.upperBound
    emptyLook = look
    attributes = text.isEmpty ? [] : [look]
    spans =
      text.isEmpty
      ? []
      : [
        ShapingRequest.Span(
          range: 0..<text.utf8.count, font: FontRequest(look.font), kern: look.kern)
      ]
    style = ParagraphValues()
    style.alignment = defaults.alignment
    style.lineBreakMode = defaults.lineBreakMode
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
    _ string: NSAttributedString, _ range: Range<Int>, _ end: Int, _ defaults: TextDefaults
  ) {
    location = range.lowerBound
    self.end = end
    var text = ""
    var spans: [ShapingRequest.Span] = []
    var attributes: [TextAttributes] = []
    var index = range.lowerBound
    while index < range.upperBound {
      var effective = NSRange()
      let values = string.attributes(at: index, effectiveRange: &effective)
      let end = min(max(effective.location + effective.length, index + 1), range.upperBound)
      let part = (string.string as NSString).substring(
        with: NSRange(location: index, length: end - index))
      let look = TextAttributes(values, defaults)
      let first = text.utf8.count
      // A NUL ends texts in C.
      text += part.contains("\0") ? part.replacing("\0", with: " ") : part
      attributes.append(look)
      spans.append(
        ShapingRequest.Span(
          range: first..<text.utf8.count, font: FontRequest(look.font), kern: look.kern,
          attachmentWidth: look.attachment.map { max(0, $0.placedBounds.width) }))
      index = end
    }
    self.text = text
    self.spans = spans
    self.attributes = attributes
    // The style is that of the first character, or of the separator in an empty paragraph.
    let place = min(range.lowerBound, max(0, string.length - 1))
    let named =
      string.length > 0
      ? string.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
      : nil
    if let named {
      style = named.values
    } else {
      style = ParagraphValues()
      style.alignment = defaults.alignment
      style.lineBreakMode = defaults.lineBreakMode
    }
    if attributes.isEmpty {
      let values =
        string.length > 0 ? string.attributes(at: place, effectiveRange: nil) : [:]
      emptyLook = TextAttributes(values, defaults)
    } else {
      emptyLook = attributes[0]
    }
  }

  /// The look that gives an empty line its height.
  let emptyLook: TextAttributes
}
