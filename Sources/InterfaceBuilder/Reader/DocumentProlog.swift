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
  /// What reads the markup takes this for granted.
  func checkText(_ data: Data) throws(InterfaceBuilderError) {
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
