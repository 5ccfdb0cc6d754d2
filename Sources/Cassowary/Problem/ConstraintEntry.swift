/// What is stored of one constraint beside its breakpoint; see ``ConstraintRecord``.
struct ConstraintEntry: BitwiseCopyable {
  /// Right-hand side as written.
  var constant: Double
  /// The row whose breakpoint the constraint is. While the entry is free, -1 minus the link of the list of
  /// free entries.
  var row: Int32
  /// The number under which the constraint was made, so that stale handles are told apart.
  var generation: UInt32

  init(constant: Double, row: Int32, generation: UInt32) {
    self.constant = constant
    self.row = row
    self.generation = generation
  }

  /// A free entry.
  init(freeLink: Int32, generation: UInt32) {
    self.init(constant: 0, row: -1 - freeLink, generation: generation)
  }

  /// The link of a free entry.
  var freeLink: Int32 { -1 - row }
}
