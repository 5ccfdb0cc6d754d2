/// Reads the grammar of old-style property lists as far as `.strings` files use it.
struct StringsScanner {
  private let scalars: [Unicode.Scalar]
  private let file: String
  private var index = 0
  private var line = 1

  init(_ text: String, file: String) {
    scalars = Array(text.unicodeScalars)
    self.file = file
  }

  /// All pairs; the last one counts for a key that is there twice.
  mutating func pairs() throws(InterfaceBuilderError) -> [String: String] {
    var result: [String: String] = [:]
    try skipSpace()
    // Some tools write the whole as a dictionary in braces.
    let isBraced = take("{")
    while true {
      try skipSpace()
      guard index < scalars.count else { break }
      if isBraced, take("}") {
        try skipSpace()
        break
      }
      let key = try text()
      try skipSpace()
      var value = key
      if take("=") {
        try skipSpace()
        value = try text()
        try skipSpace()
      }
      guard take(";") else { throw failure("expected ';' after \"\(key.prefix(40))\"") }
      result[key] = value
    }
    guard index >= scalars.count else { throw failure("text after the closing '}'") }
    return result
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  private func peek(_ offset: Int) -> Unicode.Scalar? {
    index + offset < scalars.count ? scalars[index + offset] : nil
  }

  private mutating func skipSpace() throws(InterfaceBuilderError) {
    while let scalar = peek(0) {
      if scalar == "/", peek(1) == "/" {
        while let next = peek(0), next != "\n" { index += 1 }
      } else if scalar == "/", peek(1) == "*" {
        let start = line
        index += 2
        while !(peek(0) == "*" && peek(1) == "/") {
          guard let next = peek(0) else {
            throw InterfaceBuilderError(
              file: file, line: start, reason: .invalidStrings("a comment that is not closed"))
          }
          if next == "\n" { line += 1 }
          index += 1
        }
        index += 2
      } else if scalar.properties.isWhitespace {
        if scalar == "\n" { line += 1 }
        index += 1
      } else {
        return
      }
    }
  }

  /// A quoted text, or a bare word.
  private mutating func text() throws(InterfaceBuilderError) -> String {
    guard let quote = peek(0), quote == "\"" || quote == "'" else { return try word() }
    let start = line
    index += 1
    var result = String.UnicodeScalarView()
    while let scalar = peek(0) {
      index += 1
      if scalar == quote { return String(result) }
      if scalar == "\n" { line += 1 }
      if scalar == "\\" {
        try escape(into: &result)
      } else {
        result.append(scalar)
      }
    }
    throw InterfaceBuilderError(
      file: file, line: start, reason: .invalidStrings("a text that is not closed"))
  }

  private mutating func escape(into result: inout String.UnicodeScalarView)
    throws(InterfaceBuilderError)
  {
    guard let scalar = peek(0) else { return }
    index += 1
    switch scalar {
    case "n": result.append("\n")
    case "t": result.append("\t")
    case "r": result.append("\r")
    case "a": result.append("\u{7}")
    case "b": result.append("\u{8}")
    case "f": result.append("\u{C}")
    case "v": result.append("\u{B}")
    case "u", "U":
      let first = try codeUnit()
      // Characters beyond the first plane are written as two code units.
      if (0xD800..<0xDC00).contains(first), peek(0) == "\\", peek(1) == "u" || peek(1) == "U" {
        index += 2
        let second = try codeUnit()
        let value = 0x10000 + ((first - 0xD800) << 10) + (second &- 0xDC00)
        result.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      } else {
        result.append(Unicode.Scalar(first) ?? "\u{FFFD}")
      }
    case "\n":
      line += 1
      result.append(scalar)
    default: result.append(scalar)
    }
  }

  private mutating func codeUnit() throws(InterfaceBuilderError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = peek(0).flatMap({ Character($0).hexDigitValue }) else {
        throw failure("an escape \\U without four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  private mutating func word() throws(InterfaceBuilderError) -> String {
    var result = String.UnicodeScalarView()
    while let scalar = peek(0),
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "._-$:/".unicodeScalars.contains(scalar)
    {
      result.append(scalar)
      index += 1
    }
    guard !result.isEmpty else {
      throw failure("expected a text but found '\(peek(0).map(String.init) ?? "the end")'")
    }
    return String(result)
  }

  private func failure(_ words: String) -> InterfaceBuilderError {
    InterfaceBuilderError(file: file, line: line, reason: .invalidStrings(words))
  }
}
