/// A variable and its coefficient in the form of a row.
public struct RowTerm: Hashable, Sendable {
  /// The index of the variable.
  public let variable: Int
  /// The coefficient, not zero.
  public let coefficient: Double

  /// Makes a term.
  public init(variable: Int, coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
