/// A variable, by number, and its coefficient in a row of a system.
public struct SystemTerm: Hashable, Sendable {
  /// The number of the variable, from zero.
  public var variable: Int
  /// The coefficient.
  public var coefficient: Double

  /// Makes a term.
  public init(_ variable: Int, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
