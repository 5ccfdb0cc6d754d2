/// The marks that the way of a text through programs leaves in it: signs of HTML, escapes of JSON and property lists,
/// typographic signs and blanks, colours of terminals.
enum PastedMarks {
  /// So often a text may have been escaped.
  private static let rounds = 3

  /// A line as it was printed; escaped line breaks become line breaks.
  ///
  /// - Complexity: O(length of the line).
  static func removed(from line: Bytes) -> Bytes {
    var line = line
    if line.contains(0x1B) { line = withoutColours(line) }
    for _ in 0..<rounds {
      guard line.contains(UInt8(ascii: "&")) || line.contains(UInt8(ascii: "\\")) else { break }
      let plain = withoutEscapes(withoutEntities(line))
      if plain == line { break }
      line = plain
    }
    if line.first("#012") != nil { line = withoutOctals(line) }
    if line.contains(UInt8(ascii: "<")) { line = withoutTags(line) }
    if line.contains(where: { $0 >= 0x80 }) { line = withoutTypography(line) }
    return line
  }

  /// Without the sequences by which terminals colour.
  private static func withoutColours(_ line: Bytes) -> Bytes {
    var plain = Bytes()
    var place = 0
    while place < line.count {
      if line[place] == 0x1B {
        place += 1
        guard place < line.count, line[place] == UInt8(ascii: "[") else { continue }
        place += 1
        while place < line.count, !line[place].isLetter { place += 1 }
        place += 1
        continue
      }
      plain.append(line[place])
      place += 1
    }
    return plain
  }

  private static func withoutOctals(_ line: Bytes) -> Bytes {
    var plain = Bytes()
    var place = 0
    while place < line.count {
      if line.has("#012", at: place) || line.has("#011", at: place) {
        plain.append(line[place + 3] == UInt8(ascii: "2") ? 0x0A : 0x20)
        place += 4
      } else {
        plain.append(line[place])
        place += 1
      }
    }
    return plain
  }

  // MARK: HTML

  private static func withoutEntities(_ line: Bytes) -> Bytes {
    guard line.contains(UInt8(ascii: "&")) else { return line }
    var plain = Bytes()
    var place = 0
    while place < line.count {
      if line[place] == UInt8(ascii: "&"), let (sign, length) = entity(line, place) {
        plain += Bytes(String(sign).utf8)
        place += length
      } else {
        plain.append(line[place])
        place += 1
      }
    }
    return plain
  }

  private static func entity(_ line: Bytes, _ start: Int) -> (Unicode.Scalar, Int)? {
    if line.has("&lt;", at: start) { return ("<", 4) }
    if line.has("&gt;", at: start) { return (">", 4) }
    if line.has("&amp;", at: start) { return ("&", 5) }
    if line.has("&quot;", at: start) { return ("\"", 6) }
    if line.has("&apos;", at: start) { return ("'", 6) }
    if line.has("&nbsp;", at: start) { return (" ", 6) }
    guard line.has("&#", at: start) else { return nil }
    var place = start + 2
    let isHex = place < line.count && line[place] | 0x20 == UInt8(ascii: "x")
    if isHex { place += 1 }
    var code: UInt32 = 0
    let first = place
    while place < line.count, place < first + 7, isHex ? line[place].isHex : line[place].isDigit {
      code = code * (isHex ? 16 : 10) + line[place].hexValue
      place += 1
    }
    guard place > first, place < line.count, line[place] == UInt8(ascii: ";"),
      let sign = Unicode.Scalar(code)
    else { return nil }
    return (sign, place + 1 - start)
  }

  private static let tags: [StaticString] = [
    "br", "p", "div", "li", "ul", "ol", "pre", "code", "span", "tr", "td", "b", "i", "tt", "font",
  ]

  /// Tags become line breaks, or nothing inside a line.
  private static func withoutTags(_ line: Bytes) -> Bytes {
    var plain = Bytes()
    var place = 0
    while place < line.count {
      if line[place] == UInt8(ascii: "<"), let (isBreak, end) = tag(line, place) {
        if isBreak { plain.append(0x0A) }
        place = end
      } else {
        plain.append(line[place])
        place += 1
      }
    }
    return plain
  }

  private static func tag(_ line: Bytes, _ start: Int) -> (isBreak: Bool, end: Int)? {
    var place = start + 1
    if place < line.count, line[place] == UInt8(ascii: "/") { place += 1 }
    for (index, name) in tags.enumerated() where line.has(name, at: place) {
      let after = place + name.utf8CodeUnitCount
      guard after < line.count else { continue }
      let next = line[after]
      guard next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || next == 0x20 else { continue }
      guard let end = line[after...].firstIndex(of: UInt8(ascii: ">")),
        !line[after..<end].contains(UInt8(ascii: "<"))
      else { continue }
      return (index < 6, end + 1)
    }
    return nil
  }

