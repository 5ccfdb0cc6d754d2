import CPango

/// The pieces of a text that are broken into lines one after the other.
struct TextPieces {
  /// A part of the text.
  struct Piece {
    let text: String
    /// The byte of the whole text with which it begins.
    let start: Int
    /// The direction of the paragraph in whose middle it begins; none where it begins a paragraph.
    let direction: PangoDirection?
    /// Whether the text ends with it.
    let isLast: Bool
  }

  private let bytes: [UInt8]
  private var start = 0
  private var length: Int
  private var direction: PangoDirection?

  /// The pieces of `text`, of about `length` bytes each.
  init(_ text: String, length: Int) {
    bytes = Array(text.utf8)
    self.length = length
  }

  /// The piece that begins where this one was used up; nil behind the end.
  var next: Piece? {
    guard start <= bytes.count else { return nil }
    var end = min(bytes.count, start + length)
    // Not within a letter.
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    // The direction is that of one paragraph; the next has its own.
    if direction != nil, let paragraph = endOfParagraph(before: end) { end = paragraph }
    return Piece(
      text: String(decoding: bytes[start..<end], as: UTF8.self), start: start,
      direction: direction, isLast: end == bytes.count)
  }

  /// Makes pieces twice as long: a line did not end within this one.
  mutating func lengthen() { length *= 2 }

  /// Goes on at a byte, in the middle of a paragraph where a direction is given.
  mutating func advance(to start: Int, direction: PangoDirection?) {
    self.start = start
    self.direction = direction
  }

  /// The place behind the first end of a paragraph, as Pango knows them.
  private func endOfParagraph(before end: Int) -> Int? {
    for index in start..<end {
      switch bytes[index] {
      case UInt8(ascii: "\n"): return index + 1
      case UInt8(ascii: "\r"):
        let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        return index + (isPair ? 2 : 1)
      // U+2029, the paragraph separator.
      case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80, 0xA9]): return index + 3
      default: continue
      }
    }
    return nil
  }
}
