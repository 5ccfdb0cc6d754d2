import Foundation

extension UIView {
  /// Adds to what is to be drawn again; marks accumulate until the display pass (DR-2).
  func markNeedsDisplay(_ rect: CGRect) {
    viewState.dirtyRect =
      viewState.dirtyRect.isInfinite || viewState.dirtyRect.isNull
      ? (viewState.dirtyRect.isNull ? rect : .infinite) : viewState.dirtyRect.union(rect)
    markPathForDisplay()
  }

  /// Marks the way from the root to this view, for the display pass to come by.
  func markPathForDisplay() {
    var view = superview
    while let current = view, !current.viewState.descendantNeedsDisplay {
      current.viewState.descendantNeedsDisplay = true
      view = current.superview
    }
    window?.scheduleTurn()
  }
}
