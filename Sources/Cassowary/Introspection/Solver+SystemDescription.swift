extension Solver {
  /// Returns the constraints as they were given and the values of the last commit.
  ///
  /// Constraints changed since that commit are described as they are now.
  ///
  /// - Complexity: O(variables + terms).
  public func systemDescription() -> SystemDescription {
    var positions = [Int](repeating: -1, count: Int(problem.counts.variables))
    var variables: [SystemDescription.VariableState] = []
    for index in problem.allVariables where problem.isInUse(index) {
      let variable = variable(at: index)
      positions[Int(index)] = variables.count
      variables.append(
        SystemDescription.VariableState(
          variable: variable, name: name(of: variable),
          value: rest.read(variable.id)))
    }
    var constraints: [SystemDescription.ConstraintState] = []
    for index in problem.allConstraints where !problem.constraints[index].isFree {
      let record = problem.record(of: index)
      let run = problem.terms.run(record.row)
      var terms: [SystemDescription.Term] = []
      for entry in run {
        terms.append(
          SystemDescription.Term(
            variable: positions[Int(entry.variable)], coefficient: record.scale * entry.coefficient)
        )
      }
      let handle = constraint(at: index)
      constraints.append(
        SystemDescription.ConstraintState(
          constraint: handle, label: label(of: handle), location: location(of: handle),
          terms: terms, constant: record.constant,
          below: record.costsBelow ? Priority(record.below) : nil,
          above: record.costsAbove ? Priority(record.above) : nil, weight: record.weight))
    }
    return SystemDescription(variables: variables, constraints: constraints)
  }
}
