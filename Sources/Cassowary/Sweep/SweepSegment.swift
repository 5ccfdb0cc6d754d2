/// A part of the way of one variable: a straight line over an interval of the parameter.
public struct SweepSegment: Sendable, Equatable {
  /// The values of the parameter.
  public let range: ClosedRange<Double>
  /// The value of the variable where the range begins.
  public let start: Double
  /// The change of the variable for each unit of the parameter.
  public let slope: Double

  /// The value of the variable where the parameter has a value.
  public func value(at parameter: Double) -> Double {
    start + slope * (parameter - range.lowerBound)
  }

  /// The value of the variable where the range ends.
  public var end: Double { value(at: range.upperBound) }
}
