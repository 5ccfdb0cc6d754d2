/// The solver's machine: variables, rows, the basis of active rows and its factorisation.
///
/// The optimum is described by as many linearly independent *active rows* as there are variables (the basis), which
/// meet in `x`. Every variable owns a *stay*, a row of its own without cost, so that there is a basis from the start; a
/// variable is undetermined while its stay is active. A row carries a convex piecewise-linear cost, one breakpoint per
/// constraint on its linear form. Its *multiplier* is the slope at which its cost changes there, a ``LexVector``:
///
/// - an inactive row lies in a *segment* between breakpoints: its multiplier is the segment's slope, or is to
///   become it (it *owes* the difference);
/// - an active row lies on a breakpoint: its multiplier is within the slopes on both sides; or it lost the
///   breakpoint and is *leaving*;
/// - a *pinned* row lies on a breakpoint too, but is not part of the basis.
///
/// Invariants between operations: the multipliers times the rows add up to zero; between commits every row
/// that is beyond its segment is queued, and so is every row whose multiplier may be out of range.
/// When nothing is queued the point is optimal, and lexicographically so, because the multipliers
/// are ordered as the priorities are (duality over an ordered field).
///
/// The factorisation is `E * transpose(B) = U`: slot `s` of the basis is paired with variable `s`,
/// column `s` of `U` holds the transformed row of the slot, `U` is acyclic under the pairing, and
/// `E` is a product of elementary row operations that only real cycles need.
///
/// All state lives in journaled slabs, so that any operation can be taken back bit for bit.
struct Core: ~Copyable {
  // MARK: The problem and its solution
  var problem = Problem()
  var basis = Basis()
  var factorisation = Factorisation()
  var point = PrimalPoint()
  var multipliers = Multipliers()
  var agenda = Agenda()
  var changes: ChangeRecord

  // MARK: How it is kept
  var memory = Memory()
  var journal = Journal()

  // MARK: Working storage of steps
  var ratioTest = RatioTest()
  var workspace = StepWorkspace()
  var optimisation = OptimisationState()
  var statistics = Statistics()
  var stepLog = StepLog()

  // MARK: Layers over the simplex
  var acceleration = Acceleration.all
  var rest = Rest.State.awake
  var directions = EditDirections()
  var batch = BatchPivots()

  /// Makes the machine of a solver without variables, which keeps the report.
  init(report: UnsafeMutablePointer<Report>) {
    changes = ChangeRecord(report: report)
    var pools = memory.pools
    pools.resize(to: ListPool<Entry, Slab<VariableID, ListHeader>>.fewestClasses) { layout in
      arrangeBlock(of: .sizeClass, in: &layout)
    }
    memory.pools = pools
  }

  deinit {
    // A deinitialiser may not change the core; freeing tables does not change it.
    withUnsafePointer(to: self) { core in
      var freer = TableFreer()
      UnsafeMutablePointer(mutating: core).pointee.visitTables(&freer)
    }
    factorisation.workspace.deallocate()
    memory.deallocate()
  }
}
