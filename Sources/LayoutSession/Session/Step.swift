/// A statement that was carried out, and its alterations.
struct Step {
  /// The statement as it was written.
  let line: String
  let alterations: [Alteration]
  /// Coordinates that moved, each as often as it did.
  let moves: [Move]
  /// The number for the next constraint, before and after.
  let numbers: (before: Int, after: Int)
  /// The fingerprint of the session after it, where it was worth its cost.
  var fingerprint: UInt64?

  /// A coordinate that moved.
  struct Move {
    let coordinate: Coordinate
    let old: Double
    let new: Double
  }
}
