import Foundation

/// The text of a paragraph with its looks, parts of which stand on lines.
struct SpannedText {
  let spans: [ShapingRequest.Span]
  let bytes: [UInt8]

  init(_ text: String, _ spans: [ShapingRequest.Span]) {
    self.spans = spans
    bytes = Array(text.utf8)
  }

  /// What a line shows: a part of the text, or a sign that is not part of it, in the look of the character at a byte.
  enum Piece {
    case text(Range<Int>)
    case sign(String, likeByte: Int)
  }

  /// A request for pieces in a row, and the number that each of its spans has in the whole text.
  func request(
    _ pieces: [Piece], isRightToLeft: Bool?
  ) -> (request: ShapingRequest, numbers: [Int]) {
    var request = ShapingRequest(text: "", spans: [], isRightToLeft: isRightToLeft)
    var numbers: [Int] = []
    var length = 0
    func add(_ text: String, _ count: Int, _ number: Int) {
      var span = spans[number]
      span.range = length..<length + count
      request.text += text
      length += count
      if numbers.last == number {
        request.spans[numbers.count - 1].range =
          request.spans[numbers.count - 1].range.lowerBound..<length
      } else {
        request.spans.append(span)
        numbers.append(number)
      }
    }
    for piece in pieces {
      switch piece {
      case .text(let range):
        for number in spanNumbers(of: range) {
          let part = spans[number].range.clamped(to: range)
          add(String(decoding: bytes[part], as: UTF8.self), part.count, number)
        }
      case .sign(let sign, let byte):
        if let number = spanNumbers(of: byte..<byte + 1).first ?? spans.indices.last {
          add(sign, sign.utf8.count, number)
        }
      }
    }
    return (request, numbers)
  }

  private func spanNumbers(of range: Range<Int>) -> [Int] {
    // Most texts have few spans.
    spans.indices.filter { spans[$0].range.overlaps(range) }
  }

  /// A range of text without the spaces at its end, which hang over the edge where a line is broken.
  func withoutHangingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound {
      if bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 {
        end -= 1
      } else if end - 3 >= range.lowerBound, bytes[end - 3..<end].elementsEqual([0xE3, 0x80, 0x80])
      {
        // The ideographic space.
        end -= 3
      } else {
        break
      }
    }
    return range.lowerBound..<end
  }

  /// How many bytes the character that begins at one has if it ends a line: 0 for others.
  func separatorLength(at byte: Int) -> Int {
    switch bytes[byte] {
    case 0x0B, 0x0C: 1
    case 0xC2 where byte + 1 < bytes.count && bytes[byte + 1] == 0x85: 2
    case 0xE2
    where byte + 2 < bytes.count && bytes[byte + 1] == 0x80 && bytes[byte + 2] == 0xA8:
      3
    default: 0
    }
  }

  /// The first separator of lines from a byte on, and where the text behind it begins; the end where there is none.
  func endOfLine(from start: Int) -> (content: Int, next: Int) {
    var byte = start
    while byte < bytes.count {
      let length = separatorLength(at: byte)
      if length > 0 { return (byte, byte + length) }
      byte += 1
    }
    return (bytes.count, bytes.count)
  }

  /// About so many bytes from one on, which no character is cut by.
  func window(from start: Int, length: Int) -> Range<Int> {
    var end = min(bytes.count, start + length)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  /// About so many bytes before one, which no character is cut by.
  func window(before end: Int, length: Int) -> Range<Int> {
    var start = max(0, end - length)
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start..<end
  }

  /// Whether a soft hyphen stands before a byte.
  func isBehindSoftHyphen(_ byte: Int) -> Bool {
    byte >= 2 && bytes[byte - 2] == 0xC2 && bytes[byte - 1] == 0xAD
  }
}
