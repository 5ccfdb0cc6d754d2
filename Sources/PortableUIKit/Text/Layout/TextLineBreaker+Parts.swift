import Foundation

extension TextLineBreaker {
  /// The paragraph from a byte on.
  func rest(
    from start: Int
  ) -> (text: String, spans: [ShapingRequest.Span], looks: [TextAttributes]) {
    let bytes = Array(paragraph.text.utf8)
    let start = min(max(0, start), bytes.count)
    var spans: [ShapingRequest.Span] = []
    var looks: [TextAttributes] = []
    for (span, look) in zip(paragraph.spans, paragraph.attributes)
    where span.range.upperBound > start {
      var span = span
      span.range = max(0, span.range.lowerBound - start)..<span.range.upperBound - start
      spans.append(span)
      looks.append(look)
    }
    return (String(decoding: bytes[start...], as: UTF8.self), spans, looks)
  }

  /// The one line that begins at a byte of the paragraph.
  func line(from start: Int) -> Line {
    let (text, spans, looks) = rest(from: start)
    guard !text.isEmpty,
      var shaped = shaper.lines(of: request(text, spans, isFirst: start == 0)).first
    else { return emptyLine }
    let range = shaped.range
    shaped.range = range.lowerBound + start..<range.upperBound + start
    return line(shaped, isFirst: start == 0, looks)
  }
}

extension TextLineBreaker.Line {
  /// Whether the line ends within a word of its paragraph.
  func cutsWord(of paragraph: TextParagraph) -> Bool {
    let bytes = Array(paragraph.text.utf8)
    let end = shaped.range.upperBound
    guard end > 0, end < bytes.count else { return false }
    let breaks: Set<UInt8> = [0x20, 0x09, 0x2D]
    return !breaks.contains(bytes[end - 1]) && !breaks.contains(bytes[end])
  }
}
