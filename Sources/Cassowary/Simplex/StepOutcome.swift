/// The outcome of a step that was to bring back a row to its place.
enum StepOutcome: Equatable {
  /// The row is where it has to be.
  case done
  /// Required constraints contradict each other.
  case contradiction
  /// The outcome cannot be told.
  case trouble(NumericalTrouble)
}
