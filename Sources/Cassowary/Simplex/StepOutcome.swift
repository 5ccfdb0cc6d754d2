/// How a step ended that was to bring a row back to where it has to be.
enum StepOutcome: Equatable {
  /// The row is where it has to be.
  case done
  /// Required constraints contradict each other.
  case contradiction
  /// It cannot be told.
  case trouble(NumericalTrouble)
}
