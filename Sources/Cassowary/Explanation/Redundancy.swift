/// The fact that a constraint follows from required ones, and these.
public struct Redundancy: Sendable, Equatable, CustomStringConvertible {
  /// The constraint that could be removed without any effect.
  public let constraint: Constraint
  /// Required constraints from which it follows; it does not follow if any of them is left out.
  public let impliedBy: [Constraint]
  /// The redundancy in words.
  public let description: String
}

extension Solver {
  /// Why a constraint is redundant, if it is: required constraints that imply it; nil if they do not, or
  /// if the constraint is unknown.
  ///
  /// The solver takes the constraint out and requires its opposite instead, a little beyond its bound; constraints that
  /// contradict the opposite imply the constraint. All of it is taken back.
  /// - Complexity: a removal and one or two refused adds; for a constraint with two sides as much again for each
  ///   constraint that implies it, in a system of these.
  public func redundancy(of constraint: Constraint) -> Redundancy? {
    guard isLive(constraint) else { return nil }
    let record = problem.record(of: constraint.id)
    let text = text(of: constraint)
    var implying: Set<Constraint> = []
    let serial = problem.serial
    let scope = wake().core.beginChange()
    defer {
      wake().core.rollBack(scope)
      problem.serial = serial
    }
    let form = form(of: record)
    wake().core.uninstall(constraint.id)
    let beyond = Tolerances.redundancy * max(1, abs(record.constant))
    var opposites: [(isBelow: Bool, constant: Double)] = []
    if record.costsBelow { opposites.append((true, record.constant - beyond)) }
    if record.costsAbove { opposites.append((false, record.constant + beyond)) }
    for opposite in opposites {
      guard let conflict = refusal(of: form, opposite) else { return nil }
      implying.formUnion(conflict)
    }
    var list = implying.sorted { $0.generation < $1.generation }
    if opposites.count > 1 { list = reduced(list, refusing: form, opposites) }
    var description = text + " follows from"
    for constraint in list { description += "\n  " + self.text(of: constraint) }
    return Redundancy(constraint: constraint, impliedBy: list, description: description)
  }

  /// Leaves out the constraints that are not needed: none can be left out of the constraints that refuse one opposite,
  /// but those that refuse the other may refuse it as well.
  ///
  /// They are looked at in a system of their own: here others could take the place of one that is left out.
  private func reduced(
    _ list: [Constraint], refusing form: LinearExpression,
    _ opposites: [(isBelow: Bool, constant: Double)]
  ) -> [Constraint] {
    let system = Solver()
    var images: [Variable: Variable] = [:]
    func image(of form: LinearExpression) -> LinearExpression {
      var image = LinearExpression()
      for term in form.terms {
        let variable = images[term.variable] ?? system.makeVariable()
        images[term.variable] = variable
        image.add(variable, times: term.coefficient)
      }
      return image
    }
    var needed: [Constraint] = []
    var copies: [Constraint] = []
    for constraint in list {
      let implying = problem.record(of: constraint.id)
      let copy = try? system.install(
        image(of: self.form(of: implying)), constant: implying.constant,
        below: implying.costsBelow && implying.below == .infinity ? .infinity : Self.noCost,
        above: implying.costsAbove && implying.above == .infinity ? .infinity : Self.noCost,
        weight: 1)
      // Constraints that fit together but for the last bit are not taken apart.
      guard let copy else { return list }
      copies.append(copy)
    }
    let form = image(of: form)
    for (constraint, copy) in zip(list, copies) {
      let scope = system.wake().core.beginChange()
      system.wake().core.uninstall(copy.id)
      if opposites.allSatisfy({ system.refusal(of: form, $0) != nil }) {
        system.wake().core.endChange(scope)
      } else {
        system.wake().core.rollBack(scope)
        needed.append(constraint)
      }
    }
    return needed
  }

  /// The linear form of a constraint as it was written.
  private func form(of record: ConstraintRecord) -> LinearExpression {
    LinearExpression(
      terms: problem.terms.run(record.row).map {
        LinearExpression.Term(variable(at: $0.variable), coefficient: $0.coefficient * record.scale)
      })
  }

  /// The constraints that refuse that a form is at most (`isBelow`) or at least a constant; nil if none do, and it is
  /// required then.
  private func refusal(
    of form: LinearExpression, _ opposite: (isBelow: Bool, constant: Double)
  ) -> [Constraint]? {
    do {
      _ = try install(
        form, constant: opposite.constant, below: opposite.isBelow ? Self.noCost : .infinity,
        above: opposite.isBelow ? .infinity : Self.noCost, weight: 1)
      return nil
    } catch {
      guard case .unsatisfiable(let conflict) = error.kind else { return nil }
      return conflict
    }
  }
}
