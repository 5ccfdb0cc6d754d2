import CassowaryDiagnostics
import PropertyTesting

/// Throws unless the values are a proved optimum of the system; the body of most properties of solvers.
public func requireOptimal(_ values: [Double], of system: ConstraintSystem) throws {
  let certificate = try Judge(ConstraintProblem(system), values: values).certificate()
  switch certificate.verdict {
  case .optimal:
    return
  case .forbidden(let violations):
    let worst = violations.first.map { "\($0.label) is off by \($0.residual)" } ?? ""
    throw ExpectationFailure("required rows are violated: \(worst), values \(values)")
  case .improvable(let improvement):
    throw ExpectationFailure(
      """
      level \(improvement.level) can be improved: values \(values) cost \(certificate.costs), \
      \(improvement.betterValues) cost \(improvement.betterCosts)
      """)
  case .inconclusive(let reason):
    throw ExpectationFailure("no verdict: \(reason), values \(values)")
  }
}

/// Tells whether the rows of a system cannot hold together, by the judge's own search.
public func isContradiction(_ system: ConstraintSystem) throws -> Bool {
  guard let solution = try ConstraintProblem(system).referenceSolution() else {
    throw ExpectationFailure("the judge found no optimum")
  }
  return !solution.isSatisfiable
}
