/// The terms of each row, by variable.
typealias RowTerms = ListPool<Entry, Field<ListHeader, RowRecord>>

extension ListPool where Element == Entry, Headers == Field<ListHeader, RowRecord> {
  /// True if a row mentions a variable by much less than others: too little to define it.
  @inline(__always)
  func mentionsHardly(_ variable: VariableID, in row: RowID) -> Bool {
    var coefficient = 0.0
    var largest = 0.0
    for entry in run(row) {
      if entry.variable == variable { coefficient = abs(entry.coefficient) }
      largest = max(largest, abs(entry.coefficient))
    }
    return coefficient < Tolerances.definingCoefficient * largest
  }
}
