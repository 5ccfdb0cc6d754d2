/// The last touches to an SVG document that Cairo has written.
enum SVGDocument {
  /// Adds what a reader or a search can use, for Cairo draws text as outlines: the title, and a
  /// description with the texts in the order they were drawn.
  ///
  /// Also numbers Cairo's surfaces from 0. Cairo counts them over the life of the process, so that
  /// the second picture of a run would differ from the first.
  static func finished(_ bytes: [UInt8], title: String, texts: [String]) -> [UInt8] {
    var document = String(decoding: bytes, as: UTF8.self)
    document = renumbered(document)
    guard let start = document.range(of: "<svg"),
      let end = document[start.upperBound...].firstIndex(of: ">")
    else { return Array(document.utf8) }
    var head = "\n<title>\(escaped(title))</title>"
    if !texts.isEmpty {
      head += "\n<desc>\(escaped(texts.joined(separator: "\n")))</desc>"
    }
    document.insert(contentsOf: head, at: document.index(after: end))
    return Array(document.utf8)
  }

  /// Replaces the numbers after `surface` and `mask` by their order of appearance.
  private static func renumbered(_ document: String) -> String {
    var result = ""
    result.reserveCapacity(document.utf8.count)
    var numbers: [Substring: Int] = [:]
    var rest = document[...]
    while let found = rest.range(of: "surface") {
      result += rest[..<found.upperBound]
      rest = rest[found.upperBound...]
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty else { continue }
      let number = numbers[digits] ?? numbers.count
      numbers[digits] = number
      result += String(number)
      rest = rest[digits.endIndex...]
    }
    return result + rest
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
