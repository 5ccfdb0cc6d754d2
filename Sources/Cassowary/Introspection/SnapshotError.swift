/// Why a text is no snapshot, or a snapshot no solver.
public enum SnapshotError: Error, Equatable, Sendable {
  /// The line (counted from one) does not read as the format asks.
  case malformed(line: Int, reason: String)
  /// The parts do not fit together.
  case inconsistent(reason: String)
  /// A transaction is open: end it first.
  case transactionOpen
}
