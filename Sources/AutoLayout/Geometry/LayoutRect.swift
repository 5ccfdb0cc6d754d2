/// An axis-parallel rectangle, in points, in the coordinates its context names.
public struct LayoutRect: Hashable, Sendable {
  /// A rectangle of nothing at the origin.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var minX: Double { x }
  public var minY: Double { y }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
  public var origin: LayoutPoint { LayoutPoint(x: x, y: y) }
  public var size: LayoutSize { LayoutSize(width: width, height: height) }

  /// The rectangle whose edges lie `insets` further in.
  public func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: x + insets.left, y: y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The rectangle whose edges lie `insets` further out, the inverse of `inset(by:)`.
  public func outset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: x - insets.left, y: y - insets.top,
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }

  /// The rectangle moved by a distance per axis.
  public func offsetBy(x dx: Double, y dy: Double) -> LayoutRect {
    LayoutRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
