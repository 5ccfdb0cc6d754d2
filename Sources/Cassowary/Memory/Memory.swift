/// The memory of the tables that have an element per variable, per row and per list pool, and the marks that are needed
/// to go back to an earlier state.
struct Memory: ~Copyable {
  // MARK: Blocks
  var variables = TableBlock()
  var rows = TableBlock()
  var pools = TableBlock()
  /// The first memory of the tables and lists that do not lie in blocks.
  var firstRoom = FirstRoom()
  /// The data of a variable that are read when constraints come and go, side by side.
  var variableRecords = Records<VariableRecord>()
  /// The places of a row's lists and of the row itself, side by side.
  var rowRecords = Records<RowRecord>()

  // MARK: Going back
  /// How far the tables were in use when the innermost change began.
  var marks = TableSizes.unlimited
  /// True while checkpoints are held, to which one can go forward too.
  var keepsWayForward = false
  /// The record of a change that began before there was any row.
  var blank: Core.Blank?
  /// True if the state was loaded: then variables without rows may have any value.
  var wasLoaded = false
}

extension Memory {
  /// Calls the visitor with every table.
  @inline(__always)
  mutating func visitTables<Visitor: TableVisitor>(_ visitor: inout Visitor) {
    if blank != nil { visitor.visitWorking(&blank!.removed) }
  }

  /// Frees the blocks and the first room.
  func deallocate() {
    variables.deallocate()
    rows.deallocate()
    pools.deallocate()
    // Last, as others may lie in it.
    firstRoom.deallocate()
  }
}
