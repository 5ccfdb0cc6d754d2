import AutoLayout

/// New insets for some edges of a view, in points; the others keep theirs.
package struct EdgeChange: Equatable, Sendable {
  package var top: Double?
  package var left: Double?
  package var bottom: Double?
  package var right: Double?

  /// The insets after the change.
  func applied(to insets: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: top ?? insets.top, left: left ?? insets.left, bottom: bottom ?? insets.bottom,
      right: right ?? insets.right)
  }
}
