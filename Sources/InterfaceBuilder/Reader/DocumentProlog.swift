import Foundation

/// The part of a document before its root element, checked byte by byte before any parser sees it.
///
/// A document type declaration can only stand here; refusing it here means that no entity is ever
/// defined, so none can be expanded. UTF-16 and other encodings are refused, since in them the
/// declaration would look different.
struct DocumentProlog {
  let file: String

  /// Throws if the bytes cannot start an Interface Builder document.
  func check(_ data: Data) throws(InterfaceBuilderError) {
    let bytes = [UInt8](data.prefix(1 << 16))
    guard !bytes.isEmpty else { throw InterfaceBuilderError(file: file, reason: .empty) }
    var index = 0
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.prefix(4).contains(0)
    {
      throw InterfaceBuilderError(file: file, line: 1, reason: .unsupportedEncoding("UTF-16"))
    }
    var line = 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        line += 1
        index += 1
      } else if byte == 0x20 || byte == 0x09 || byte == 0x0D {
        index += 1
      } else if matches("<?", in: bytes, at: index) {
        let end = position(of: "?>", in: bytes, from: index) ?? bytes.count
        try checkEncoding(bytes[index..<end], line: line)
        line += count(of: UInt8(ascii: "\n"), in: bytes[index..<end])
        index = end + 2
      } else if matches("<!--", in: bytes, at: index) {
        let end = position(of: "-->", in: bytes, from: index) ?? bytes.count
        line += count(of: UInt8(ascii: "\n"), in: bytes[index..<end])
        index = end + 3
      } else if matches("<!", in: bytes, at: index) {
        throw InterfaceBuilderError(file: file, line: line, reason: .documentTypeDeclaration)
      } else if byte == UInt8(ascii: "<") {
        return
      } else {
        throw InterfaceBuilderError(
          file: file, line: line, column: 1,
          reason: .malformed("expected '<' but found \(describe(byte))"))
      }
    }
    throw InterfaceBuilderError(
      file: file, line: line,
      reason: .malformed("no root element within the first \(bytes.count) bytes"))
  }

  /// Throws if `data` is not UTF-8 from end to end.
  ///
  /// The parser of the markup takes this for granted.
  func checkText(_ data: Data) throws(InterfaceBuilderError) {
    // Most documents have nothing but ASCII.
    if data.withUnsafeBytes(Self.isASCII) { return }
    guard String(validating: data, as: UTF8.self) == nil else { return }
    var line = 1
    var decoder = UTF8()
    var bytes = data.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      if scalar == "\n" { line += 1 }
    }
    throw InterfaceBuilderError(
      file: file, line: line, reason: .unsupportedEncoding("something other than UTF-8"))
  }

  private static func isASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { return false }
      index += 8
    }
    return bytes[index...].allSatisfy { $0 < 0x80 }
  }

  /// Throws if a tag has more than `limit` quoted values: libxml2 would spend minutes on the names of a few
  /// hundred thousand attributes before any error.
  ///
  /// - Complexity: O(bytes).
  func checkTags(_ data: Data, limit: Int) throws(InterfaceBuilderError) {
    let tag = data.withUnsafeBytes { Self.firstTag(in: $0, withMoreValuesThan: limit) }
    guard let (name, line) = tag else { return }
    throw InterfaceBuilderError(
      file: file, line: line, element: name, reason: .tooManyAttributes(limit: limit))
  }

  private static func firstTag(
    in bytes: UnsafeRawBufferPointer, withMoreValuesThan limit: Int
  ) -> (name: String, line: Int)? {
    /// The place behind the next `end` from `index` on, or the end of all.
    func skip(_ index: Int, to end: StaticString) -> Int {
      end.withUTF8Buffer { pattern in
        var index = index
        while let first = bytes[index...].firstIndex(of: pattern[0]) {
          if bytes[first...].starts(with: pattern) { return first + pattern.count }
          index = first + 1
        }
        return bytes.count
      }
    }
    /// The place of the next `byte` from `index` on, or the end of all.
    func next(_ byte: UInt8, from index: Int) -> Int {
      guard index < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + index, Int32(byte), bytes.count - index)
      else { return bytes.count }
      return base.distance(to: UnsafeRawPointer(found))
    }
    var index = 0
    while true {
      let start = next(UInt8(ascii: "<"), from: index)
      guard start < bytes.count else { return nil }
      let rest = bytes[start...]
      // All but tags begin with one of two characters.
      switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
      case UInt8(ascii: "!") where rest.starts(with: "<!--".utf8):
        index = skip(start + 4, to: "-->")
        continue
      case UInt8(ascii: "!") where rest.starts(with: "<![CDATA[".utf8):
        index = skip(start + 9, to: "]]>")
        continue
      case UInt8(ascii: "?"):
        index = skip(start + 2, to: "?>")
        continue
      default: break
      }
      index = start + 1
      var values = 0
      while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
        let byte = bytes[index]
        index += 1
        guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
        values += 1
        index = min(next(byte, from: index) + 1, bytes.count)
      }
      if values <= limit { continue }
      let name = rest.dropFirst().prefix(40).prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
      let line = bytes[..<start].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
      return (String(decoding: name, as: UTF8.self), line)
    }
  }

  /// Accepts an XML declaration that names UTF-8, ASCII or no encoding.
  private func checkEncoding(_ declaration: ArraySlice<UInt8>, line: Int)
    throws(InterfaceBuilderError)
  {
    let text = String(decoding: declaration, as: UTF8.self)
    guard text.hasPrefix("<?xml"), let range = text.range(of: "encoding") else { return }
    let rest = text[range.upperBound...].drop { $0 == " " || $0 == "=" || $0 == "\t" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return }
    let name = rest.dropFirst().prefix { $0 != quote }
    guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) else {
      throw InterfaceBuilderError(
        file: file, line: line, reason: .unsupportedEncoding(String(name.prefix(40))))
    }
  }

  private func matches(_ text: StaticString, in bytes: [UInt8], at index: Int) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private func position(of text: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    text.withUTF8Buffer { pattern in
      guard start + pattern.count <= bytes.count else { return nil }
      return (start...(bytes.count - pattern.count)).first { bytes[$0...].starts(with: pattern) }
    }
  }

  private func count(of byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 == byte ? 1 : 0) }
  }

  private func describe(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "'\(Character(UnicodeScalar(byte)))'" : "byte 0x" + String(byte, radix: 16)
  }
}
