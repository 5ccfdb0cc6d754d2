/// The least or the greatest value of a variable, and how much that matters.
///
/// A number is a required bound: `try solver.setBounds(of: width, lower: 0)`.
public struct Bound: Hashable, Sendable {
  /// The value, in points.
  public var value: Double
  /// How much it matters that the variable does not pass the value.
  public var priority: Priority
  /// How much a unit beyond the value counts against other constraints of the same priority.
  public var weight: Double
  /// If the variable is drawn to the value on the allowed side, too: at this priority. A size that is not negative rests
  /// at 0 so, if nothing else has a say.
  public var rest: Priority?

  /// Makes a bound.
  public init(
    _ value: Double, priority: Priority = .required, weight: Double = 1, rest: Priority? = nil
  ) {
    self.value = value
    self.priority = priority
    self.weight = weight
    self.rest = rest
  }
}

extension Bound: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a required bound.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Makes a required bound.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
