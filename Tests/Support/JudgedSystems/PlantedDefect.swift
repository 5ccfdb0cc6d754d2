import Cassowary
import PropertyTesting

/// A mistake somebody might make between a constraint and its solver.
public enum PlantedDefect: String, CaseIterable, Sendable {
  /// The coefficient of the second term has the wrong sign.
  case wrongSign
  /// The last of several terms is lost.
  case droppedTerm
  /// A variable that occurs twice counts with its last coefficient only.
  case lastTermWins
  /// Priorities 250 and 750 are taken for each other.
  case swappedLevels
  /// Priorities are rounded to whole numbers, so that 749.5 counts as much as 750.
  case roundedLevels
  /// Weights within a level are ignored.
  case ignoredWeight
  /// An optional inequality points the other way.
  case flippedInequality
  /// A content size hugs with its compression resistance and the other way round.
  case swappedContentPriorities
  /// Required constraints only count as priority 1000, like the strongest optional ones.
  case requiredIsOptional
  /// A change of a constant is forgotten.
  case ignoredConstant
  /// A change of a priority is forgotten.
  case ignoredPriority
  /// After a removal the old values are reported until something is added.
  case staleAfterRemoval
  /// A removed constraint stays in force.
  case removedStaysInForce
  /// Values between two pixels are rounded down to the one below.
  case roundedDown
}
