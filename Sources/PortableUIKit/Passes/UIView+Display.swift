import Foundation

extension UIView {
  /// Adds to what is to be drawn again; marks accumulate until the display pass (DR-2).
  func markNeedsDisplay(_ rect: CGRect) {
    viewState.dirtyRect =
      viewState.dirtyRect.isInfinite || viewState.dirtyRect.isNull
      ? (viewState.dirtyRect.isNull ? rect : .infinite) : viewState.dirtyRect.union(rect)
    mark(.display)
  }

  /// Has the display pass come by again after something here, or all of it, may have come into view.
  func visibleRegionDidChange() {
    if hasWork(.display) { list(.display) }
  }
}
