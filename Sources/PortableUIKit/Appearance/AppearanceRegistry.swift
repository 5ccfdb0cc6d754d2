import Foundation

/// Every value that proxies have noted, in the order they were set.
@MainActor enum AppearanceRegistry {
  private static var customizations: [AppearanceCustomization] = []

  static var isEmpty: Bool { customizations.isEmpty }
  /// Whether some values are for certain traits only.
  static var dependsOnTraits: Bool { customizations.contains { $0.scope.traits != nil } }

  static func add(_ customization: AppearanceCustomization) {
    remove(customization.key, in: customization.scope)
    customizations.append(customization)
  }

  static func remove(_ key: AnyHashable, in scope: AppearanceScope) {
    customizations.removeAll { $0.key == key && $0.scope.isSame(as: scope) }
  }

  static func value(for key: AnyHashable, in scope: AppearanceScope) -> Any? {
    customizations.first { $0.key == key && $0.scope.isSame(as: scope) }?.value
  }

  /// The customizations for views of a class, wherever they are.
  static func all(for viewClass: UIView.Type) -> [AppearanceCustomization] {
    customizations.filter { $0.scope.covers(viewClass) }
  }

  /// The customizations that concern a view where it is, in the order in which they are applied: of
  /// those of one key the one that counts, those of base classes first.
  static func all(concerning view: UIView) -> [AppearanceCustomization] {
    let candidates = all(for: type(of: view))
    guard !candidates.isEmpty else { return [] }
    let chain = containers(of: view)
    let concerned = candidates.enumerated().compactMap { order, customization -> Ranked? in
      let scope = customization.scope
      guard scope.traits.map({ view.traitCollection.containsTraits(in: $0) }) ?? true,
        let reach = scope.reach(in: chain)
      else { return nil }
      return Ranked(customization: customization, reach: reach, order: order)
    }
    let sorted = concerned.sorted(by: <).map(\.customization)
    var last: [AnyHashable: AppearanceCustomization] = [:]
    for customization in sorted { last[customization.key] = customization }
    return sorted.filter { last[$0.key] === $0 }
  }

  /// What contains a view, from the inside out: the controller whose root view it is, its superview,
  /// and so on.
  private static func containers(of view: UIView) -> [AnyObject] {
    var chain: [AnyObject] = []
    var current: UIView? = view
    while let view = current {
      if let controller = view.viewState.viewController { chain.append(controller) }
      current = view.superviewStorage
      if let current { chain.append(current) }
    }
    return chain
  }

  /// A customization with what decides about its rank.
  private struct Ranked {
    let customization: AppearanceCustomization
    let reach: Int
    let order: Int

    @MainActor static func < (a: Ranked, b: Ranked) -> Bool {
      let (first, second) = (a.customization.scope, b.customization.scope)
      if first.viewClass != second.viewClass { return first.covers(second.viewClass) }
      func rank(_ entry: Ranked) -> (Int, Int, Int, Int) {
        let scope = entry.customization.scope
        return (entry.reach, scope.containerCount, scope.traits == nil ? 0 : 1, entry.order)
      }
      return rank(a) < rank(b)
    }
  }
}
