/// A position, in points, in the coordinates its context names (a parent's bounds unless said).
public struct LayoutPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  /// The origin of a coordinate system.
  public static let zero = LayoutPoint(x: 0, y: 0)

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
