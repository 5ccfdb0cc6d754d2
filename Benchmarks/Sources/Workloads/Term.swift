/// A coefficient and the number of the variable it multiplies.
public struct Term: Sendable, Equatable {
  public var variable: Int32
  public var coefficient: Double

  public init(_ variable: Int32, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
