/// The factors of the basis, `E * transpose(B) = U`, and the two solves with them.
///
/// Slot `s` of the basis is paired with variable `s`. Column `s` of `U` holds the row of the slot as `E` transforms it;
/// `U` is acyclic under the pairing, so that it is triangular in an order that need not be stored. `E` is a product of
/// elementary row operations, the *etas*, which only real cycles need: as a rule the columns are the rows themselves.
///
/// - **FTRAN** (`loadColumn`, `ftran`): a row as a combination of the active rows, `transpose(B) * alpha = a`.
/// - **BTRAN** (`beginBtran`, `addSource`, `btran`): how the point moves as active rows shift,
///   `B * d = shifts`.
///
/// Both visit only the variables that they reach (J. R. Gilbert, T. Peierls, Sparse partial pivoting in time
/// proportional to arithmetic operations, 1988, doi:10.1137/0909058). Nothing here knows of priorities, constraints or
/// values.
struct Factorisation: ~Copyable {
  // MARK: The factors
  /// The diagonal of `U`.
  var pivot = PivotTable()
  /// Column of each slot: the other variables of its definition.
  var columns = ListPool<Entry, Slab<VariableID, ListHeader>>(tag: 20)
  /// Row of each variable: the slots whose definitions use it.
  var users = ListPool<Entry, Slab<VariableID, ListHeader>>(tag: 23)
  var etas = EtaFile()
  var counts = Counts()
  /// The layers over the simplex that are in use.
  var acceleration = Acceleration.all
  /// The work done by solves.
  var solves = SolveStatistics()

  // MARK: BTRAN
  /// Shifts before the etas are applied, and how variables move after that.
  var w = WorkVector()
  var d = WorkVector()
  /// The number of the solve to which `w` and `d` belong.
  var wEpoch: Int32 = 0
  /// The slot whose direction is at hand in `w` and `d`, up to a factor; none if the direction is not that of one slot,
  /// or the basis has changed since.
  var solvedSlot = Link<VariableRecord>.none
  /// The largest number that etas added to a rate of the solved direction: rounding is a part of it, even if the rate
  /// is small because other numbers cancelled it.
  var largestPart = 0.0

  // MARK: FTRAN
  /// The transformed row, and the factors of the active rows of which it is the sum.
  var z = WorkVector()
  var alpha = WorkVector()
  /// The number of the solve to which `z` and `alpha` belong.
  var zEpoch: Int32 = 0
  /// True if an eta reads the transformed row, and changes nothing because the entries cancel.
  var hasEtasLeftOut = false
  /// The rest of a row without its combination, in twice the precision.
  var rests = Scratch<VariableID, DoubleDouble>()
  var nearby = Neighbourhood()

  // MARK: Working storage of both
  /// The memory of values and marks: it is there, and as large as the tables of variables, or not there at all.
  var workspace = TableBlock()
  var path = Stack<WalkStep>()
  /// Slots whose definitions are passed on.
  var chain = Stack<SlotID>()
  /// Counts solves: variables marked with it belong to the last one.
  var epoch: Int32 = 0
}

extension Factorisation {
  /// Calls the visitor with every table but the values and marks of working vectors, which lie in ``workspace``.
  @inline(__always)
  mutating func visitTables<Visitor: TableVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&pivot)
    visitor.visit(&columns, first: .rows(1))
    visitor.visit(&users, first: .rows(1))
    etas.visitTables(&visitor)
    visitor.visitWorking(&w.list, first: .elements(64))
    visitor.visitWorking(&d.list, first: .elements(64))
    visitor.visitWorking(&z.list, first: .elements(64))
    visitor.visitWorking(&alpha.list, first: .elements(64))
    visitor.visitWorking(&rests)
    visitor.visitWorking(&nearby, first: .elements(16))
    visitor.visitWorking(&path, first: .elements(16))
    visitor.visitWorking(&chain, first: .elements(16))
  }
}
