import Foundation

/// The update-constraints pass: bottom-up over the marked views of a tree (LC-1, AL-54).
///
/// For each marked view the author's `updateConstraints` runs where it was asked for, and then the
/// system's part, which hands changed facts to the engine.
@MainActor struct ConstraintsPass {
  private let root: UIView
  /// How many passes are under way, within one another.
  private static var running = 0

  /// Whether a pass is under way, which brings newly activated constraints to the engine itself.
  static var isRunning: Bool { running > 0 }

  /// Runs the pass over everything marked at and below `view`, and engages the engine on first
  /// need. `root` is the root of its tree.
  static func run(below view: UIView, root: UIView? = nil) {
    let root = root ?? view.rootView
    root.forgetReleasedSuperview()
    guard view.hasWork(.constraints) else { return }
    let pass = ConstraintsPass(root: root)
    running += 1
    defer { running -= 1 }
    for _ in 0..<PassLimits.rounds {
      guard view.hasWork(.constraints) else { return }
      pass.visit(view)
    }
  }

  private func visit(_ top: UIView) {
    var waiting = [(view: top, isLeaving: false)]
    while let (view, isLeaving) = waiting.popLast() {
      if isLeaving {
        update(view)
        continue
      }
      root.layoutState.work.visits += 1
      waiting.append((view, true))
      for subview in view.takeListed(.constraints).reversed() {
        waiting.append((subview, false))
      }
    }
  }

  private func update(_ view: UIView) {
    guard view.isMarked(.constraints) else { return }
    view.unmark(.constraints)
    view.layoutState.wasUpdated = true
    if view.layoutState.needsUpdateConstraints {
      root.layoutState.work.constraintUpdates += 1
      if let controller = view.viewState.viewController {
        controller.trace(.updateViewConstraints)
        TrackedUpdate.run(.updateConstraints, of: controller) { controller.updateViewConstraints() }
      } else {
        view.trace(.updateConstraints)
        if UpdateMethod.updateConstraints.isOverridden(by: view) {
          root.layoutState.work.trackedUpdates += 1
          TrackedUpdate.run(.updateConstraints, of: view) { view.updateConstraints() }
        }
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
