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

  /// The customizations for objects of a class, wherever they are.
  static func all(for targetClass: any UIAppearance.Type) -> [AppearanceCustomization] {
    customizations.filter { $0.scope.covers(targetClass) }
  }

  /// The customizations that concern an object where it is, in the order in which they are applied:
  /// for each key the one that counts, those of base classes first.
  static func all(concerning target: any AppearanceTarget) -> [AppearanceCustomization] {
    let candidates = all(for: type(of: target))
    guard !candidates.isEmpty else { return [] }
    let chain = target.appearanceContainers
    let traits = target.appearanceTraits
    let concerned = candidates.enumerated().compactMap { order, customization -> Ranked? in
      let scope = customization.scope
      guard scope.traits.map({ traits.containsTraits(in: $0) }) ?? true,
        let reach = scope.reach(in: chain)
      else { return nil }
      return Ranked(customization: customization, reach: reach, order: order)
    }
    let sorted = concerned.sorted(by: <).map(\.customization)
    var last: [AnyHashable: AppearanceCustomization] = [:]
    for customization in sorted { last[customization.key] = customization }
    return sorted.filter { last[$0.key] === $0 }
  }

  /// A customization with the values that decide its rank.
  private struct Ranked {
    let customization: AppearanceCustomization
    let reach: Int
    let order: Int

    @MainActor static func < (a: Ranked, b: Ranked) -> Bool {
      let (first, second) = (a.customization.scope, b.customization.scope)
      if first.targetClass != second.targetClass { return first.covers(second.targetClass) }
      func rank(_ entry: Ranked) -> (Int, Int, Int, Int) {
        let scope = entry.customization.scope
        return (entry.reach, scope.containerCount, scope.traits == nil ? 0 : 1, entry.order)
      }
      return rank(a) < rank(b)
    }
  }
}
