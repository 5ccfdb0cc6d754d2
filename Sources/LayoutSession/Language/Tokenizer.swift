import AutoLayout
import LayoutReports

/// Splits a line into tokens with their columns.
package struct Tokenizer {
  /// The longest line that is read, in characters.
  package static let lengthLimit = 20_000

  private let characters: [Character]
  private var position = 0

  private init(_ line: String) {
    characters = Array(line)
  }

  /// The tokens of `line`; a comment from `#` or `//` to the end is no token.
  ///
  /// - Throws: The first place that is no token: a strange character, a string without an end, a
  ///   number out of range; or that the line is too long.
  package static func tokens(of line: String) throws(SessionError) -> [Token] {
    var tokenizer = Tokenizer(line)
    guard tokenizer.characters.count <= lengthLimit else {
      throw SessionError(
        "the statement has \(tokenizer.characters.count) characters; at most \(lengthLimit) are read",
        hint: "split it into several statements")
    }
    var tokens: [Token] = []
    while let token = try tokenizer.next() { tokens.append(token) }
    return tokens
  }

  private func character(_ offset: Int = 0) -> Character? {
    position + offset < characters.count ? characters[position + offset] : nil
  }

  private mutating func next() throws(SessionError) -> Token? {
    while let character = character(), character.isWhitespace { position += 1 }
    guard let first = character() else { return nil }
    let start = position
    if first == "#" || (first == "/" && character(1) == "/") {
      position = characters.count
      return nil
    }
    let kind: Token.Kind
    if Self.isDigit(first) || (first == "." && character(1).map(Self.isDigit) == true) {
      kind = try numberOrSize()
    } else if first.isLetter || first == "_" {
      while let character = character(), Self.isWordPart(character) { position += 1 }
      kind = .word(String(characters[start..<position]))
    } else if first == "\"" || first == "\u{201C}" {
      kind = .string(try string())
    } else if let sign = sign() {
      kind = .sign(sign)
    } else {
      throw SessionError(
        "\(Self.name(of: first)) means nothing here", at: start..<start + 1, hint: hint(for: first))
    }
    return Token(kind: kind, columns: start..<position)
  }

  private func hint(for character: Character) -> String {
    switch character {
    case "?": "help lists what there is"
    case "%": "a share is a factor: 0.5*card.width"
    case "!": "a constraint relates by ==, <= or >="
    default: "names have letters, digits and _; text stands in \"quotation marks\""
    }
  }

  /// Words that people write after lengths elsewhere.
  static let units: Set<String> = [
    "pt", "pts", "px", "dp", "sp", "em", "rem", "point", "points", "pixels",
  ]

  static func unitHint(_ number: Double) -> String {
    "lengths are in points, without a unit: \(NumberText.exact(number))"
  }

  static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character == "_" || isDigit(character)
  }

  private static func name(of character: Character) -> String {
    guard character.isControl || character.isWhitespace else { return "\"\(character)\"" }
    let codes = character.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    return "the character U+\(codes.joined(separator: "+"))"
  }

  private static let otherSigns: [Character: String] = [
    "≤": "<=", "≥": ">=", "−": "-", "×": "*", "·": "*", "…": "..",
  ]

  /// Reads a sign, the longest that fits.
  private mutating func sign() -> String? {
    guard let first = character() else { return nil }
    if let other = Self.otherSigns[first] {
      position += 1
      return other
    }
    if first == ".", character(1) == ".", character(2) == "." {
      // As ranges are written in Swift.
      position += 3
      return ".."
    }
    if let second = character(1), ["==", "<=", ">=", ".."].contains("\(first)\(second)") {
      position += 2
      return "\(first)\(second)"
    }
    guard "+-*/()[],.:|=<>@".contains(first) else { return nil }
    position += 1
    return String(first)
  }

  private mutating func numberOrSize() throws(SessionError) -> Token.Kind {
    let start = position
    let first = try number()
    guard character() == "x" || character() == "×", character(1).map(Self.isDigit) == true else {
      if let character = character(), character.isLetter || character == "_" {
        throw SessionError(
          "a number is followed by a letter", at: start..<position + 1,
          hint: Self.units.contains(wordAhead())
            ? Self.unitHint(first)
            : "write a product with a star: \(NumberText.exact(first))*\(wordAhead())")
      }
      return .number(first)
    }
    position += 1
    return .size(width: first, height: try number())
  }

  private func wordAhead() -> String {
    String(characters[position...].prefix { Self.isWordPart($0) }.prefix(20))
  }

  private mutating func number() throws(SessionError) -> Double {
    let start = position
    while let character = character(), Self.isDigit(character) { position += 1 }
    // A second point makes it a range: 200..600.
    if character() == ".", character(1) != "." {
      position += 1
      while let character = character(), Self.isDigit(character) { position += 1 }
    }
    if character() == "e" || character() == "E" {
      let signed = character(1) == "-" || character(1) == "+" ? 2 : 1
      if character(signed).map(Self.isDigit) == true {
        position += signed
        while let character = character(), Self.isDigit(character) { position += 1 }
      }
    }
    var text = String(characters[start..<position])
    if text.hasSuffix(".") { text += "0" }
    if text.hasPrefix(".") { text = "0" + text }
    guard let value = Double(text), value.isFinite else {
      throw SessionError("the number is too large", at: start..<position)
    }
    return value
  }

  private mutating func string() throws(SessionError) -> String {
    let start = position
    position += 1
    var text = ""
    while let character = character() {
      position += 1
      switch character {
      case "\"", "\u{201D}": return text
      case "\\":
        guard let escaped = self.character() else { break }
        position += 1
        switch escaped {
        case "n": text += "\n"
        case "t": text += "\t"
        case "\"", "\\": text.append(escaped)
        default:
          throw SessionError(
            "\\\(escaped) is no escape", at: position - 2..<position,
            hint: "there are \\n, \\t, \\\" and \\\\")
        }
      default: text.append(character)
      }
    }
    throw SessionError(
      "the text has no end", at: start..<start + 1, hint: "close it with a quotation mark")
  }
}
