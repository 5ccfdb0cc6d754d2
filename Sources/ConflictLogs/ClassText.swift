/// Names of classes as logs print them: `UILabel`, `Shop.Box<Swift.String>`, `Shop.(Card in _8A7B)`.
enum ClassText {
  /// Where the name ends that begins at a place; the place itself if there is none.
  ///
  /// In brackets stand types, of functions among them; a private class is in parentheses, behind a dot or at the
  /// beginning.
  static func end(_ bytes: Bytes, from start: Int, to end: Int) -> Int {
    var place = start
    var open = 0
    while place < end {
      let byte = bytes[place]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "(") {
        let begins =
          place == start
          ? bytes.has("(unknown context at ", at: place)
          : byte == UInt8(ascii: "<") || open > 0 || bytes[place - 1] == UInt8(ascii: ".")
        guard begins else { break }
        open += 1
      } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: ")") {
        if bytes[place - 1] != UInt8(ascii: "-") {
          if open == 0 { break }
          open -= 1
        }
      } else if open == 0, !byte.isName {
        break
      }
      place += 1
    }
    return open == 0 ? place : start
  }

  /// A class without its module and without the types in its brackets: `Box` of `Shop.Box<Swift.String>`, `Card` of
  /// `Shop.(Card in _8A7B)`; nil if nothing is left.
  static func short(_ name: Bytes) -> String? {
    if name.has("_Tt", at: 0) { return mangled(name) }
    var start = 0
    var place = 0
    while place < name.count, name[place] != UInt8(ascii: "<") {
      if name[place] == UInt8(ascii: ".") { start = place + 1 }
      if name[place] == UInt8(ascii: "(") {
        let close = name[place...].firstIndex(of: UInt8(ascii: ")")) ?? name.count
        if place == start, let word = name.first(" in ", from: place), word < close {
          return place + 1 < word ? name.text(place + 1..<word) : nil
        }
        place = close
      }
      place += 1
    }
    let end = min(place, name.count)
    return start < end ? name.text(start..<end) : nil
  }

  /// The class of a name as Objective-C is told of nested, generic and private classes: `_TtGC4Shop3BoxSS_` is `Box`.
  ///
  /// The kinds of the class and of those around it come first, then the module and a name for each of them; a private
  /// one has `P` and the mark of its file before.
  private static func mangled(_ name: Bytes) -> String? {
    var place = 3
    if name.has("G", at: place) { place += 1 }
    var names = 1
    while place < name.count, Bytes("CVO" as StaticString).contains(name[place]) {
      names += 1
      place += 1
    }
    var found: Range<Int>?
    for count in 0..<names {
      if count > 0, name.has("P", at: place) {
        guard let mark = counted(name, place + 1) else { return nil }
        place = mark.upperBound
      }
      if count == 0, name.has("So", at: place) || name.has("SC", at: place) {
        place += 2
        continue
      }
      guard let next = counted(name, place) else { return nil }
      found = next
      place = next.upperBound
    }
    return names > 1 ? found.map { name.text($0) } : nil
  }

  /// The place of a word behind the number of its bytes.
  private static func counted(_ name: Bytes, _ start: Int) -> Range<Int>? {
    var place = start
    var count = 0
    while place < name.count, name[place].isDigit, count < name.count {
      count = count * 10 + Int(name[place] - 0x30)
      place += 1
    }
    return count > 0 && place + count <= name.count ? place..<place + count : nil
  }
}
