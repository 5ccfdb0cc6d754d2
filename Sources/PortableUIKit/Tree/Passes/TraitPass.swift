import Foundation

/// The trait pass: from the window down, each environment takes its traits from the one above and
/// is told only of changed traits (TR-12, TR-15, TR-20).
///
/// The way leads from a view to the controllers of its subviews and on to their root views.
/// Registered handlers run before `traitCollectionDidChange`.
@MainActor struct TraitPass {
  private let root: UIView
  /// Two collections, and the traits that differ.
  private typealias Change = (
    previous: UITraitCollection, new: UITraitCollection, traits: [any UITraitDefinition.Type]
  )
  /// The comparison made last: a change that goes down a tree is the same for most of its views.
  private var lastChange: Change?
  /// The last comparisons of collections that hold nothing of an author's, which could be an object that is to go: the
  /// windows of one kind of device begin with the same change.
  private static var lastChanges: [Change] = []

  /// Updates the marked environments at and below `view`.
  static func run(below view: UIView) {
    guard view.hasWork(.traits) else { return }
    var pass = TraitPass(root: view.rootView)
    pass.visit(view)
    // Containers rearrange their children when everybody has their traits.
    while !adapting.isEmpty { adapting.removeFirst().adaptToEnvironment() }
  }

  /// The containers whose traits have changed in this pass.
  private static var adapting: [UIViewController] = []

  private mutating func visit(_ top: UIView) {
    var waiting = [(view: top, isForced: false)]
    while let (view, isForced) = waiting.popLast() {
      let isMarked = isForced || view.isMarked(.traits)
      view.unmark(.traits)
      let listed = view.takeListed(.traits)
      if isMarked, update(view) {
        for subview in view.links.subviews.reversed() { waiting.append((subview, true)) }
      } else {
        for subview in listed.reversed() { waiting.append((subview, false)) }
      }
    }
  }

  /// Updates a view, its controller before it; reports whether the view's traits changed.
  private mutating func update(_ view: UIView) -> Bool {
    root.layoutState.work.traitUpdates += 1
    var inherited = view.inheritedTraitCollection
    if let controller = view.viewState.viewController {
      inherited = controller.updateInheritedTraits(inherited)
      let isFirst = controller.traits.current == nil
      let changed = update(controller, inheriting: inherited)
      if controller.adaptsToEnvironment, changed || isFirst {
        TraitPass.adapting.append(controller)
      }
      inherited = controller.traits.current ?? inherited
    }
    return update(view, inheriting: inherited)
  }

  /// Gives one environment its inherited traits with its overrides, and tells it of a change;
  /// traits that were predicted rightly are no change (TR-19).
  @discardableResult
  private mutating func update(
    _ environment: some TraitHolder, inheriting inherited: UITraitCollection
  ) -> Bool {
    let previous = environment.traits.current ?? environment.traits.predicted
    let new = environment.traits.resolve(inherited)
    if environment.traits.current !== new { environment.traits.current = new }
    let changed = changes(from: previous, to: new)
    guard !changed.isEmpty else { return false }
    environment.traitsWillNotify(previous: previous, new: new)
    environment.invalidateReaders(of: changed)
    (environment as? UIResponder)?.trace(.traitCollectionDidChange(previous, new))
    new.performAsCurrent {
      for registration in environment.traits.handlers(for: changed) {
        registration.handler(environment, previous)
      }
      environment.traitCollectionDidChange(previous)
    }
    return true
  }

  private mutating func changes(
    from previous: UITraitCollection, to new: UITraitCollection
  ) -> [any UITraitDefinition.Type] {
    if previous === new { return [] }
    if let lastChange, lastChange.previous === previous, lastChange.new === new {
      return lastChange.traits
    }
    for change in TraitPass.lastChanges where change.previous === previous && change.new === new {
      return change.traits
    }
    let traits = new.changedTraits(from: previous)
    lastChange = (previous, new, traits)
    if previous.values.isOfSystem, new.values.isOfSystem {
      if TraitPass.lastChanges.count == 4 { TraitPass.lastChanges.removeLast() }
      TraitPass.lastChanges.insert((previous, new, traits), at: 0)
    }
    return traits
  }
}
