/// The dual solution: a vector over the priorities for every row and stay, the slope at which its cost changes there.
///
/// The multipliers times the rows add up to zero. Those of rows in a segment are the slopes there, and are not stored; those
/// of active rows that required constraints hold from both sides may have any value, and are not kept.
struct Multipliers: ~Copyable {
  /// The parts of the stored multipliers: linked cells, highest level first.
  var cells = Slab<CellID, MultiplierCell>(tag: 50)
  /// First cell of the row's multiplier; unused for segments.
  var head = Slab<RowID, Link<MultiplierCell>>(tag: 16)
  /// First cell of the multiplier of the variable's stay.
  var stayHead = LazySlab<VariableID, Link<MultiplierCell>>(tag: 19)
  var counts = Counts()

  struct Counts: BitwiseCopyable {
    /// The work on multipliers that were not kept and that rows needed as they changed, one by one.
    var workOfOutdated: Int64 = 0
    var cells: Int32 = 0
    var freeCell = Link<MultiplierCell>.none
    /// How often rounding of multipliers was magnified since they were last computed afresh.
    var magnifications: Int32 = 0
  }
}

extension Multipliers {
  /// Calls the visitor with every table.
  @inline(__always)
  mutating func visitTables<Visitor: TableVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&cells, per: .cell, in: .own(.elements(32)))
    visitor.visit(&head, per: .row, in: .block)
    visitor.visit(&stayHead)
  }
}
