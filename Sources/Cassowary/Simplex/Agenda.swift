/// The queues of rows and stays that wait for a step: rows beyond their segments (primal infeasible), and active rows
/// and stays whose multipliers may be out of range (dual infeasible).
///
/// Every infeasible row or stay waits; one that waits may be feasible.
struct Agenda: ~Copyable {
  /// Rows beyond their segment where a required constraint is at stake.
  var required = Slab<Int32, RowID>(tag: 53)
  /// Other rows beyond their segment.
  var optional = Slab<Int32, RowID>(tag: 54)
  /// Active rows whose multiplier may be out of range.
  var range = Slab<Int32, Holder>(tag: 55)
  /// The queues in which a row is, and whether it is leaving, owing, outdated or without limits.
  var flags = Slab<RowID, UInt8>(tag: 17)
  /// Whether a stay waits in the last queue.
  var stayQueued = LazySlab<VariableID, UInt8>(tag: 39)
  var counts = Counts()

  struct Counts: BitwiseCopyable {
    var requiredHead: Int32 = 0
    var requiredTail: Int32 = 0
    var optionalHead: Int32 = 0
    var optionalTail: Int32 = 0
    var rangeHead: Int32 = 0
    var rangeTail: Int32 = 0
    /// Active rows that lost the breakpoint that held them and leave the basis at the next chance.
    var leavingRows: Int32 = 0
    /// Inactive rows whose slope changed and whose multiplier follows at the next chance.
    var owingRows: Int32 = 0
  }
}

extension Agenda {
  /// How many rows wait at which required constraints are at stake, how many others, and how many multipliers.
  @inline(__always) var requiredCount: Int32 { counts.requiredTail &- counts.requiredHead }
  @inline(__always) var optionalCount: Int32 { counts.optionalTail &- counts.optionalHead }
  @inline(__always) var rangeCount: Int32 { counts.rangeTail &- counts.rangeHead }

  /// True if nothing waits for a step.
  @inline(__always)
  var isEmpty: Bool { requiredCount == 0 && optionalCount == 0 && rangeCount == 0 }

  /// Calls the visitor with every table.
  @inline(__always)
  mutating func visitTables<Visitor: TableVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&required, per: .requiredPlace, in: .own(.elements(32)))
    visitor.visit(&optional, per: .optionalPlace, in: .own(.elements(32)))
    visitor.visit(&range, per: .rangePlace, in: .own(.elements(32)))
    visitor.visit(&flags, per: .row, in: .block)
    visitor.visit(&stayQueued)
  }
}
