import Foundation

/// The table of a PDF file that says where its objects are.
///
/// Cairo 1.16 counts an object in files with links that it never writes; its entry leads to another object, which readers
/// that check files call damage.
enum CrossReferences {
  /// The bytes with the entries of objects that are not there marked as free; unchanged where there is no plain table.
  ///
  /// - Complexity: O(objects).
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = tableStart(bytes), let (first, count, entries) = header(bytes, at: start)
    else { return bytes }
    var result = bytes
    for index in 0..<count {
      let place = entries + index * entryLength
      guard place + entryLength <= bytes.count else { break }
      let entry = bytes[place..<place + entryLength]
      guard entry[place + 17] == UInt8(ascii: "n"), let offset = number(entry.prefix(10)) else {
        continue
      }
      let name = Array("\(first + index) 0 obj".utf8)
      let isThere =
        offset + name.count <= bytes.count
        && bytes[offset..<offset + name.count].elementsEqual(name)
      if !isThere {
        result.replaceSubrange(place..<place + 18, with: Array("0000000000 65535 f".utf8))
      }
    }
    return result
  }

  /// An entry has 20 bytes (ISO 32000-1, 7.5.4).
  private static let entryLength = 20

  /// The number behind the last word `startxref`.
  private static func tableStart(_ bytes: [UInt8]) -> Int? {
    let end = String(decoding: bytes.suffix(64), as: UTF8.self)
    guard let word = end.range(of: "startxref", options: .backwards) else { return nil }
    return Int(end[word.upperBound...].split(whereSeparator: \.isWhitespace).first ?? "")
  }

  /// The number of the first object, how many there are, and where their entries begin.
  private static func header(_ bytes: [UInt8], at start: Int) -> (Int, Int, Int)? {
    guard start >= 0, start < bytes.count else { return nil }
    let lines = bytes[start...].prefix(64).split(separator: UInt8(ascii: "\n"), maxSplits: 2)
    guard lines.count == 3, lines[0].elementsEqual("xref".utf8) else { return nil }
    let numbers = lines[1].split(separator: UInt8(ascii: " ")).map(number)
    guard numbers.count == 2, let first = numbers[0], let count = numbers[1] else { return nil }
    return (first, count, lines[2].startIndex)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits, as: UTF8.self))
  }
}
