import PropertyTesting

/// The sightings on the canvas of a scene, which are taken for intended elsewhere.
struct IntendedSightings {
  private let sightings: Set<Sighting>
  /// Elements on which so many others lie that not all of them are told.
  private var heaped: Set<String> = []

  init(_ sightings: [Sighting]) {
    self.sightings = Set(sightings)
    var overlaps: [String: Int] = [:]
    for sighting in sightings where sighting.rule == .overlappingViews {
      let count = overlaps[sighting.elements[0], default: 0] + 1
      overlaps[sighting.elements[0]] = count
      if count >= ScreenProperty.overlapLimit { heaped.insert(sighting.elements[0]) }
    }
  }

  /// Whether the same was seen on the canvas.
  func contains(_ sighting: Sighting) -> Bool {
    sightings.contains(sighting)
      || (sighting.rule == .overlappingViews && heaped.contains(sighting.elements[0]))
  }
}
