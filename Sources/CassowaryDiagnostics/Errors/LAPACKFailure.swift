/// The decoded `info` of a LAPACK routine that did not finish.
public struct LAPACKFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  public enum Meaning: Hashable, Sendable {
    /// An argument had an illegal value, or held a NaN; the first argument is the matrix layout.
    case illegalArgument(position: Int)
    /// The interface could not allocate its work space.
    case outOfMemory
    /// A pivot is exactly zero: the matrix is singular at this column, counted from one.
    case singular(column: Int)
    /// An iteration did not converge; so many off-diagonal elements are left.
    case notConverged(remaining: Int)
    /// The constraint rows, or constraint and objective rows together, do not have full rank.
    case rankDeficient(block: Int)
  }

  /// The name of the routine, e.g. `dgesv`.
  public let routine: String
  /// The number the routine returned.
  public let info: Int
  /// The meaning of that number for that routine.
  public let meaning: Meaning

  /// Decodes an `info`; `nil` for zero, which is success.
  public init?(routine: String, info: Int) {
    guard info != 0 else { return nil }
    self.routine = routine
    self.info = info
    meaning =
      switch (routine, info) {
      case (_, -1011 ... -1010): .outOfMemory
      case (_, ..<0): .illegalArgument(position: -info)
      case ("dgesdd", _): .notConverged(remaining: info)
      case ("dgglse", _): .rankDeficient(block: info)
      default: .singular(column: info)
      }
  }

  public var description: String {
    let text =
      switch meaning {
      case .illegalArgument(let position): "argument \(position) is illegal or not a number"
      case .outOfMemory: "out of memory"
      case .singular(let column): "the matrix is singular: column \(column) depends on those before"
      case .notConverged(let remaining): "no convergence, \(remaining) off-diagonal elements left"
      case .rankDeficient(1): "the constraint rows are dependent"
      case .rankDeficient: "constraint and objective rows together leave a direction free"
      }
    return "LAPACK \(routine): \(text) (info \(info))."
  }
}
