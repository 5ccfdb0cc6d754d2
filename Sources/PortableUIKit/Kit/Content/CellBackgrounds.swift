import Foundation

/// The views that a cell shows behind its content.
@MainActor final class CellBackgrounds {
  /// Back to front.
  private(set) var shown: [UIView] = []

  /// Puts views behind all others of a cell, over its whole bounds, and removes those of before.
  ///
  /// - Parameter wanted: The views back to front; a view that is nil, or listed again, is left out.
  func show(_ wanted: [UIView?], in cell: UIView) {
    var views: [UIView] = []
    for case let view? in wanted where !views.contains(where: { $0 === view }) {
      views.append(view)
    }
    for view in shown where !views.contains(where: { $0 === view }) && view.superview === cell {
      view.removeFromSuperview()
    }
    shown = views
    var index = 0
    for view in views {
      if view.superview !== cell {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.insertSubview(view, at: index)
        // The view may have set another background on its arrival.
        guard shown.elementsEqual(views, by: ===) else { return }
      }
      index = (cell.subviews.firstIndex { $0 === view } ?? index) + 1
      if view.frame != cell.bounds { view.frame = cell.bounds }
    }
  }

  func contains(_ view: UIView) -> Bool { shown.contains { $0 === view } }
}
