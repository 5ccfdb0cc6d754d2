import Foundation

/// The display pass: marked views that can be seen draw, from the back to the front (DR-3, DR-9),
/// until none is marked (DR-12).
///
/// Hidden and empty views keep their marks until they can be seen (DR-8). What `draw(_:)` draws
/// into is a renderer's business.
@MainActor enum DisplayPass {
  static func run(below root: UIView) {
    for _ in 0..<PassLimits.rounds {
      guard root.hasWork(.display), visit(root) else { return }
    }
  }

  /// Draws at and below `root`; reports whether anything was drawn.
  private static func visit(_ root: UIView) -> Bool {
    var hasDrawn = false
    var waiting = [root]
    while let view = waiting.popLast() {
      root.layoutState.work.visits += 1
      // What is not shown is listed again when it is.
      guard !view.isHidden, view.alpha > 0 else { continue }
      let dirty = view.viewState.dirtyRect.intersection(view.bounds)
      if !dirty.isEmpty {
        view.viewState.dirtyRect = .null
        view.unmark(.display)
        root.layoutState.work.drawings += 1
        view.trace(.draw(dirty))
        TrackedUpdate.run(.draw, of: view) { view.draw(dirty) }
        hasDrawn = true
      }
      waiting.append(contentsOf: view.takeListed(.display).reversed())
    }
    return hasDrawn
  }
}
