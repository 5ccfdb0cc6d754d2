import Cassowary

/// The shape of random constraint systems: the numbers of which they are made.
public struct SystemShape: Hashable, Sendable {
  /// How many variables.
  public var variables: ClosedRange<Int>
  /// How many rows.
  public var rows: ClosedRange<Int>
  /// The coefficients to choose from, simplest first.
  public var coefficients: [Double]
  /// The optional priorities to choose from.
  public var priorities: [Priority]
  /// The weights to choose from, simplest first.
  public var weights: [Double]
  /// Constants are whole numbers within this range.
  public var constants: ClosedRange<Int>
  /// True to let required rows hold at a common point, so that no system is refused.
  public var isSatisfiable: Bool

  /// How many of the relations are required, of one hundred.
  public var requiredPercentage: Int

  /// Makes a shape; by default that of layouts.
  public init(
    variables: ClosedRange<Int> = 1...6, rows: ClosedRange<Int> = 1...12,
    coefficients: [Double] = [1, -1, 1, -1, 1, -1, 2, 0.5, -2],
    priorities: [Priority] = [250, 750, 250, 750, 749.5, 1000, 50], weights: [Double] = [1, 2, 3],
    constants: ClosedRange<Int> = -100...100, isSatisfiable: Bool = true,
    requiredPercentage: Int = 40
  ) {
    self.variables = variables
    self.rows = rows
    self.coefficients = coefficients
    self.priorities = priorities
    self.weights = weights
    self.constants = constants
    self.isSatisfiable = isSatisfiable
    self.requiredPercentage = min(max(requiredPercentage, 0), 100)
  }
}
