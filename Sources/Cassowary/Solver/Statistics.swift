/// Counts of the work done by a solver since it was made: exact and the same on every machine.
public struct Statistics: Sendable, Equatable {
  /// Exchanges of a row of the basis.
  public var pivots = 0
  /// Rows that passed a breakpoint without entering the basis.
  public var flips = 0
  /// Rows that took the place of an undetermined variable's stay without a multiplier solve.
  public var structuralAdds = 0
  /// Shifts of a row along a cached direction.
  public var directionMoves = 0
  /// Inactive rows looked at because a row was shifted along a cached direction, counted each time: none as long as a
  /// drag is at rest.
  public var directionRows = 0
  /// Cached directions that took in exchanges of the basis.
  public var directionUpdates = 0
  /// Solves for a direction.
  public var directionSolves = 0
  /// Variables looked at by solves for a direction, and to learn how many one moves, counted each time.
  public var directionVariables = 0
  /// Definitions looked at in search of a holder that gives way to a new row, counted each time.
  public var definitionsSearched = 0
  /// Solves for multipliers.
  public var multiplierSolves = 0
  /// Active rows looked at by solves for multipliers, counted each time.
  public var combinationRows = 0
  /// Multipliers of active rows changed, counted each time; those of rows required from both sides are not
  /// kept.
  public var multiplierChanges = 0
  /// Variables moved, counted each time.
  public var variablesMoved = 0
  /// Factorisations from scratch.
  public var refactorisations = 0
  /// The same by reason.
  package internal(set) var reasons = ReasonCounts()
  /// Rows placed by factorisations from scratch, undetermined variables' stays included.
  public var rowsFactorised = 0
  /// Times that the whole point was computed afresh from the rows that hold it, as every factorisation does.
  public var pointRefreshes = 0
  /// Pivots that, computed in two ways, disagreed, after the rebuild of a dual step too; most cause a refactorisation.
  public var inaccuratePivots = 0
  /// Times that the whole system was solved once more in twice the precision.
  public var preciseSolves = 0
  /// Commits.
  public var commits = 0

  init() {}
}
