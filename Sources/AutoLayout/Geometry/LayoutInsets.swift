/// Distances inwards from the four edges of a rectangle, in points.
public struct LayoutInsets: Hashable, Sendable {
  /// No inset on any edge.
  public static let zero = LayoutInsets(top: 0, left: 0, bottom: 0, right: 0)

  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset on every edge.
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// The inset at the near edge of `axis` (left or top).
  func near(_ axis: LayoutAxis) -> Double { axis == .horizontal ? left : top }

  /// The inset at the far edge of `axis` (right or bottom).
  func far(_ axis: LayoutAxis) -> Double { axis == .horizontal ? right : bottom }
}
