/// Texts are read byte by byte: everything that the grammar knows is ASCII, and any other byte is part of a name.
typealias Bytes = [UInt8]

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isHex: Bool { isDigit || self >= 0x61 && self <= 0x66 || self >= 0x41 && self <= 0x46 }
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
  var isLetter: Bool {
    self >= 0x61 && self <= 0x7A || self >= 0x41 && self <= 0x5A || self >= 0x80
  }
  /// Whether it can stand in the name of a class.
  var isName: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || self == UInt8(ascii: "~") || self == UInt8(ascii: ".")
  }

  var hexValue: UInt32 {
    UInt32(isDigit ? self - 0x30 : (self | 0x20) - 0x61 + 10)
  }
}

extension Array where Element == UInt8 {
  init(_ text: StaticString) {
    self = Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  func has(_ word: StaticString, at place: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place >= 0, place + count <= self.count else { return false }
    for offset in 0..<count where self[place + offset] != word.utf8Start[offset] { return false }
    return true
  }

  func has(_ word: Bytes, at place: Int) -> Bool {
    guard place >= 0, place + word.count <= count else { return false }
    for offset in word.indices where self[place + offset] != word[offset] { return false }
    return true
  }

  /// The first place of a word from a place on.
  func first(_ word: StaticString, from start: Int = 0) -> Int? {
    let count = word.utf8CodeUnitCount
    guard self.count >= count, start <= self.count - count else { return nil }
    let head = word.utf8Start[0]
    for place in start...(self.count - count) where self[place] == head && has(word, at: place) {
      return place
    }
    return nil
  }

  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  /// A range without the blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, self[low].isBlank { low += 1 }
    while high > low, self[high - 1].isBlank { high -= 1 }
    return low..<high
  }
}
