/// The parts of an item's effective margins (AL-67 … AL-70).
///
///     var margins = LayoutMargins()
///     margins.safeArea.top = 44
///     margins.effective()    // top 52, the other edges 8
public struct LayoutMargins: Hashable, Sendable {
  /// The margins set for the item; 8 on every edge unless changed (AL-67).
  public var base = LayoutInsets(8)
  /// The least margins, for the root of a view controller (AL-69).
  public var systemMinimum: LayoutInsets?
  /// The item's safe area, added if `insetsFromSafeArea`.
  public var safeArea: LayoutInsets = .zero
  public var insetsFromSafeArea = true
  /// Margins of the parent that show through, as far as the item lies close to its parent's edges.
  public var inherited: LayoutInsets = .zero

  public init(base: LayoutInsets = LayoutInsets(8)) {
    self.base = base
  }

  /// The margins constraints see, in points.
  ///
  /// Per edge: the greater of base and system minimum, plus the safe area, and at least what is
  /// inherited.
  public func effective() -> LayoutInsets {
    let minimum = systemMinimum ?? base
    let added = insetsFromSafeArea ? safeArea : .zero
    func edge(_ base: Double, _ minimum: Double, _ added: Double, _ inherited: Double) -> Double {
      max(max(base, minimum) + added, inherited)
    }
    return LayoutInsets(
      top: edge(base.top, minimum.top, added.top, inherited.top),
      left: edge(base.left, minimum.left, added.left, inherited.left),
      bottom: edge(base.bottom, minimum.bottom, added.bottom, inherited.bottom),
      right: edge(base.right, minimum.right, added.right, inherited.right))
  }

  /// The margins that a child inherits if it preserves its parent's: each margin less the distance
  /// between the two edges, at least 0 (AL-69).
  public static func preserved(
    _ parent: LayoutInsets, frame: LayoutRect, in bounds: LayoutRect
  ) -> LayoutInsets {
    LayoutInsets(
      top: max(parent.top - (frame.minY - bounds.minY), 0),
      left: max(parent.left - (frame.minX - bounds.minX), 0),
      bottom: max(parent.bottom - (bounds.maxY - frame.maxY), 0),
      right: max(parent.right - (bounds.maxX - frame.maxX), 0))
  }
}
