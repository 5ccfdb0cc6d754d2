/// The state of a trait environment: its traits as last updated, its overrides and its handlers.
@MainActor struct TraitState {
  /// The traits as of the last update; nil before the first one in a window.
  var current: UITraitCollection?
  /// The traits to be expected, from where the object was made (TR-19).
  var predicted = UITraitCollection.none
  var overrides = UITraitOverrides()
  /// The traits that each update method read when it last ran (TR-26).
  var readTraits: [UpdateMethod: Set<ObjectIdentifier>] = [:]
  private var registrations: [TraitRegistration] = []

  nonisolated init() {}

  mutating func add(_ registration: TraitRegistration) { registrations.append(registration) }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// The result of the overrides over inherited traits (TR-23).
  func resolve(_ inherited: UITraitCollection) -> UITraitCollection {
    guard !overrides.isEmpty, !inherited.values.contains(overrides.values) else {
      return inherited
    }
    var values = inherited.values
    values.merge(overrides.values)
    return UITraitCollection(values: values)
  }

  func readers(of changed: [any UITraitDefinition.Type]) -> [UpdateMethod] {
    if readTraits.isEmpty { return [] }
    let identities = Set(changed.map { ObjectIdentifier($0) })
    return readTraits.filter { !$0.value.isDisjoint(with: identities) }.map(\.key)
      .sorted { $0.rawValue < $1.rawValue }
  }

  /// The handlers for some of the traits that changed, each once (TR-25).
  func handlers(for changed: [any UITraitDefinition.Type]) -> [TraitRegistration] {
    if registrations.isEmpty { return [] }
    let identities = Set(changed.map { ObjectIdentifier($0) })
    return registrations.filter { registration in
      registration.traits.contains { identities.contains(ObjectIdentifier($0)) }
    }
  }
}
