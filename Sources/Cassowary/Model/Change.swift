/// One variable whose value differs from the one that the previous commit left.
public struct Change: Sendable, Equatable {
  /// The variable.
  public let variable: Variable
  /// Its value after the previous commit.
  public let old: Double
  /// Its value now.
  public let new: Double

  /// Makes a change of the given parts.
  public init(variable: Variable, old: Double, new: Double) {
    self.variable = variable
    self.old = old
    self.new = new
  }
}
