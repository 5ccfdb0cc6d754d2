import Foundation

/// The update-constraints pass: bottom-up over the marked views of a tree (LC-1, AL-54).
///
/// For each marked view the author's `updateConstraints` runs where it was asked for, and then the
/// system's part, which hands changed facts to the engine.
@MainActor struct ConstraintsPass {
  private let root: UIView

  /// Runs the pass over everything marked at and below `view`, and engages the engine on first
  /// need.
  static func run(below view: UIView) {
    let pass = ConstraintsPass(root: view.rootView)
    for _ in 0..<PassLimits.rounds {
      let state = view.layoutState
      guard state.needsConstraintsVisit || state.descendantNeedsConstraintsVisit else { return }
      pass.visit(view)
    }
  }

  private func visit(_ view: UIView) {
    if view.layoutState.descendantNeedsConstraintsVisit {
      view.layoutState.descendantNeedsConstraintsVisit = false
      for subview in view.subviews
      where subview.layoutState.needsConstraintsVisit
        || subview.layoutState.descendantNeedsConstraintsVisit
      {
        visit(subview)
      }
    }
    guard view.layoutState.needsConstraintsVisit else { return }
    view.layoutState.needsConstraintsVisit = false
    if view.layoutState.needsUpdateConstraints {
      if let controller = view.viewState.viewController {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
      // An override that does not call super must not make the pass run for ever.
      view.layoutState.needsUpdateConstraints = false
    }
    guard view.wantsEngine else { return }
    let host = ConstraintsPass.engagedHost(of: root)
    host.register(view)
    host.update(view)
  }

  /// The keeper of the tree's engine, made on first need.
  static func engagedHost(of root: UIView) -> LayoutHost {
    if let host = root.layoutState.host { return host }
    let host = LayoutHost(root: root)
    root.layoutState.host = host
    return host
  }
}
