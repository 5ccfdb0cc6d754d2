import Foundation

/// The layout pass: constraints, solution, then frames from the top down, until nothing is marked
/// (LC-7 to LC-12).
@MainActor struct LayoutPass {
  private let root: UIView
  private var round = 0
  /// Calls of `layoutSubviews` after the first round, by view, to name the one that keeps dirtying
  /// itself.
  private var calls: [ObjectIdentifier: (view: UIView, count: Int)] = [:]

  private init(root: UIView) {
    self.root = root
  }

  /// Lays out the marked views at and below `view`, starting from its topmost marked superview that
  /// is reached without a gap (LC-8).
  static func run(from view: UIView) {
    var pass = LayoutPass(root: view.rootView)
    pass.run(from: view)
  }

  private mutating func run(from view: UIView) {
    while round < PassLimits.rounds {
      TraitPass.run(below: root)
      ConstraintsPass.run(below: root, root: root)
      root.layoutState.host?.solve()
      root.layoutState.host?.announceFittingSizes()
      let top = topmostMarked(from: view)
      guard top.hasWork(.layout) else { return }
      layOut(top)
      root.layoutState.host?.refreshFloatingGuides()
      round += 1
    }
    report()
  }

  private func topmostMarked(from view: UIView) -> UIView {
    var top = view
    while let superview = top.superview, superview.layoutState.needsLayout { top = superview }
    return top
  }

  /// Lays out a view if it is marked, then the marked views below it.
  private mutating func layOut(_ top: UIView) {
    var waiting = [top]
    while let view = waiting.popLast() {
      // A callback may have taken the view away meanwhile.
      guard view === top || view.superviewStorage != nil else { continue }
      root.layoutState.work.visits += 1
      if view.hasWork(.traits) { TraitPass.run(below: view) }
      PropertiesPass.update(view, root: root)
      view.unmark(.layout)
      if view.layoutState.needsLayout { layOutSubviews(of: view) }
      waiting.append(contentsOf: view.takeListed(.layout).reversed())
    }
  }

  private mutating func layOutSubviews(of view: UIView) {
    view.layoutState.needsLayout = false
    let controller = view.viewState.viewController
    if round > 0 { calls[ObjectIdentifier(view), default: (view, 0)].count += 1 }
    root.layoutState.work.layouts += 1
    if let controller {
      controller.trace(.viewWillLayoutSubviews)
      TrackedUpdate.run(.viewWillLayoutSubviews, of: controller) {
        controller.viewWillLayoutSubviews()
      }
    }
    let outerRoot = view.layoutState.layoutRoot
    view.layoutState.layoutRoot = root
    view.trace(.layoutSubviews)
    if view.hasPartInLayout {
      root.layoutState.work.trackedUpdates += 1
      TrackedUpdate.run(.layoutSubviews, of: view) { view.layOutLayers() }
    } else {
      view.traitCollection.performAsCurrent { view.applyEngineFrames() }
    }
    view.layoutState.layoutRoot = outerRoot
    if let controller {
      controller.trace(.viewDidLayoutSubviews)
      TrackedUpdate.run(.viewDidLayoutSubviews, of: controller) {
        controller.viewDidLayoutSubviews()
      }
    }
  }

  private func report() {
    let views = calls.values.filter { $0.count > PassLimits.rounds / 2 }
      .sorted { ($0.count, $0.view.description) > ($1.count, $1.view.description) }
    Platform.current.diagnostics.feedbackLoop?(
      LayoutFeedbackLoop(views: views.map(\.view), counts: views.map(\.count)))
  }
}

extension UIView {
  /// Whether the view's class, its layer's or the layer's delegate does more in a layout than to take over the frames.
  fileprivate var hasPartInLayout: Bool {
    if UpdateMethod.layoutSubviews.isOverridden(by: self) { return true }
    guard let layer = layerIfLoaded else { return false }
    return type(of: layer) != CALayer.self || layer.delegate !== self
  }
}
