extension ConstraintProblem {
  /// Checks that every number is finite, every weight positive and every index inside.
  ///
  /// - Throws: `DiagnosticsError.notFinite`, `.malformed` or `.wrongNumberOfValues`, naming the culprit.
  func validate(_ values: [Double]) throws(DiagnosticsError) {
    guard values.count == variables.count else {
      throw .wrongNumberOfValues(given: values.count, expected: variables.count)
    }
    for (name, value) in zip(variables, values) where !value.isFinite {
      throw .notFinite("The value of \(name)")
    }
    for row in rows {
      try validate(row)
    }
  }

  private func validate(_ row: ConstraintRow) throws(DiagnosticsError) {
    guard row.target.isFinite else { throw .notFinite("The target of \(row.label)") }
    for term in row.terms {
      guard variables.indices.contains(term.variable) else {
        throw .malformed("\(row.label) mentions variable \(term.variable), which does not exist.")
      }
      guard term.coefficient.isFinite else { throw .notFinite("A coefficient of \(row.label)") }
    }
    for price in [row.below, row.above] {
      guard case .level(let level, let weight) = price else { continue }
      guard level.isFinite, weight.isFinite else {
        throw .notFinite("The priority or weight of \(row.label)")
      }
      guard weight > 0 else {
        throw .malformed("The weight of \(row.label) is \(weight), not positive.")
      }
    }
  }
}
