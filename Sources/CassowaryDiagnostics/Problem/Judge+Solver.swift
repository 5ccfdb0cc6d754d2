import Cassowary

extension ConstraintProblem {
  /// Makes the problem that a solver was given; variables and rows are in the order of the description.
  public init(_ system: SystemDescription) {
    self.init()
    for (index, state) in system.variables.enumerated() {
      addVariable(state.name.isEmpty ? "variable \(index)" : state.name)
    }
    for (index, state) in system.constraints.enumerated() {
      func price(_ priority: Priority?) -> RowPrice {
        guard let priority else { return .free }
        return priority.isRequired ? .required : .level(priority.level, weight: state.weight)
      }
      var terms: [Int: Double] = [:]
      for term in state.terms { terms[term.variable, default: 0] += term.coefficient }
      add(
        ConstraintRow(
          label: state.label.isEmpty ? "constraint \(index)" : state.label, terms: terms,
          target: state.constant, below: price(state.below), above: price(state.above)))
    }
  }
}

extension Judge {
  /// Makes a judge of the values that a solver committed, from a description: in terms of the original
  /// constraints, never of the solver's own factors.
  ///
  /// - Throws: `DiagnosticsError` where a number is not finite.
  public init(_ system: SystemDescription) throws(DiagnosticsError) {
    try self.init(ConstraintProblem(system), values: system.variables.map(\.value))
  }

  /// Makes a judge of the values that a solver committed.
  ///
  /// - Throws: `DiagnosticsError` where a number is not finite.
  public init(_ solver: Solver) throws(DiagnosticsError) {
    try self.init(solver.systemDescription())
  }
}
