// How much rounding the moves of the point may have left in it, and when it is computed afresh for that.

extension Core {
  /// True if moves have added up to many times the whole system, or one went far.
  @inline(__always)
  var isDrifting: Bool { point.counts.drift >= mostDrift }

  /// Has the point computed afresh at the next chance, however many variables there are by then: one came from so far
  /// that rounding of its way counts where it is now.
  @inline(__always)
  mutating func noteFarWay() { point.counts.drift = Self.driftOfFarWay }

  /// True if something came from far since the point was last computed afresh.
  var hasComeFar: Bool { point.counts.drift >= Self.driftOfFarWay }

  private static var driftOfFarWay: Int64 { .max / 2 }

  /// So many variables may be moved before the point is computed afresh.
  @inline(__always)
  private var mostDrift: Int64 { 1_000 * Int64(problem.counts.liveVariables) &+ 1 }

  /// Computes the point afresh when moves have added up to many times the whole system, or one went far: each
  /// rounds in the last place, and nothing else would correct it.
  mutating func refreshIfDrifting() {
    if isDrifting { refreshPoint() }
  }
}
