/// Why a diagnosis cannot be made.
public enum DiagnosticsError: Error, Hashable, Sendable {
  /// The problem needs a larger dense matrix than is allowed; split it, or ask about a part.
  case tooLarge(rows: Int, columns: Int, allowed: Int)
  /// The number of values differs from the number of variables.
  case wrongNumberOfValues(given: Int, expected: Int)
  /// A coefficient, target, weight or value is not a finite number.
  case notFinite(String)
  /// A weight or coefficient points outside the problem, or a weight is not positive.
  case malformed(String)
  /// A routine of LAPACK reported that it could not finish.
  case lapack(LAPACKFailure)
}

extension DiagnosticsError: CustomStringConvertible {
  /// The summary and the remedy.
  public var description: String {
    switch self {
    case .tooLarge(let rows, let columns, let allowed):
      """
      A dense matrix of \(rows) by \(columns) is too large; at most \(allowed) by \(allowed) is allowed. \
      Ask about the constraints of one subtree.
      """
    case .wrongNumberOfValues(let given, let expected):
      "\(given) values given for \(expected) variables."
    case .notFinite(let what):
      "\(what) is not a finite number."
    case .malformed(let what):
      what
    case .lapack(let failure):
      failure.description
    }
  }
}
