/// A line of a pasted text as the system printed it: without the marks of mail, chats, pages, crash services and
/// terminals.
struct PastedLine {
  /// The line of the pasted text, from 1; a line with escapes for line breaks gives several of one number.
  var number: Int
  var bytes: Bytes

  /// The lines of a text.
  ///
  /// - Complexity: O(length of the text).
  static func all(in text: String) -> [PastedLine] {
    var lines: [PastedLine] = []
    var line = Bytes()
    var number = 1
    var isAfterReturn = false
    for byte in text.utf8 {
      if byte == 0x0A, isAfterReturn {
        isAfterReturn = false
        continue
      }
      isAfterReturn = byte == 0x0D
      guard byte == 0x0A || byte == 0x0D else {
        line.append(byte)
        continue
      }
      append(line, number, to: &lines)
      line.removeAll(keepingCapacity: true)
      number += 1
    }
    append(line, number, to: &lines)
    return lines
  }

  private static func append(_ line: Bytes, _ number: Int, to lines: inout [PastedLine]) {
    let plain = withoutQuoteMarks(PastedMarks.removed(from: line))
    guard plain.contains(0x0A) else {
      lines.append(PastedLine(number: number, bytes: plain))
      return
    }
    for part in plain.split(separator: 0x0A, omittingEmptySubsequences: false) {
      lines.append(PastedLine(number: number, bytes: withoutQuoteMarks(Bytes(part))))
    }
  }

  /// A line of a mail without the signs of quoting before it.
  private static func withoutQuoteMarks(_ line: Bytes) -> Bytes {
    var place = 0
    while place < line.count, line[place].isBlank { place += 1 }
    let start = place
    while line.has("> ", at: place) || line.has(">\t", at: place) { place += 2 }
    return place > start ? Bytes(line[place...]) : line
  }
}
