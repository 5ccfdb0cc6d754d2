/// The stored data of one constraint beside its breakpoint; see ``ConstraintRecord``.
struct ConstraintEntry: BitwiseCopyable {
  /// Right-hand side as written.
  var constant: Double
  /// The number of the row whose breakpoint the constraint is; while the entry is free, -1 minus the bits of its link.
  private var bits: Int32
  /// The number under which the constraint was made, so that stale handles are told apart.
  var generation: UInt32

  init(constant: Double, row: RowID, generation: UInt32) {
    self.constant = constant
    bits = row.number
    self.generation = generation
  }

  /// A free entry.
  init(freeLink: Link<ConstraintEntry>, generation: UInt32) {
    constant = 0
    bits = -1 &- freeLink.bits
    self.generation = generation
  }

  /// True for an entry that no constraint has.
  @inline(__always) var isFree: Bool { bits < 0 }
  /// The row whose breakpoint the constraint is.
  @inline(__always) var row: RowID { RowID(bits) }
  /// The link of a free entry in the list of free ones.
  var freeLink: Link<ConstraintEntry> { Link(bits: -1 &- bits) }
}
