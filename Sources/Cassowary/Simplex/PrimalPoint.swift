/// The place of the point, and the places of rows among their breakpoints.
///
/// The value of an inactive row is that of its form at the point; that of an active row is the bound that it is held at.
struct PrimalPoint: ~Copyable {
  var x = Slab<VariableID, Double>(tag: 1)
  /// The value of the row's form; of an active row the bound that it is held at.
  var activity = Slab<RowID, Double>(tag: 13)
  /// Ends of the interval in which the row may be without being queued, tolerance included.
  var lower = Slab<RowID, Double>(tag: 14)
  var upper = Slab<RowID, Double>(tag: 15)
  /// Segment: index of the gap between members. Otherwise: index of the first member of the group
  /// of equal bounds on which the row lies.
  var position = Field<Int32, RowRecord>(tag: 12)
  /// For each variable the inactive rows that mention it.
  var watchers = ListPool<Entry, Slab<VariableID, ListHeader>>(tag: 29)
  var counts = Counts()

  struct Counts: BitwiseCopyable {
    /// Variables moved since the point was last computed afresh.
    var drift: Int64 = 0
    /// The same at the last commit.
    var driftAtCommit: Int64 = 0
  }
}

extension PrimalPoint {
  /// Calls the visitor with every table.
  @inline(__always)
  mutating func visitTables<Visitor: TableVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&x, per: .variable, in: .block)
    visitor.visit(&activity, per: .row, in: .block)
    visitor.visit(&lower, per: .row, in: .block)
    visitor.visit(&upper, per: .row, in: .block)
    visitor.visit(&position, at: RowRecord.position)
    visitor.visit(&watchers, first: .rows(1))
  }
}
