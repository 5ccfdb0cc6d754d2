import Foundation

/// The display pass: marked views that can be seen draw, from the back to the front (DR-3, DR-9),
/// until none is marked (DR-12).
///
/// Hidden and empty views keep their marks until they can be seen (DR-8). Their layers record and keep
/// their drawings.
@MainActor enum DisplayPass {
  static func run(below root: UIView) {
    for _ in 0..<PassLimits.rounds {
      guard root.hasWork(.display), visit(root) else { return }
    }
  }

  /// Draws at and below `root`; reports whether anything was asked to draw.
  private static func visit(_ root: UIView) -> Bool {
    var hasDrawn = false
    var waiting = [root]
    while let view = waiting.popLast() {
      root.layoutState.work.visits += 1
      // A view that is not shown is listed again when it is.
      guard !view.isHidden, view.alpha > 0 else { continue }
      if display(view, root) { hasDrawn = true }
      waiting.append(contentsOf: view.takeListed(.display).reversed())
    }
    return hasDrawn
  }

  private static func display(_ view: UIView, _ root: UIView) -> Bool {
    let before = view.layoutState.drawing.draws
    var hasDrawn = false
    if !view.viewState.damage.isNone, !view.bounds.isEmpty {
      view.layer.displayIfNeeded()
      hasDrawn = true
    }
    for layer in view.takeMarkedLayers() where layer.needsDisplay() {
      layer.displayIfNeeded()
      hasDrawn = true
    }
    if view.viewState.damage.isNone { view.unmarkIfDisplayed() }
    root.layoutState.work.drawings += view.layoutState.drawing.draws - before
    return hasDrawn
  }
}

extension UIView {
  /// Withdraws the mark for display of a view of which nothing is to be drawn any more.
  fileprivate func unmarkIfDisplayed() {
    if viewState.markedLayers.isEmpty { unmark(.display) }
  }
}
