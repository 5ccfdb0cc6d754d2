/// Why the normal course of steps was left: mostly the factors are made anew then (``Core/refactorise(because:)``), else a
/// step is not taken. `ReasonCounts` tells how often each was the reason of a factorisation.
package enum LeaveReason: UInt8, CaseIterable, Sendable {
  // MARK: The factors are due at the next chance
  /// Exchanges that left etas have made as much work as a factorisation costs.
  case manyUpdates
  /// The etas are longer than the system.
  case longEtas
  /// Solves have read as much of etas as a factorisation costs.
  case slowSolves
  /// A pivot or an eta has magnified rounding.
  case magnifiedRounding

  // MARK: The factors are made anew at once
  /// A row that entered depends on others of the basis.
  case dependentRow
  /// A pivot computed from the row is not that computed from the column.
  case pivotDisagrees
  /// The way of a primal step does not end, or no stay fits into a slot: rounding.
  case endlessWay
  /// Rows that held before hold no more.
  case repair
  /// Steps lead in a circle: Bland's rule begins.
  case cycling
  /// The last commit was not proved optimal.
  case unprovedCommit
  /// Multipliers do not add up to zero after a doubtful step.
  case unbalancedMultipliers
  /// Many variables that were removed are still part of the factors, or a question must not see any.
  case retiredVariables
  /// The basis is that of a program in twice the precision.
  case preciseBasis
  /// The basis is that of a snapshot.
  case snapshot

  // MARK: A step is not taken
  /// The pivot is still wrong with new factors.
  case smallPivot
  /// The point would go beyond where values may be.
  case outOfRange
}
