/// The row operations that `E` is the product of, oldest first (the *eta file*): operation `k` adds, to the row of its
/// target, a factor of each of a few other rows.
///
/// Etas are found by the row that they change (``headOfTarget``) and by the rows that they read (``headOfMember``), so
/// that a sparse solve visits only those that concern it.
struct EtaFile {
  /// One row operation, and one factor of it.
  enum Eta {}
  enum Entry {}

  /// The variable whose row of `U` each eta changes.
  var target = Slab<EtaID, VariableID>(tag: 40)
  /// End of the eta's entries; the eta before it ends where it starts.
  var end = Slab<EtaID, Int32>(tag: 41)
  /// Next older eta with the same target.
  var nextOfTarget = Slab<EtaID, Link<Eta>>(tag: 42)
  /// The variable that an entry reads, and its factor.
  var variable = Slab<EtaEntryID, VariableID>(tag: 43)
  var factor = Slab<EtaEntryID, Double>(tag: 44)
  /// Next older entry that reads the same variable.
  var nextOfMember = Slab<EtaEntryID, Link<Entry>>(tag: 45)
  /// The eta to which an entry belongs.
  var owner = Slab<EtaEntryID, EtaID>(tag: 46)
  /// Newest eta whose target is the variable.
  var headOfTarget = LazySlab<VariableID, Link<Eta>>(tag: 8)
  /// Newest entry that reads the variable.
  var headOfMember = LazySlab<VariableID, Link<Entry>>(tag: 9)
  /// The number of the solve that an eta waits in.
  var mark = Scratch<EtaID, Int32>()
  /// Etas that wait in the present solve.
  var heap = Stack<EtaID>()
}

extension EtaFile {
  /// The entries of an eta.
  @inline(__always)
  func entries(of eta: EtaID) -> Range<Int32> {
    (eta.number > 0 ? end[EtaID(eta.number &- 1)] : 0)..<end[eta]
  }
}

extension EtaFile {
  /// Calls the visitor with every table.
  @inline(__always)
  mutating func visitTables<Visitor: TableVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&target, per: .eta, in: .own(.elements(32)))
    visitor.visit(&end, per: .eta, in: .own(.elements(32)))
    visitor.visit(&nextOfTarget, per: .eta, in: .own(.elements(32)))
    visitor.visit(&variable, per: .etaEntry, in: .own(.elements(32)))
    visitor.visit(&factor, per: .etaEntry, in: .own(.elements(32)))
    visitor.visit(&nextOfMember, per: .etaEntry, in: .own(.elements(32)))
    visitor.visit(&owner, per: .etaEntry, in: .own(.elements(32)))
    visitor.visit(&headOfTarget)
    visitor.visit(&headOfMember)
    visitor.visitWorking(&mark)
    visitor.visitWorking(&heap, first: .elements(16))
  }
}
