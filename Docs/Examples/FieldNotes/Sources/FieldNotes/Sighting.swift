/// One entry of the notebook.
struct Sighting: Hashable, Identifiable, Sendable {
  let id: Int
  var species: String
  var place: String
  var habitat: Habitat
  /// The number of animals in each hour, from six in the morning on.
  var countsByHour: [Int]
  var isConfirmed = false

  var count: Int { countsByHour.reduce(0, +) }

  /// The hour of the first number in `countsByHour`.
  static let firstHour = 6
}

extension Sighting {
  static let samples = [
    Sighting(
      id: 1, species: "Avocet", place: "Salt marsh, north hide", habitat: .shore,
      countsByHour: [2, 5, 8, 6, 3, 0, 0, 1, 4, 2], isConfirmed: true),
    Sighting(
      id: 2, species: "Ringed plover", place: "Shingle bank", habitat: .shore,
      countsByHour: [1, 1, 2, 4, 4, 2, 1, 0, 0, 1]),
    Sighting(
      id: 3, species: "Meadow pipit", place: "Upper pasture", habitat: .meadow,
      countsByHour: [3, 6, 4, 2, 1, 1, 0, 0, 2, 3], isConfirmed: true),
    Sighting(
      id: 4, species: "Nuthatch", place: "Old oaks by the mill", habitat: .forest,
      countsByHour: [1, 0, 1, 2, 2, 1, 0, 0, 0, 0]),
    Sighting(
      id: 5, species: "Black woodpecker", place: "Beech stand 14", habitat: .forest,
      countsByHour: [0, 1, 0, 0, 1, 0, 0, 0, 1, 0]),
  ]
}