  // MARK: Escapes

  /// Whether `\n` stands for the end of a line of the log, not for one inside a label.
  private static func endsLines(_ line: Bytes, _ place: Int) -> Bool {
    var next = place + 2
    while next < line.count, line[next] == 0x20 || line.has("\\t", at: next) {
      next += line[next] == 0x20 ? 1 : 2
    }
    guard next < line.count else { return true }
    if line.has("\\n", at: next) || line.has("\\\"", at: next) { return true }
    if line.has("Will ", at: next) || line.has("Probably ", at: next) { return true }
    return line[next] == UInt8(ascii: "(") || line[next] == UInt8(ascii: ")")
      || line[next] == UInt8(ascii: "\"") || line[next] == UInt8(ascii: "<")
      || line.has("\\u003c", at: next)
  }

  private static func withoutEscapes(_ line: Bytes) -> Bytes {
    guard line.contains(UInt8(ascii: "\\")) else { return line }
    var plain = Bytes()
    var place = 0
    while place < line.count {
      guard line[place] == UInt8(ascii: "\\"), place + 1 < line.count else {
        plain.append(line[place])
        place += 1
        continue
      }
      let next = line[place + 1]
      switch next {
      case UInt8(ascii: "n"): plain.append(endsLines(line, place) ? 0x0A : 0x20)
      case UInt8(ascii: "t"), UInt8(ascii: "r"): plain.append(0x20)
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "/"),
        UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "|"):
        plain.append(next)
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        if let (sign, length) = codePoint(line, place) {
          plain += Bytes(String(sign).utf8)
          place += length
          continue
        }
        plain += line[place...place + 1]
      default: plain += line[place...place + 1]
      }
      place += 2
    }
    return plain
  }

  /// The sign of `\u003c` or `\U00f6`, of two of them for one beyond the 65,536 first.
  private static func codePoint(_ line: Bytes, _ place: Int) -> (Unicode.Scalar, Int)? {
    func unit(_ place: Int) -> UInt32? {
      guard place + 6 <= line.count, line[place] == UInt8(ascii: "\\"),
        line[place + 1] | 0x20 == UInt8(ascii: "u")
      else { return nil }
      var code: UInt32 = 0
      for byte in line[place + 2..<place + 6] {
        guard byte.isHex else { return nil }
        code = code * 16 + byte.hexValue
      }
      return code
    }
    guard let high = unit(place) else { return nil }
    if let sign = Unicode.Scalar(high) { return (sign, 6) }
    guard high < 0xDC00, let low = unit(place + 6), low >= 0xDC00, low < 0xE000,
      let sign = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { return nil }
    return (sign, 12)
  }

  // MARK: Typography

  private static func withoutTypography(_ line: Bytes) -> Bytes {
    let hasQuote = line.contains(UInt8(ascii: "\""))
    let hasApostrophe = line.contains(UInt8(ascii: "'"))
    var plain = Bytes()
    var text = String(decoding: line, as: UTF8.self).unicodeScalars.makeIterator()
    var scalar = text.next()
    while let sign = scalar {
      scalar = text.next()
      switch sign.value {
      case 0xFEFF, 0x200B, 0x200C, 0x200D, 0x2060, 0xAD, 0x200E, 0x200F: continue
      case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: plain.append(0x20)
      case 0x2028, 0x2029, 0x85: plain.append(0x0A)
      case 0x201C...0x201F, 0xAB, 0xBB:
        plain += hasQuote ? Bytes(String(sign).utf8) : [0x22]
      case 0x2018...0x201B, 0x2039, 0x203A, 0xB4:
        plain += hasApostrophe ? Bytes(String(sign).utf8) : [0x27]
      case 0x2212: plain.append(0x2D)
      case 0xD7: plain.append(0x2A)
      case 0x2264: plain += Bytes("<=" as StaticString)
      case 0x2265: plain += Bytes(">=" as StaticString)
      case 0x2013 where isMinus(plain.last, scalar): plain.append(0x2D)
      case 0x2014 where isMinus(plain.last, scalar): plain += Bytes("--" as StaticString)
      default: plain += Bytes(String(sign).utf8)
      }
    }
    return plain
  }

  /// Whether a dash between two signs was a minus before an editor beautified it.
  private static func isMinus(_ before: UInt8?, _ after: Unicode.Scalar?) -> Bool {
    if let before, Bytes("]|)=&-" as StaticString).contains(before) { return true }
    guard let after else { return false }
    if after == "(" || after == "[" || after == "|" || after == "&" { return true }
    return before == 0x20 && (after == " " || after.value < 0x80 && UInt8(after.value).isDigit)
  }
}
