/// The freedom that the constraints leave at the values.
public struct FreedomReport: Hashable, Sendable {
  /// An orthonormal basis of the directions along which no active form changes: the values can move both ways
  /// along them without touching a target.
  public let directions: [[Double]]
  /// The variables that have another value in some other optimum, with the way there, in order.
  ///
  /// Every variable of `directions` is one, and so is one that can move to one side only because of a tie:
  /// two optima of equal price.
  public let ambiguousVariables: [Ambiguity]

  /// A variable whose value the constraints do not determine.
  public struct Ambiguity: Hashable, Sendable {
    /// The index of the variable.
    public let variable: Int
    /// The name of the variable.
    public let name: String
    /// A direction that keeps the price of every level and moves the variable.
    public let direction: [Double]
  }
}
