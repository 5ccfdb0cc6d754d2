/// A number that a sum is held at or pulled to, with what it costs to be below and above it; see
/// ``Solver/add(_:breakpoints:label:location:)``.
public struct Breakpoint: Hashable, Sendable {
  /// The number, in the unit of the sum.
  public var value: Double
  /// How much it matters not to be below the number; nil if that costs nothing.
  public var below: Priority?
  /// How much it matters not to be above the number; nil if that costs nothing.
  public var above: Priority?
  /// How much a unit of the error counts against other constraints of the same priority, on either side.
  public var weight: Double

  /// Makes a breakpoint; with one side it is an inequality, with both an equation or a content size.
  @inlinable
  public init(
    _ value: Double, below: Priority? = nil, above: Priority? = nil, weight: Double = 1
  ) {
    self.value = value
    self.below = below
    self.above = above
    self.weight = weight
  }
}
