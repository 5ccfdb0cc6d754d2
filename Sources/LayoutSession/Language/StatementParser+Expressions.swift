import AutoLayout
import LayoutReports

extension StatementParser {
  /// Reads `sum sign sum [@priority] [as label]`.
  mutating func relation() throws(SessionError) -> RelationStatement {
    let (left, sign, right) = try sides()
    let priority = try priorityIfAny()
    let label = try labelIfAny()
    let condition = try conditionIfAny()
    return RelationStatement(
      left: left, sign: sign, right: right, priority: priority, label: label, condition: condition)
  }

  /// Reads `sum sign sum`.
  mutating func sides() throws(SessionError) -> (
    left: Located<LinearText>, sign: LayoutRelation, right: Located<LinearText>
  ) {
    let left = try expression()
    let signPlace = place
    guard case .sign(let text) = token?.kind, let sign = Self.sign(text) else {
      if isSign("<") || isSign(">") {
        let text = isSign("<") ? "<" : ">"
        throw SessionError(
          "\(text) excludes equality, which no linear constraint can", at: signPlace,
          hint: "write \(text)=")
      }
      throw expected("==, <= or >=")
    }
    position += 1
    let right = try expression()
    if case .sign(let next) = token?.kind, Self.sign(next) != nil {
      throw SessionError(
        "a constraint has one relation", at: place, hint: "write two constraints")
    }
    return (left, sign, right)
  }

  private static func sign(_ text: String) -> LayoutRelation? {
    text == "=" ? .equal : LayoutRelation.named.first { $0.value.text == text }?.value
  }

  /// Reads `@750` or `@high`, if it comes.
  mutating func priorityIfAny() throws(SessionError) -> Located<Double>? {
    guard isSign("@") else { return nil }
    position += 1
    return try priority()
  }

  /// Reads a priority: a number above 0, up to 1000, or a name.
  mutating func priority() throws(SessionError) -> Located<Double> {
    if let number = takeNumber() {
      // The engine keeps priorities as 32-bit numbers, of which the smallest is 0.
      guard Float(number.value) > 0, number.value <= 1000 else {
        throw SessionError(
          "priorities are above 0 and at most 1000", at: number.columns, hint: "1000 is required")
      }
      return number
    }
    let names = Vocabulary.priorities.keys.sorted()
    let name = try name(
      "a priority", hint: "a number up to 1000, or \(names.joined(separator: ", "))")
    guard let value = Vocabulary.priorities[name.value] else {
      throw SessionError(
        "\(name.value) is no priority", at: name.columns,
        hint: Suggestion.question(for: name.value, among: names)
          ?? "a number up to 1000, or \(names.joined(separator: ", "))")
    }
    return Located(value, name.columns)
  }

  /// Reads `as label`, if it comes.
  mutating func labelIfAny() throws(SessionError) -> Name? {
    guard take(word: "as") else { return nil }
    return try name("a label")
  }

  /// Reads `when horizontal compact`, if it comes.
  mutating func conditionIfAny() throws(SessionError) -> TraitCondition? {
    guard take(word: "when") else { return nil }
    let axis = try choice(LayoutAxis.self, "axis")
    return TraitCondition(axis: axis, sizeClass: try choice(SizeClassName.self, "size class"))
  }

  /// Reads a sum.
  mutating func expression() throws(SessionError) -> Located<LinearText> {
    let start = place.lowerBound
    var sum = try product()
    while true {
      if take(sign: "+") {
        sum.add(try product())
      } else if take(sign: "-") {
        sum.add(try product(), times: -1)
      } else {
        let end = position > 0 ? tokens[position - 1].columns.upperBound : start
        let columns = start..<max(end, start)
        try check(sum, columns)
        return Located(sum, columns)
      }
    }
  }

  private func check(_ sum: LinearText, _ columns: Range<Int>) throws(SessionError) {
    guard sum.constant.isFinite, sum.terms.allSatisfy({ $0.factor.isFinite }) else {
      throw SessionError("the numbers are too large", at: columns)
    }
  }

  private mutating func product() throws(SessionError) -> LinearText {
    var result = try factor()
    while true {
      let sign = place
      if take(sign: "*") {
        let other = try factor()
        guard result.isConstant || other.isConstant else {
          throw SessionError(
            "a product of two unknowns is not linear", at: sign,
            hint: "one side of * must be a number")
        }
        result =
          result.isConstant
          ? other.scaled(by: result.constant) : result.scaled(by: other.constant)
      } else if take(sign: "/") {
        let other = try factor()
        guard other.isConstant else {
          throw SessionError("division by an unknown is not linear", at: sign)
        }
        guard other.constant != 0 else { throw SessionError("division by zero", at: sign) }
        result = result.scaled(by: 1 / other.constant)
      } else {
        return result
      }
    }
  }

  private mutating func factor() throws(SessionError) -> LinearText {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw SessionError(
        "more than \(Self.depthLimit) parentheses or signs are nested", at: place)
    }
    if take(sign: "-") { return try factor().scaled(by: -1) }
    if take(sign: "+") { return try factor() }
    let start = place
    if take(sign: "(") {
      let inner = try expression()
      guard take(sign: ")") else {
        throw SessionError(
          "this parenthesis is not closed", at: start,
          hint: token.map { "a ) is missing before \($0.described)" })
      }
      return inner.value
    }
    if let number = takeNumber() { return LinearText(constant: number.value) }
    guard case .word = token?.kind else { throw expected("a number or a name") }
    return LinearText(terms: [LinearText.Term(operand: try operand(), factor: 1)])
  }

  /// Reads `x`, `title.width` or `card.margins.left`.
  mutating func operand() throws(SessionError) -> Operand {
    let name = try name("the name of a variable or view")
    guard take(sign: ".") else { return Operand(name: name) }
    var word = try self.name("an attribute", hint: "such as width, leading or centerY")
    var guide: Located<GuideKind>?
    if isSign("."), let kind = GuideKind.named(word.value) {
      position += 1
      guide = Located(kind, word.columns)
      word = try self.name("an attribute of the guide")
    }
    guard let attribute = LayoutAttribute.named(word.value) else {
      let known = LayoutAttribute.allNamed.map(\.name) + GuideKind.allCases.map(\.rawValue)
      throw SessionError(
        "\(word.value) is no attribute", at: word.columns,
        hint: OtherSystems.hint(forAttribute: word.value)
          ?? Suggestion.question(for: word.value, among: known)
          ?? "help attributes lists them")
    }
    return Operand(name: name, guide: guide, attribute: Located(attribute, word.columns))
  }
}
