extension Judge {
  /// Finds which variables are ambiguous at an optimum, and in which directions.
  ///
  /// The null space of the active forms tells where nothing holds the values at all. Ties need more: for each
  /// variable the judge adds a wish for a larger, then for a smaller value, below all levels, and asks for a
  /// certificate; an improvement is another optimum.
  ///
  /// - Throws: `DiagnosticsError.tooLarge`, `.lapack`.
  /// - Complexity: O(n³) for the null space, O(n³) for every variable that is not in it.
  public func freedom() throws(DiagnosticsError) -> FreedomReport {
    let directions = try SingularValues(matrix(ofRows: activeRows)).nullSpace
    var ambiguities: [FreedomReport.Ambiguity] = []
    for variable in problem.variables.indices {
      guard let direction = try wayOut(of: variable, nullSpace: directions) else { continue }
      ambiguities.append(
        FreedomReport.Ambiguity(
          variable: variable, name: problem.variables[variable], direction: direction))
    }
    return FreedomReport(directions: directions, ambiguousVariables: ambiguities)
  }

  /// A direction that keeps every price and moves a variable, if there is one.
  private func wayOut(
    of variable: Int, nullSpace: [[Double]]
  ) throws(DiagnosticsError) -> [Double]? {
    let open = nullSpace.max { $0[variable].magnitude < $1[variable].magnitude }
    if let open, open[variable].magnitude > JudgeTolerances.activity { return open }
    for side in [1.0, -1.0] {
      var wishful = problem
      let lowest = (problem.levels.last ?? 1) - 1
      wishful.add(
        ConstraintRow(
          label: "wish", terms: [variable: 1], target: values[variable] + side,
          below: .level(lowest), above: .level(lowest)))
      let judge = try Judge(wishful, values: values)
      var search = MultiplierSearch(judge, at: values, prices: PriceList(wishful))
      if case .direction(let direction, _) = try search.run() { return direction }
    }
    return nil
  }
}
