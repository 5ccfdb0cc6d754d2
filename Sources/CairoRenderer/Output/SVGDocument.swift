/// The last touches to an SVG document that Cairo has written.
enum SVGDocument {
  /// Adds what a reader or a search can use, for Cairo draws text as outlines: the title, and a
  /// description with the texts in the order they were drawn.
  ///
  /// Also numbers Cairo's surfaces and images from 0. Cairo counts them over the life of the process, so that
  /// the second picture of a run would differ from the first.
  static func finished(_ bytes: [UInt8], title: String, texts: [String]) -> [UInt8] {
    var document = renumbered(renumbered(bytes, "surface"), "image")
    guard let start = position(of: "<svg", in: document, from: 0),
      let end = document[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return document }
    var head = "\n<title>\(escaped(title))</title>"
    if !texts.isEmpty {
      head += "\n<desc>\(escaped(texts.joined(separator: "\n")))</desc>"
    }
    document.insert(contentsOf: head.utf8, at: end + 1)
    return document
  }

  /// Replaces the numbers after `word`, where it begins an identifier, by their order of appearance.
  ///
  /// - Complexity: O(bytes).
  private static func renumbered(_ document: [UInt8], _ word: StaticString) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(document.count)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var rest = 0
    while let found = position(of: word, in: document, from: rest) {
      let start = found + word.utf8CodeUnitCount
      result += document[rest..<start]
      let digits = document[start...].prefix {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
      rest = digits.endIndex
      let isIdentifier =
        found > 0
        && (document[found - 1] == UInt8(ascii: "\"") || document[found - 1] == UInt8(ascii: "#"))
      guard !digits.isEmpty, isIdentifier else {
        result += digits
        continue
      }
      let number = numbers[digits] ?? numbers.count
      numbers[digits] = number
      result += String(number).utf8
    }
    return result + document[rest...]
  }

  /// The first place of a word from `start` on.
  private static func position(
    of word: StaticString, in bytes: [UInt8], from start: Int
  ) -> Int? {
    word.withUTF8Buffer { pattern in
      var index = start
      while let first = bytes[index...].firstIndex(of: pattern[0]) {
        if bytes[first...].starts(with: pattern) { return first }
        index = first + 1
      }
      return nil
    }
  }

  /// `text` as XML character data; characters that XML 1.0 has no notation for are left out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
