import Foundation

/// The display pass: marked views that can be seen draw, from the back to the front (DR-3, DR-9).
///
/// Hidden and empty views keep their marks until they can be seen (DR-8). What `draw(_:)` draws
/// into is a renderer's business.
@MainActor enum DisplayPass {
  static func run(below root: UIView) {
    for _ in 0..<PassLimits.rounds {
      guard visit(root) else { return }
    }
  }

  /// Draws at and below `view`; reports whether anything was drawn.
  private static func visit(_ view: UIView) -> Bool {
    guard !view.isHidden, view.alpha > 0 else { return false }
    var hasDrawn = false
    let dirty = view.viewState.dirtyRect.intersection(view.bounds)
    if !dirty.isEmpty {
      view.viewState.dirtyRect = .null
      view.traitCollection.performAsCurrent { view.draw(dirty) }
      hasDrawn = true
    }
    guard view.viewState.descendantNeedsDisplay else { return hasDrawn }
    view.viewState.descendantNeedsDisplay = false
    for subview in view.subviews {
      if visit(subview) { hasDrawn = true }
      if !subview.viewState.dirtyRect.isNull || subview.viewState.descendantNeedsDisplay {
        view.viewState.descendantNeedsDisplay = true
      }
    }
    return hasDrawn
  }
}
