/// The beginning of a row: `<NSLayoutConstraint:0x600000a1 `, `<SnapKit.LayoutConstraint:total@Receipt.swift#41 `.
struct RowHead {
  var kind: String
  var address: String
  /// The place in a program, as SnapKit prints it; else empty.
  var source = ""
  /// Where the body of the row begins.
  var body: Int
  /// Whether `>` follows the address, and the formula that.
  var isClosed = false
  var hasAddress = true

  /// The head at a place, if a row begins there.
  init?(_ bytes: Bytes, at start: Int) {
    guard bytes[start] == UInt8(ascii: "<") else { return nil }
    var place = start + 1
    place = ClassText.end(bytes, from: place, to: bytes.count)
    guard place > start + 1, place < bytes.count, bytes[place] == UInt8(ascii: ":") else {
      return nil
    }
    kind = bytes.text(start + 1..<place)
    let isConstraint = bytes.first("onstraint", from: start).map { $0 < place } ?? false
    let first = place + 1
    place = AddressText.end(bytes, from: first, to: bytes.count)
    if place > first {
      address = bytes.text(first..<place)
    } else {
      guard isConstraint, let end = Self.endOfLabel(bytes, first) else { return nil }
      hasAddress = false
      place = end
      address = bytes.text(first..<end)
    }
    if place < bytes.count, bytes[place] == UInt8(ascii: "@") {
      guard let end = Self.endOfSource(bytes, place + 1) else { return nil }
      source = bytes.text(place + 1..<end)
      place = end
    }
    isClosed = place < bytes.count && bytes[place] == UInt8(ascii: ">")
    if isClosed { place += 1 }
    guard isClosed ? isConstraint : place >= bytes.count || bytes[place].isBlank else { return nil }
    body = place
    if !isConstraint, !Self.isListed(bytes, start) { return nil }
  }

  private static func endOfLabel(_ bytes: Bytes, _ start: Int) -> Int? {
    var place = start
    while place < bytes.count, !bytes[place].isBlank, bytes[place] != UInt8(ascii: "@"),
      bytes[place] != UInt8(ascii: ">")
    {
      place += 1
    }
    return place > start ? place : nil
  }

  /// The end of a file and line: `/Users/me/Shop App/Receipt.swift#41`; a path may contain blanks.
  private static func endOfSource(_ bytes: Bytes, _ start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "#") {
        var end = place + 1
        while end < bytes.count, bytes[end].isDigit { end += 1 }
        if end > place + 1,
          end >= bytes.count || bytes[end].isBlank || bytes[end] == UInt8(ascii: ">")
        {
          return end
        }
      }
      place += 1
    }
    return nil
  }

  /// Whether nothing but the marks of a list stand before a place.
  private static func isListed(_ bytes: Bytes, _ start: Int) -> Bool {
    guard start > 0 else { return true }
    if bytes[start - 1] == UInt8(ascii: "\"") { return true }
    for byte in bytes[..<start] where byte.isLetter && byte < 0x80 { return false }
    return true
  }
}
