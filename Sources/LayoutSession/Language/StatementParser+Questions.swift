extension StatementParser {
  /// Reads the rest, after the first word, of a question or of a statement about files; none if the
  /// word begins none.
  mutating func question(_ word: String) throws(SessionError) -> Statement? {
    switch word {
    case "show":
      var names: [Name] = []
      while token != nil { names.append(try name("the name of a view or variable")) }
      return .show(names)
    case "tree": return .tree
    case "constraints": return .constraints
    case "why": return try why()
    case "sweep": return .sweep(try sweep())
    case "prove": return .prove(try proof())
    case "conflicts": return .conflicts
    case "ambiguity": return .ambiguity
    case "freedom": return .freedom
    case "stats": return .statistics
    case "tableau": return .tableau
    case "certify": return .certify
    case "draw": return .draw(columns: try columns())
    case "history": return .history
    case "help": return .help(takeName()?.value)
    case "save": return .save(try fileName("save"))
    case "png", "svg":
      return .picture(try file(kind: word))
    case "html": return .report(try file(kind: word))
    case "quit", "exit": return .quit
    default: return nil
    }
  }

  /// Reads the name of a file, which gets the extension `kind` if it has none.
  private mutating func file(kind: String) throws(SessionError) -> Located<String> {
    var file = try fileName(kind)
    if !file.value.lowercased().hasSuffix(".\(kind)") { file.value += ".\(kind)" }
    return file
  }

  /// Reads the name of a file: in quotation marks, or one word.
  ///
  /// - Parameter command: The beginning of the hint.
  mutating func fileName(_ command: String) throws(SessionError) -> Located<String> {
    if let text = takeString() { return text }
    let start = place.lowerBound
    let characters = Array(line)
    let written = String(characters[min(start, characters.count)...].prefix { !$0.isWhitespace })
    let word = takeName()
    guard word?.value != written else { return word ?? Located("", place) }
    guard !written.isEmpty else { throw expected("the name of a file in quotation marks") }
    throw SessionError(
      "the name of a file stands in quotation marks", at: start..<start + written.count,
      hint: "\(command) \"\(written)\"")
  }

  private mutating func why() throws(SessionError) -> Statement {
    guard token != nil else {
      throw expected("what to explain", hint: "such as why title.width, or why title")
    }
    if isSign(".", after: 1) { return .why(.quantity(try operand())) }
    let place = place
    if let number = takeNumber() {
      return .why(.constraint(Located(try Self.reference(number), place)))
    }
    return .why(.name(try name("a view, variable, label or number of a constraint")))
  }

  private mutating func columns() throws(SessionError) -> Int? {
    guard let number = takeNumber() else { return nil }
    guard (20...500).contains(number.value), number.value == number.value.rounded() else {
      throw SessionError("a drawing is 20 to 500 columns wide", at: number.columns)
    }
    return Int(number.value)
  }

  /// Reads `title is not truncated for card.width 140..400`, or a relation in place of the sentence.
  private mutating func proof() throws(SessionError) -> Proof {
    let claim: Proof.Claim
    if isWord("is", after: 1) {
      let view = try name("the name of a view")
      _ = take(word: "is")
      guard take(word: "not"), take(word: "truncated") else {
        throw expected("not truncated", hint: "such as prove title is not truncated for …")
      }
      claim = .notTruncated(view)
    } else {
      let (left, sign, right) = try sides()
      claim = .relation(left, sign, right)
    }
    guard take(word: "for") else {
      throw expected("for, and a range", hint: "such as for card.width 200..600")
    }
    let operand = try operand()
    return Proof(claim: claim, operand: operand, range: try range())
  }

  /// Reads `200..600`.
  private mutating func range() throws(SessionError) -> Located<ClosedRange<Double>> {
    let start = place
    let first = try number("the start of a range such as 200..600")
    guard take(sign: "..") else { throw expected("..", hint: "a range is written 200..600") }
    let last = try number("the end of the range")
    let columns = start.lowerBound..<last.columns.upperBound
    guard first.value <= last.value else {
      throw SessionError("the range ends before it begins", at: columns)
    }
    return Located(first.value...last.value, columns)
  }

  private mutating func sweep() throws(SessionError) -> SweepQuestion {
    let operand = try operand()
    let range = try range()
    var sweep = SweepQuestion(operand: operand, range: range, step: nil, columns: [])
    if take(word: "step") {
      let step = try number("the step")
      guard step.value > 0 else { throw SessionError("a step is positive", at: step.columns) }
      sweep.step = step
    }
    if take(word: "show") {
      repeat {
        _ = !sweep.columns.isEmpty && take(sign: ",")
        sweep.columns.append(try self.operand())
      } while token != nil
    }
    return sweep
  }
}
