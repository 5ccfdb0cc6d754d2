/// Traits that an object sets for itself and for the environments inside it (TR-22).
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  /// The overriding value; reading one that is not set is reported, and gives the default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if !values.contains(trait) {
        MainActor.assumeIsolated {
          UIKitException.raise(
            .generic(
              "Attempting to read a trait override for \(Trait.name) which has not been set"))
        }
      }
      return values[trait]
    }
    set { values[trait] = newValue }
  }

  /// Takes over every trait that a collection specifies.
  package mutating func merge(_ traits: UITraitCollection) { values.merge(traits.values) }

  public var isEmpty: Bool { values.isEmpty }

  public func contains(_ trait: any UITraitDefinition.Type) -> Bool { values.contains(trait) }

  public mutating func remove(_ trait: any UITraitDefinition.Type) { values.remove(trait) }
}
