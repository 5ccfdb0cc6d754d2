/// The fields of one line of a snapshot, read from left to right.
struct SnapshotFields {
  private var rest: Substring
  private let line: Int

  init(_ text: Substring, number: Int) {
    rest = text
    line = number
  }

  func malformed(_ reason: String) -> SnapshotError { .malformed(line: line, reason: reason) }

  mutating func word() throws(SnapshotError) -> Substring {
    while rest.first == " " { rest.removeFirst() }
    var end = rest.startIndex
    while end < rest.endIndex, rest[end] != " " { end = rest.index(after: end) }
    let word = rest[rest.startIndex..<end]
    rest = rest[end...]
    if word.isEmpty { throw malformed("a field is missing") }
    return word
  }

  mutating func keyword(_ expected: String) throws(SnapshotError) {
    let found = try word()
    if found != expected { throw malformed("\(expected) expected, not \(found)") }
  }

  mutating func choice(_ first: String, _ second: String) throws(SnapshotError) -> Int {
    let found = try word()
    if found == first { return 0 }
    if found == second { return 1 }
    throw malformed("\(first) or \(second) expected, not \(found)")
  }

  mutating func integer(upTo limit: Int) throws(SnapshotError) -> Int {
    let found = try word()
    guard let value = Int(found), value >= 0, value <= limit else {
      throw malformed("no number from 0 to \(limit): \(found)")
    }
    return value
  }

  mutating func integer() throws(SnapshotError) -> Int {
    let found = try word()
    guard let value = Int(found) else { throw malformed("no whole number: \(found)") }
    return value
  }

  mutating func serial() throws(SnapshotError) -> UInt32 {
    let found = try word()
    // An Int of 32 bits does not hold all of these.
    guard let value = UInt32(found) else {
      throw malformed("no number from 0 to \(UInt32.max): \(found)")
    }
    return value
  }

  mutating func place() throws(SnapshotError) -> Int32 {
    Int32(truncatingIfNeeded: try integer(upTo: 100_000_000))
  }

  /// What a constraint is to a variable of its own.
  enum Role {
    case edit(VariableID)
    case stay(VariableID)
    case bound(SolverSnapshot.BoundPart)
  }

  /// A place, one after a sign, or a dash for neither.
  mutating func role() throws(SnapshotError) -> Role? {
    let before = rest
    let found = try word()
    if found == "-" { return nil }
    rest = before
    guard let sign = found.first, "=<>".contains(sign) else {
      return .edit(VariableID(try place()))
    }
    rest = rest.drop { $0 == " " }.dropFirst()
    let variable = VariableID(try place())
    switch sign {
    case "=": return .stay(variable)
    case "<": return .bound(.init(variable, .lower))
    default: return .bound(.init(variable, .upper))
    }
  }

  mutating func number() throws(SnapshotError) -> Double {
    let found = try word()
    guard let value = Double(found), value.isFinite else {
      throw malformed("no finite number: \(found)")
    }
    return value
  }

  mutating func level() throws(SnapshotError) -> Double? {
    let found = try word()
    if found == "-" { return nil }
    if found == "required" { return .infinity }
    guard let value = Double(found), value.isFinite, value >= 0 else {
      throw malformed("no level: \(found)")
    }
    return value
  }

  mutating func quoted() throws(SnapshotError) -> String {
    while rest.first == " " { rest.removeFirst() }
    var scalars = rest.unicodeScalars
    guard scalars.first == "\"" else { throw malformed("a text in quotes is missing") }
    scalars.removeFirst()
    var text = ""
    while let scalar = scalars.popFirst() {
      if scalar == "\"" {
        rest = Substring(scalars)
        return text
      }
      if scalar != "\\" {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "n": text += "\n"
      case "\"": text += "\""
      case "\\": text += "\\"
      default: throw malformed("unknown escape in a text")
      }
    }
    throw malformed("a text does not end")
  }

  /// Whether nothing but blanks is left.
  var isAtEnd: Bool { rest.allSatisfy { $0 == " " } }

  mutating func end() throws(SnapshotError) {
    while rest.first == " " { rest.removeFirst() }
    if !rest.isEmpty { throw malformed("unexpected \(rest)") }
  }
}
