import Foundation

/// The layout pass: constraints, solution, then frames from the top down, until nothing is marked
/// (LC-7 to LC-12).
@MainActor struct LayoutPass {
  private let root: UIView
  /// Calls of `layoutSubviews` in this pass, by view, to name the one that keeps dirtying itself.
  private var calls: [ObjectIdentifier: (view: UIView, count: Int)] = [:]

  private init(root: UIView) {
    self.root = root
  }

  /// Lays out what is marked at and below `view`, starting from its topmost marked superview that
  /// is reached without a gap (LC-8).
  static func run(from view: UIView) {
    var pass = LayoutPass(root: view.rootView)
    pass.run(from: view)
  }

  private mutating func run(from view: UIView) {
    for _ in 0..<PassLimits.rounds {
      TraitPass.run(below: root)
      ConstraintsPass.run(below: root)
      root.layoutState.host?.solve()
      let top = topmostMarked(from: view)
      guard top.layoutState.needsLayout || top.layoutState.descendantNeedsLayout else { return }
      layOut(top)
    }
    report()
  }

  private func topmostMarked(from view: UIView) -> UIView {
    var top = view
    while let superview = top.superview, superview.layoutState.needsLayout { top = superview }
    return top
  }

  /// Lays out a view if it is marked, then what is marked below it.
  private mutating func layOut(_ view: UIView) {
    if view.layoutState.needsLayout {
      view.layoutState.needsLayout = false
      let controller = view.viewState.viewController
      calls[ObjectIdentifier(view), default: (view, 0)].count += 1
      controller?.viewWillLayoutSubviews()
      view.layoutState.isInLayoutSubviews = true
      view.layoutSubviews()
      view.layoutState.isInLayoutSubviews = false
      controller?.viewDidLayoutSubviews()
    }
    guard view.layoutState.descendantNeedsLayout else { return }
    view.layoutState.descendantNeedsLayout = false
    for subview in view.subviews
    where subview.layoutState.needsLayout || subview.layoutState.descendantNeedsLayout {
      layOut(subview)
    }
  }

  private func report() {
    let views = calls.values.filter { $0.count > PassLimits.rounds / 2 }
      .sorted { ($0.count, $0.view.description) > ($1.count, $1.view.description) }
    UIView.layoutFeedbackLoopHandler?(
      LayoutFeedbackLoop(views: views.map(\.view), counts: views.map(\.count)))
  }
}
