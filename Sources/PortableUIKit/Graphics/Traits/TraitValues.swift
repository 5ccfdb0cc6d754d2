/// The specified values of traits, by trait.
struct TraitValues {
  private struct Entry {
    let trait: any UITraitDefinition.Type
    let value: Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue }
    set {
      // The default value of a system trait means that the trait is unspecified (TR-3).
      if trait is any SystemTrait.Type, TraitValues.areEqual(newValue, Trait.defaultValue) {
        entries[ObjectIdentifier(trait)] = nil
      } else {
        entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue)
      }
    }
  }

  /// Whether only traits of the system are specified.
  var isOfSystem: Bool { entries.values.allSatisfy { $0.trait is any SystemTrait.Type } }

  func contains(_ trait: any UITraitDefinition.Type) -> Bool {
    entries[ObjectIdentifier(trait)] != nil
  }

  mutating func remove(_ trait: any UITraitDefinition.Type) {
    entries[ObjectIdentifier(trait)] = nil
  }

  /// Takes over every value that `other` specifies.
  mutating func merge(_ other: TraitValues) {
    entries.merge(other.entries) { $1 }
  }

  /// Whether every value that `other` specifies is the same here.
  func contains(_ other: TraitValues) -> Bool {
    other.entries.allSatisfy { key, entry in
      entries[key].map { TraitValues.areEqual($0.value, entry.value) } ?? false
    }
  }

  /// The traits whose values differ, by name.
  func changedTraits(from other: TraitValues) -> [any UITraitDefinition.Type] {
    let keys = Set(entries.keys).union(other.entries.keys)
    return keys.compactMap { key -> (any UITraitDefinition.Type)? in
      guard let trait = entries[key]?.trait ?? other.entries[key]?.trait else { return nil }
      let old = other.entries[key]?.value ?? trait.defaultValue
      let new = entries[key]?.value ?? trait.defaultValue
      return TraitValues.areEqual(old, new) ? nil : trait
    }
    .sorted { $0.name < $1.name }
  }

  /// Whether two values are equal; values that cannot be compared differ unless they are the same
  /// object.
  static func areEqual(_ a: Any, _ b: Any) -> Bool {
    func compare<Value: Equatable>(_ a: Value) -> Bool { a == (b as? Value) }
    if let a = a as? any Equatable { return compare(a) }
    guard type(of: a) is AnyClass, type(of: b) is AnyClass else { return false }
    return (a as AnyObject) === (b as AnyObject)
  }
}

extension TraitValues: Equatable {
  static func == (a: TraitValues, b: TraitValues) -> Bool {
    a.entries.count == b.entries.count && a.contains(b)
  }
}

/// A trait of the system, whose default value means "unspecified".
protocol SystemTrait: UITraitDefinition {}
