/// A statement that was carried out, and its alterations.
struct Step {
  /// The statement as it was written.
  let line: String
  let alterations: [Alteration]
  /// Coordinates that moved, each as often as it did.
  let moves: [Move]
  /// The number for the next constraint, before and after.
  let numbers: (before: Int, after: Int)

  /// A coordinate that moved.
  struct Move {
    let coordinate: Coordinate
    let old: Double
    let new: Double
  }
}
