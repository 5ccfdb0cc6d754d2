/// That a constraint follows from required ones, and from which.
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
  /// The constraint is taken out and its opposite is required instead, a little beyond its bound; what
  /// contradicts the opposite implies the constraint. All of it is taken back.
  /// - Complexity: a removal and one or two refused adds.
  public func redundancy(of constraint: Constraint) -> Redundancy? {
    guard isLive(constraint) else { return nil }
    let record = core.record(of: constraint.index)
    let text = text(of: constraint)
    var implying: Set<Constraint> = []
    let serial = core.serial
    let scope = core.beginChange()
    defer {
      core.rollBack(scope)
      core.serial = serial
    }
    let form = LinearExpression(
      terms: core.terms.run(record.row).map {
        LinearExpression.Term(variable(at: $0.id), coefficient: $0.coefficient * record.scale)
      })
    core.uninstall(constraint.index)
    let beyond = Tolerances.redundancy * max(1, abs(record.constant))
    for isBelow in [true, false] where isBelow ? record.costsBelow : record.costsAbove {
      let opposite = record.constant + (isBelow ? -beyond : beyond)
      do {
        _ = try install(
          form, constant: opposite, below: isBelow ? Self.noCost : .infinity,
          above: isBelow ? .infinity : Self.noCost, weight: 1)
        return nil
      } catch {
        guard case .unsatisfiable(let conflict) = error else { return nil }
        implying.formUnion(conflict)
      }
    }
    let list = implying.sorted { $0.generation < $1.generation }
    var description = text + " follows from"
    for constraint in list { description += "\n  " + self.text(of: constraint) }
    return Redundancy(constraint: constraint, impliedBy: list, description: description)
  }
}
