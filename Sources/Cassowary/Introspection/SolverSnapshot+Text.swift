extension SolverSnapshot {
  /// The snapshot as text, in the documented format.
  public var text: String {
    var text = "cassowary-snapshot 1 \(serial)\n"
    if let word = NumericalTrouble.word(for: unproved) { text += "unproved \(word)\n" }
    for part in variables {
      text += "variable \(part.place) \(part.serial) \(part.value) "
      text += (part.isFree ? "free " : "bound ") + Self.quoted(part.name) + "\n"
    }
    for part in constraints {
      text += "constraint \(part.place) \(part.serial) \(part.row) \(part.scale) \(part.constant)"
      text += " \(part.weight) " + Self.text(part.below) + " " + Self.text(part.above)
      text +=
        part.edited.map { " \($0) " } ?? part.staying.map { " =\($0) " }
        ?? part.bounded.map { ($0.side == .lower ? " <" : " >") + "\($0.variable) " } ?? " - "
      text += Self.quoted(part.label)
      if let location = part.location {
        text += " " + Self.quoted(location.file) + " \(location.line)"
      }
      text += "\n"
    }
    for part in rows {
      text += "row \(part.place) \(part.kind.rawValue) \(part.position) terms \(part.terms.count)"
      for term in part.terms { text += " \(term.variable) \(term.value)" }
      text += " members \(part.members.count)"
      for member in part.members { text += " \(member.constraint) \(member.value)" }
      text += " multiplier \(part.multiplier.count)"
      for level in part.multiplier { text += " \(level.level) \(level.value)" }
      text += "\n"
    }
    return text + "end\n"
  }

  /// Reads a snapshot from a text in the documented format, whose lines may also end with a carriage return and a line
  /// feed.
  ///
  /// - Throws: `SnapshotError.malformed` with the line that does not read.
  public init(text: String) throws(SnapshotError) {
    self.init(serial: 0)
    var isEnded = false
    var number = 0
    // By scalars: as a character the two at the end of such a line are one, which is no line feed.
    for scalars in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = Substring(scalars.last == "\r" ? scalars.dropLast() : scalars)
      number += 1
      if line.isEmpty { continue }
      if isEnded { throw .malformed(line: number, reason: "text after the end") }
      var fields = SnapshotFields(line, number: number)
      let keyword = try fields.word()
      if number == 1 {
        guard keyword == "cassowary-snapshot", try fields.word() == "1" else {
          throw .malformed(line: 1, reason: "not a snapshot of version 1")
        }
        serial = try fields.serial()
        continue
      }
      switch keyword {
      case "variable": variables.append(try VariablePart(&fields))
      case "constraint": constraints.append(try ConstraintPart(&fields))
      case "row": rows.append(try RowPart(&fields))
      case "unproved":
        let word = try fields.word()
        guard let number = NumericalTrouble.number(for: word) else {
          throw fields.malformed("unknown trouble \(word)")
        }
        unproved = number
      case "end": isEnded = true
      default: throw .malformed(line: number, reason: "unknown keyword \(keyword)")
      }
      try fields.end()
    }
    if !isEnded { throw .malformed(line: number, reason: "no end") }
  }

  private static func text(_ level: Double?) -> String {
    guard let level else { return "-" }
    return level == .infinity ? "required" : "\(level)"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension SolverSnapshot.VariablePart {
  fileprivate init(_ fields: inout SnapshotFields) throws(SnapshotError) {
    place = VariableID(try fields.place())
    serial = try fields.serial()
    value = try fields.number()
    isFree = try fields.choice("free", "bound") == 0
    name = try fields.quoted()
  }
}

extension SolverSnapshot.ConstraintPart {
  fileprivate init(_ fields: inout SnapshotFields) throws(SnapshotError) {
    place = ConstraintID(try fields.place())
    serial = try fields.serial()
    row = RowID(try fields.place())
    scale = try fields.number()
    constant = try fields.number()
    weight = try fields.number()
    below = try fields.level()
    above = try fields.level()
    switch try fields.role() {
    case .edit(let variable): edited = variable
    case .stay(let variable): staying = variable
    case .bound(let part): bounded = part
    case nil: break
    }
    label = try fields.quoted()
    if !fields.isAtEnd {
      location = SourceLocation(file: try fields.quoted(), line: try fields.integer())
    }
  }
}

extension SolverSnapshot.RowPart {
  fileprivate init(_ fields: inout SnapshotFields) throws(SnapshotError) {
    place = RowID(try fields.place())
    let word = try fields.word()
    guard let known = SolverSnapshot.Kind(rawValue: String(word)) else {
      throw fields.malformed("unknown kind \(word)")
    }
    kind = known
    position = try fields.place()
    terms = []
    members = []
    multiplier = []
    try fields.keyword("terms")
    for _ in 0..<(try fields.integer(upTo: 1_000_000)) {
      terms.append(.init(variable: VariableID(try fields.place()), value: try fields.number()))
    }
    try fields.keyword("members")
    for _ in 0..<(try fields.integer(upTo: 100_000_000)) {
      members.append(
        .init(constraint: ConstraintID(try fields.place()), value: try fields.number()))
    }
    try fields.keyword("multiplier")
    for _ in 0..<(try fields.integer(upTo: 100_000_000)) {
      multiplier.append(.init(level: try fields.number(), value: try fields.number()))
    }
  }
}
