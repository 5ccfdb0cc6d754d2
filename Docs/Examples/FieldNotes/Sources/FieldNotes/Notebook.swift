/// The entries of the app, and the selection of entries that is shown.
@MainActor
final class Notebook {
  private(set) var sightings: [Sighting]
  var showsOnlyConfirmed = false {
    didSet { if showsOnlyConfirmed != oldValue { onChange?() } }
  }
  /// Called after every change.
  var onChange: (() -> Void)?

  init(sightings: [Sighting]) {
    self.sightings = sightings
  }

  /// The shown entries, by habitat; a habitat without entries is left out.
  var sections: [(habitat: Habitat, sightings: [Sighting])] {
    Habitat.allCases.compactMap { habitat in
      let shown = sightings.filter {
        $0.habitat == habitat && ($0.isConfirmed || !showsOnlyConfirmed)
      }
      return shown.isEmpty ? nil : (habitat, shown)
    }
  }

  func sighting(_ id: Sighting.ID) -> Sighting? {
    sightings.first { $0.id == id }
  }

  /// Adds an entry and gives it the next number.
  @discardableResult
  func add(species: String, place: String, habitat: Habitat, count: Int) -> Sighting {
    let sighting = Sighting(
      id: (sightings.map(\.id).max() ?? 0) + 1, species: species, place: place, habitat: habitat,
      countsByHour: [count])
    sightings.append(sighting)
    onChange?()
    return sighting
  }

  func remove(_ id: Sighting.ID) {
    sightings.removeAll { $0.id == id }
    onChange?()
  }

  func confirm(_ id: Sighting.ID) {
    guard let index = sightings.firstIndex(where: { $0.id == id }) else { return }
    sightings[index].isConfirmed = true
    onChange?()
  }
}
