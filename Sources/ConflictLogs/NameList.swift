/// The names that a row's own list gives to views: `names: title:0x7a1, '|':UIView:0x7a2`.
struct NameList {
  struct Entry {
    var name: Bytes
    var view: ViewReference
  }

  private(set) var entries: [Entry] = []
  /// The view that the row calls `|`.
  private(set) var around: ViewReference?

  init() {}

  /// Reads the list between `names:` and the closing parenthesis.
  ///
  /// A name is all that stands before an address behind which the next entry follows, whatever it contains.
  init(_ bytes: Bytes, _ range: Range<Int>) {
    var start = range.lowerBound
    var place = start
    while place < range.upperBound {
      guard let colon = AddressText.colon(bytes, from: place, to: range.upperBound) else { return }
      let end = AddressText.end(bytes, from: colon + 1, to: range.upperBound)
      var after = end
      var identifier = ""
      if after < range.upperBound, bytes[after] == UInt8(ascii: "'"),
        let quote = Self.closingQuote(bytes, after + 1, range.upperBound)
      {
        identifier = bytes.text(after + 1..<quote)
        after = quote + 1
      }
      let rest = bytes.trimmed(after..<range.upperBound)
      guard rest.isEmpty || bytes[after] == UInt8(ascii: ",") else {
        place = end
        continue
      }
      add(bytes, bytes.trimmed(start..<colon), bytes.text(colon + 1..<end), identifier)
      start = after + 1
      while start < range.upperBound, bytes[start].isBlank { start += 1 }
      place = start
    }
  }

  private mutating func add(
    _ bytes: Bytes, _ name: Range<Int>, _ address: String, _ identifier: String
  ) {
    let isAround = bytes.has("'|':", at: name.lowerBound) || bytes.text(name) == "'|'"
    let own = isAround && name.count > 4 ? name.lowerBound + 4..<name.upperBound : name
    let isKnown = entries.contains { $0.name == Bytes(bytes[own]) }
    let view = ViewReference(
      className: isAround && name.count <= 4 ? "UIView" : bytes.text(own),
      address: AddressText.lowercased(address), identifier: identifier,
      isNamed: !isAround || isKnown, hasAddress: true)
    if isAround {
      around = view
    } else {
      entries.append(Entry(name: Bytes(bytes[name]), view: view))
    }
  }

  private static func closingQuote(_ bytes: Bytes, _ start: Int, _ end: Int) -> Int? {
    var place = start
    while place < end {
      if bytes[place] == UInt8(ascii: "'") {
        let rest = bytes.trimmed(place + 1..<end)
        if rest.isEmpty || bytes[place + 1] == UInt8(ascii: ",") { return place }
      }
      place += 1
    }
    return nil
  }

  /// The views of the longest name that stands at a place, and where it ends.
  func views(at place: Int, in bytes: Bytes, _ ends: (Int) -> Bool) -> ([ViewReference], Int)? {
    var found: [ViewReference] = []
    var length = 0
    for entry in entries where entry.name.count >= max(1, length) {
      guard bytes.has(entry.name, at: place), ends(place + entry.name.count) else { continue }
      if entry.name.count > length { found = [] }
      length = entry.name.count
      if !found.contains(entry.view) { found.append(entry.view) }
    }
    return found.isEmpty ? nil : (found, place + length)
  }
}
