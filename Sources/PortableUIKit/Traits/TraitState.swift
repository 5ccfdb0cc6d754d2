/// What a trait environment stores: its traits as last updated, its overrides and its handlers.
@MainActor struct TraitState {
  /// The traits as of the last update; nil before the first one in a window.
  var current: UITraitCollection?
  var overrides = UITraitOverrides()
  private var registrations: [TraitRegistration] = []

  nonisolated init() {}

  mutating func add(_ registration: TraitRegistration) { registrations.append(registration) }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// What the overrides make of inherited traits (TR-23).
  func resolve(_ inherited: UITraitCollection) -> UITraitCollection {
    guard !overrides.isEmpty else { return inherited }
    var values = inherited.values
    values.merge(overrides.values)
    return UITraitCollection(values: values)
  }

  /// The handlers for some of the traits that changed, each once (TR-25).
  func handlers(for changed: [any UITraitDefinition.Type]) -> [TraitRegistration] {
    let identities = Set(changed.map { ObjectIdentifier($0) })
    return registrations.filter { registration in
      registration.traits.contains { identities.contains(ObjectIdentifier($0)) }
    }
  }
}
