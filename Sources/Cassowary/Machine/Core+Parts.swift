/// How a row takes part in the present solution.
enum RowKind: UInt8, BitwiseCopyable {
  /// The place is not in use.
  case free
  /// Inactive, between two breakpoints (or on one of them, by degeneracy).
  case segment
  /// On a breakpoint without being part of the basis; it carries its multiplier.
  case pinned
  /// Part of the basis.
  case active
}

extension Core {
  /// Sizes and list heads of all parts: the part of the state that is copied rather than journaled, as are the numbers
  /// of elements in use of the list pools. Fields of the parts leave no gaps: every byte counts in ``image()``.
  struct Counts: BitwiseCopyable {
    var problem: Problem.Counts
    var basis: Basis.Counts
    var factorisation: Factorisation.Counts
    var point: PrimalPoint.Counts
    var multipliers: Multipliers.Counts
    var agenda: Agenda.Counts
    var optimisation: OptimisationState.Counts
  }

  var counts: Counts {
    get {
      Counts(
        problem: problem.counts, basis: basis.counts, factorisation: factorisation.counts,
        point: point.counts, multipliers: multipliers.counts, agenda: agenda.counts,
        optimisation: optimisation.counts)
    }
    set {
      problem.counts = newValue.problem
      basis.counts = newValue.basis
      factorisation.counts = newValue.factorisation
      point.counts = newValue.point
      multipliers.counts = newValue.multipliers
      agenda.counts = newValue.agenda
      optimisation.counts = newValue.optimisation
    }
  }

  /// A change of the multiplier of one row at one level.
  struct Contribution: BitwiseCopyable, Leveled {
    var level: Double
    var value: Double
    var row: RowID
  }

  /// Bits of `queued`.
  enum Queue {
    /// The row waits among those that miss a required constraint.
    static let required: UInt8 = 1
    /// The row waits among those that are beyond their segments.
    static let optional: UInt8 = 2
    /// The active row waits among those whose multipliers are out of range.
    static let range: UInt8 = 4
    /// No wait: the multiplier of an active row is within its range whatever its value.
    static let unlimited: UInt8 = 8
    /// An active row lost the breakpoint that held it: it lies in the gap of its position.
    static let leaving: UInt8 = 16
    /// The multiplier of a row in a segment is stored, and is not the slope of the segment.
    static let owing: UInt8 = 32
    /// The stored multiplier of an active row, which may have any value, was not kept.
    static let outdated: UInt8 = 64
  }
}

extension Core {
  /// A number that no mark of a row carries; all marks are cleared when the numbers run out. Every pass that marks rows
  /// begins with this, so that there is room for marks from here on.
  @inline(__always)
  mutating func nextRowEpoch() -> Int32 {
    if isRare(workspace.rowEpoch == .max) { clearRowMarks() }
    if isRare(workspace.rowMark.capacity != memory.rows.capacity) { makeRowMarks() }
    workspace.rowEpoch &+= 1
    return workspace.rowEpoch
  }

  @inline(never)
  private mutating func makeRowMarks() {
    workspace.rowMark.renew(
      for: memory.rows.capacity, zeros: Int(problem.counts.rows), in: &memory.firstRoom)
  }

  @inline(never)
  private mutating func clearRowMarks() {
    workspace.rowMark.base.update(repeating: 0, count: workspace.rowMark.capacity)
    refactorised(.rowMarks)
    workspace.rowEpoch = 0
  }
}
