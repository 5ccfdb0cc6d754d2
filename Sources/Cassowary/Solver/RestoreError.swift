/// Why a solver did not return to a checkpoint, or did not discard it; it is as it was before the attempt.
public enum RestoreError: Error, Equatable, Sendable {
  /// The checkpoint is of another solver, was discarded, or lies on a way that was left: after going
  /// back, changes were made, which end the way forward.
  case unknownCheckpoint
  /// A transaction is open: end it first.
  case transactionOpen
}

extension RestoreError: CustomStringConvertible {
  /// The error and its remedy, for people.
  public var description: String {
    switch self {
    case .unknownCheckpoint:
      "The checkpoint belongs to another solver, was discarded, or lies on a way that changes ended."
        + " Take a new one."
    case .transactionOpen: "A transaction is open. End it first."
    }
  }
}
