/// Why a text is no snapshot, or a snapshot no solver.
public enum SnapshotError: Error, Equatable, Sendable {
  /// The line (counted from one) does not read as the format asks.
  case malformed(line: Int, reason: String)
  /// The parts do not fit together.
  case inconsistent(reason: String)
  /// A transaction is open: end it first.
  case transactionOpen
}

extension SnapshotError: CustomStringConvertible {
  /// The error, for people.
  public var description: String {
    switch self {
    case .malformed(let line, let reason): "Line \(line) of the snapshot cannot be read: \(reason)."
    case .inconsistent(let reason): "The snapshot describes no state: \(reason)."
    case .transactionOpen: "A transaction is open. End it first."
    }
  }
}
