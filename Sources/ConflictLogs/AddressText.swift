/// Addresses as logs print them: `0x7fb1`.
enum AddressText {
  /// The place of the next colon before an address.
  static func colon(_ bytes: Bytes, from start: Int, to end: Int) -> Int? {
    var place = start
    while place + 3 < end {
      if bytes[place] == UInt8(ascii: ":"), bytes.has("0x", at: place + 1), bytes[place + 3].isHex {
        return place
      }
      place += 1
    }
    return nil
  }

  /// Where the address ends that begins at a place with `0x`; the place itself if there is none.
  static func end(_ bytes: Bytes, from start: Int, to end: Int) -> Int {
    guard bytes.has("0x", at: start) else { return start }
    var place = start + 2
    while place < end, bytes[place].isHex { place += 1 }
    return place > start + 2 ? place : start
  }

  static func lowercased(_ address: String) -> String {
    String(decoding: address.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
