/// How a guide's rectangle follows from the bounds of the item that owns it.
///
/// Each edge is `fraction * owner's extent + offset`, in points, in the owner's bounds. Such a
/// guide needs no variables of its own: a constraint on it is a constraint on its owner, so that
/// a fixed distance to a guide sizes the owner exactly as edge constraints would (AL-61).
public struct GuidePlacement: Hashable, Sendable {
  /// One edge of a guide on the axis it lies on.
  public struct Edge: Hashable, Sendable {
    public var fraction: Double
    public var offset: Double

    public init(fraction: Double, offset: Double) {
      self.fraction = fraction
      self.offset = offset
    }
  }

  public var left: Edge
  public var right: Edge
  public var top: Edge
  public var bottom: Edge

  public init(left: Edge, right: Edge, top: Edge, bottom: Edge) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
  }

  /// The owner's bounds, each edge further in by an inset: safe area, margins, readable content.
  public static func insets(_ insets: LayoutInsets) -> GuidePlacement {
    GuidePlacement(
      left: Edge(fraction: 0, offset: insets.left),
      right: Edge(fraction: 1, offset: -insets.right),
      top: Edge(fraction: 0, offset: insets.top),
      bottom: Edge(fraction: 1, offset: -insets.bottom))
  }

  /// A strip across the top, `length` points high: a view controller's top layout guide (AL-74).
  public static func topStrip(_ length: Double) -> GuidePlacement {
    GuidePlacement(
      left: Edge(fraction: 0, offset: 0), right: Edge(fraction: 1, offset: 0),
      top: Edge(fraction: 0, offset: 0), bottom: Edge(fraction: 0, offset: length))
  }

  /// A strip across the bottom, `length` points high: bottom layout guide, docked keyboard.
  public static func bottomStrip(_ length: Double) -> GuidePlacement {
    GuidePlacement(
      left: Edge(fraction: 0, offset: 0), right: Edge(fraction: 1, offset: 0),
      top: Edge(fraction: 1, offset: -length), bottom: Edge(fraction: 1, offset: 0))
  }

  func near(_ axis: LayoutAxis) -> Edge { axis == .horizontal ? left : top }

  func far(_ axis: LayoutAxis) -> Edge { axis == .horizontal ? right : bottom }
}
