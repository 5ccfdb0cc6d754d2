/// Work that can be counted, the same on every machine.
public struct ScreenCounts: Sendable {
  /// Variables that the solver moved, each time counted.
  public var variablesMoved = 0
  /// Exchanges of rows of the solver's basis.
  public var pivots = 0
  /// Rectangles that the engine reported as changed.
  public var rectanglesChanged = 0
  /// Calls of `layoutSubviews`; none where there are no views.
  public var viewsLaidOut = 0

  public init() {}

  public static func += (left: inout Self, right: Self) {
    left.variablesMoved += right.variablesMoved
    left.pivots += right.pivots
    left.rectanglesChanged += right.rectanglesChanged
    left.viewsLaidOut += right.viewsLaidOut
  }

  public static func - (left: Self, right: Self) -> Self {
    var difference = left
    difference.variablesMoved -= right.variablesMoved
    difference.pivots -= right.pivots
    difference.rectanglesChanged -= right.rectanglesChanged
    difference.viewsLaidOut -= right.viewsLaidOut
    return difference
  }
}
