import AutoLayout
import LayoutReports

extension Session {
  /// The greatest constant of a constraint, in points: the greatest that the engine can represent
  /// to a pixel.
  nonisolated static let greatestConstant = LayoutEngine.greatestMagnitude
  /// Magnitudes of factors that the solver represents.
  static let factors = 1e-6...1e6

  /// Adds a constraint.
  func relate(_ statement: RelationStatement) throws(SessionError) -> [Response.Part] {
    var created: [FreeVariable] = []
    var left = LinearSum()
    var right = LinearSum()
    for term in statement.left.value.terms {
      left.add(try quantity(term.operand, creating: &created), times: term.factor)
    }
    for term in statement.right.value.terms {
      right.add(try quantity(term.operand, creating: &created), times: term.factor)
    }
    right.constant = statement.right.value.constant - statement.left.value.constant
    let columns = statement.left.columns.lowerBound..<statement.right.columns.upperBound
    var sign = statement.sign
    if left.terms.isEmpty {
      // `10 >= x` is kept as `x <= 10`.
      let constant = -right.constant
      swap(&left, &right)
      left.constant = 0
      right.constant = constant
      sign = sign.mirrored
    }
    let label = try freeLabel(statement.label)
    let record = try makeRecord(
      left, sign, right, priority: statement.priority?.value ?? 1000, label: label,
      condition: statement.condition, columns: columns)
    try perform(.addConstraint(record))
    shown.append(record)
    return notes(of: created)
  }

  /// A label that no other statement has taken.
  func freeLabel(_ label: Name?) throws(SessionError) -> String? {
    guard let label else { return nil }
    guard label.value.count <= StatementParser.nameLimit else {
      throw SessionError(
        "a label has at most \(StatementParser.nameLimit) letters", at: label.columns)
    }
    if let number = model.labels[label.value]?.first {
      throw SessionError(
        "constraint \(number) is labelled \(label.value) already", at: label.columns)
    }
    return label.value
  }

  /// Makes a constraint that is not in force yet.
  ///
  /// Two quantities of views make a constraint as Apple's engine has it, with its rules; free
  /// variables, or more quantities, one that is merely linear.
  func makeRecord(
    _ left: LinearSum, _ sign: LayoutRelation, _ right: LinearSum, priority: Double,
    label: String? = nil, isEdit: Bool = false, condition: TraitCondition? = nil,
    columns: Range<Int>?
  ) throws(SessionError) -> SessionConstraint {
    for term in left.terms + right.terms { model.note(term.quantity) }
    var all = LinearSum()
    for term in left.terms { all.add(term.quantity, times: term.factor) }
    for term in right.terms { all.add(term.quantity, times: -term.factor) }
    let constant = right.constant
    try check(all, constant: constant, columns: columns)
    let strength = LayoutPriority(Float(priority))
    let form: ConstraintForm
    var factor = 1.0
    if !isEdit, all.terms.count <= 2, all.terms.allSatisfy({ $0.quantity.item != nil }) {
      factor = all.terms[0].factor
      form = try pair(all, sign, constant: constant, strength, columns: columns)
    } else {
      var terms: [LayoutTerm] = []
      var variables: [(variable: FreeVariable, factor: Double)] = []
      for term in all.terms {
        switch term.quantity {
        case .variable(let variable): variables.append((variable, term.factor))
        case .attribute(let item, let guide, let attribute):
          terms.append(
            .init(
              model.layoutItem(of: item, guide: guide), attribute,
              times: term.factor))
        }
      }
      form = ConstraintForm(
        terms, variables: variables.map { ($0.variable.variable, $0.factor) },
        sign, constant: constant, priority: strength)
    }
    return SessionConstraint(
      number: model.takeNumber(), label: label, left: left, sign: sign, right: right,
      priority: priority, form, factor: factor, isEdit: isEdit, condition: condition)
  }

  /// Refuses sums without quantities and numbers that the solver cannot represent.
  private func check(
    _ sum: LinearSum, constant: Double, columns: Range<Int>?
  ) throws(SessionError) {
    guard !sum.terms.isEmpty else {
      throw SessionError("the constraint is about nothing: no variable is left", at: columns)
    }
    guard abs(constant) <= Self.greatestConstant else {
      throw SessionError(
        "the constant \(NumberText.exact(constant)) is too large", at: columns,
        hint: "constants reach to \(NumberText.exact(Self.greatestConstant))")
    }
    let largest = sum.terms.map { abs($0.factor) }.max() ?? 1
    for term in sum.terms
    where !Self.factors.contains(abs(term.factor)) || abs(term.factor) < largest * 1e-6 {
      throw SessionError(
        "the factor \(NumberText.exact(term.factor)) of \(term.quantity.text) is out of range",
        at: columns, hint: "factors lie between a millionth and a million")
    }
  }

  private func pair(
    _ sum: LinearSum, _ sign: LayoutRelation, constant: Double, _ priority: LayoutPriority,
    columns: Range<Int>?
  ) throws(SessionError) -> ConstraintForm {
    guard case .attribute(let item, let guide, let attribute) = sum.terms[0].quantity else {
      preconditionFailure("Internal inconsistency: \(sum.text) has a free variable")
    }
    let factor = sum.terms[0].factor
    let sign = factor < 0 ? sign.mirrored : sign
    let first = model.layoutItem(of: item, guide: guide)
    do throws(LayoutConstraintError) {
      guard sum.terms.count == 2,
        case .attribute(let other, let otherGuide, let otherAttribute) = sum.terms[1].quantity
      else {
        return try ConstraintForm(
          first, attribute, sign, constant: constant / factor,
          priority: priority)
      }
      return try ConstraintForm(
        first, attribute, sign,
        to: model.layoutItem(of: other, guide: otherGuide), otherAttribute,
        multiplier: -sum.terms[1].factor / factor, constant: constant / factor,
        priority: priority)
    } catch {
      throw SessionError(
        error.reason, at: columns, hint: hint(for: error, item, attribute, sign, constant / factor))
    }
  }

  private func hint(
    for error: LayoutConstraintError, _ item: SessionItem, _ attribute: LayoutAttribute,
    _ sign: LayoutRelation, _ constant: Double
  ) -> String? {
    guard case .locationEqualToConstant = error else { return nil }
    guard let parent = item.parent, model.view(named: parent.name) === parent else {
      return "\(item.name) lies in no view; put it in one, and relate it to an edge of that"
    }
    var wanted = LinearSum()
    wanted.add(.attribute(parent, nil, attribute), times: 1)
    wanted.constant = constant
    return "write \(item.name).\(attribute.name) \(sign.text) \(wanted.text)"
  }

  /// Notes that free variables were made, with a question where one may be a typing mistake.
  func notes(of created: [FreeVariable]) -> [Response.Part] {
    guard !created.isEmpty else { return [] }
    let names = created.map(\.name).joined(separator: ", ")
    var text = "\(created.count == 1 ? "new variable" : "new variables") \(names)"
    let others = Set(created.map(\.name))
    for variable in created {
      if let question = model.knownNames.question(for: variable.name, except: others) {
        text += "; \(question)"
        break
      }
    }
    return [.note(text + "\n")]
  }
}
