/// The holder of one variable in the basis.
public struct BasisEntry: Sendable, Equatable {
  /// The row or stay that is active in the variable's slot.
  public enum Holder: Sendable, Equatable {
    /// The constraints whose bound the active row lies on, in the order of the row.
    case constraints([Constraint])
    /// The stay of a variable: nothing but its present value.
    case stay(of: Variable)
  }

  /// The variable that the slot is paired with.
  public let variable: Variable
  /// The row or stay that is active in the slot.
  public let holder: Holder
}

extension Solver {
  /// The basis: one entry for each variable, in the order in which their places were taken.
  ///
  /// After a commit the values are where the active rows meet. A stay in the basis means that
  /// something is undetermined.
  ///
  /// - Complexity: O(n) for n variables; meant for inspection.
  public var basis: [BasisEntry] {
    withSettledBasis {
      problem.allVariables.compactMap { basisEntry(at: $0) }
    }
  }

  /// The holder of a variable; nil if the variable is unknown.
  ///
  /// - Complexity: the number of constraints on the same linear form.
  public func basisEntry(of variable: Variable) -> BasisEntry? {
    guard isLive(variable) else { return nil }
    return withSettledBasis { basisEntry(at: variable.id) }
  }

  /// Answers a question about a basis in which no slot is paired with a removed variable, or held by a row whose
  /// constraint was removed.
  private func withSettledBasis<Answer>(_ question: () -> Answer) -> Answer {
    if problem.counts.retiredVariables == 0 && wake().core.agenda.counts.leavingRows == 0 {
      return question()
    }
    let scope = wake().core.beginChange()
    if wake().core.agenda.counts.leavingRows > 0 { wake().core.optimise() }
    if problem.counts.retiredVariables > 0 { wake().core.refactorise(because: .retiredVariables) }
    let answer = question()
    wake().core.rollBack(scope)
    return answer
  }

  private func basisEntry(at slot: SlotID) -> BasisEntry? {
    guard problem.isInUse(slot) else { return nil }
    let holder = wake().core.basis.definition[slot]
    guard let row = holder.row else {
      return BasisEntry(
        variable: variable(at: slot), holder: .stay(of: variable(at: holder.certainStay)))
    }
    let run = problem.members.run(row)
    let first = Int(problem.groupStart(row, to: wake().core.point.position[row]))
    let end = Int(problem.groupEnd(row, from: wake().core.point.position[row]))
    // A constraint with two costs has two breakpoints at one place.
    var holders: [Constraint] = []
    for place in first..<end {
      let holder = constraint(at: run[place].constraint)
      if !holders.contains(holder) { holders.append(holder) }
    }
    return BasisEntry(variable: variable(at: slot), holder: .constraints(holders))
  }
}
