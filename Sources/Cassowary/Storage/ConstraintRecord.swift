/// What the core knows of one installed constraint.
struct ConstraintRecord: BitwiseCopyable {
  /// The row whose breakpoint the constraint is; -1 while the record is free.
  var row: Int32 = -1
  /// The number under which the constraint was made, so that stale handles are told apart.
  var generation: UInt32 = 0
  /// Factor from the row's scaled form to the form as written: written = scale * row.
  var scale = 1.0
  /// Right-hand side as written.
  var constant = 0.0
  var weight = 1.0
  /// Level of the cost below the right-hand side as written; zero slope if `costsBelow` is false.
  var below = 0.0
  /// Level of the cost above the right-hand side as written.
  var above = 0.0
  /// The variable whose edit constraint this is, or -1; of a free record, the link of the list of free
  /// records, plus one.
  var edited: Int32 = -1
  var costsBelow = false
  var costsAbove = false
  /// Fills the record up to whole words, so that it has no byte without a meaning.
  private let unused: UInt16 = 0

  /// True if a side of the constraint is forbidden.
  var isRequired: Bool {
    costsBelow && below == .infinity || costsAbove && above == .infinity
  }

  /// The constraint's part of its row's cost.
  func member(_ index: Int32) -> Member {
    let slope = weight * abs(scale)
    let forward = scale > 0
    let left = forward ? costsBelow : costsAbove
    let right = forward ? costsAbove : costsBelow
    return Member(
      bound: constant / scale, left: left ? slope : 0, leftLevel: forward ? below : above,
      right: right ? slope : 0, rightLevel: forward ? above : below, constraint: index)
  }
}
