/// How unsafe borders reach from an item to its children (AL-62).
public enum SafeArea {
  /// The part of a parent's unsafe border that a child's frame reaches into, per edge.
  ///
  /// Each edge stands alone: the parent's inset less the distance of the child's edge from the
  /// parent's, at least 0 and at most the parent's inset. It is no intersection of rectangles: a
  /// child that lies wholly in the bottom border still has the full bottom inset.
  ///
  /// - Parameters:
  ///   - parent: the parent's own insets, in points.
  ///   - frame: the child's frame in the parent's bounds.
  ///   - bounds: the parent's bounds.
  public static func insets(
    inheritedFrom parent: LayoutInsets, frame: LayoutRect, in bounds: LayoutRect
  ) -> LayoutInsets {
    func part(_ inset: Double, _ distance: Double) -> Double {
      min(max(inset - distance, 0), max(inset, 0))
    }
    return LayoutInsets(
      top: part(parent.top, frame.minY - bounds.minY),
      left: part(parent.left, frame.minX - bounds.minX),
      bottom: part(parent.bottom, bounds.maxY - frame.maxY),
      right: part(parent.right, bounds.maxX - frame.maxX))
  }
}
