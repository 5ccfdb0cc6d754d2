/// Directions that are kept for the next change of the same row, as in a drag: a layer over the simplex, which gives the
/// same answers without it.
struct EditDirections: ~Copyable {
  var cache = EditDirectionCache()
  /// Shifts of active rows that the point has not followed yet.
  var postponed = Stack<Core.PostponedShift>()
  /// Rows of directions that were ready, which are to be exchanged for those that stop them.
  var blocked = Stack<Core.BlockedRow>()
  /// How many variables lie on ready directions: the first places of the report's list are theirs.
  var placesInUse = 0
  /// The places of these variables there.
  var reportPlaces = Scratch<VariableID, ReportPlace>()
  /// Counts the states of the basis between which there is more than exchanges; directions cached for another state are
  /// stale.
  var basisEpoch: Int64 = 0
  var exchanges = ExchangeLog()
  /// For inactive rows: the only active row with limits that takes part in them. A note is good if its mark is this
  /// one, which is not zero.
  var supports = Scratch<RowID, Support>()
  var supportMark: Int32 = 0
}

extension EditDirections {
  /// Calls the visitor with every table.
  @inline(__always)
  mutating func visitTables<Visitor: TableVisitor>(_ visitor: inout Visitor) {
    visitor.visitWorking(&cache)
    visitor.visitWorking(&postponed)
    visitor.visitWorking(&blocked)
    visitor.visitWorking(&reportPlaces)
    visitor.visitWorking(&exchanges)
    visitor.visitWorking(&supports)
  }
}
