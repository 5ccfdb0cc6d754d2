/// The solver's machine: variables, rows, the basis of active rows and its factorisation.
///
/// The optimum is described by as many linearly independent *active rows* as there are variables
/// (the basis); `x` is where they meet. Every variable owns a *stay*, a row of its own without cost,
/// so that there is a basis from the start; a variable is undetermined while its stay is active.
/// A row carries a convex piecewise-linear cost, one breakpoint per constraint on its linear form.
/// Its *multiplier* is the slope at which its cost changes there, a ``LexVector``:
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
  // MARK: Memory of the tables that have an element per variable, per row, and per list pool
  var variableBlock = TableBlock()
  var rowBlock = TableBlock()
  private(set) var poolBlock = TableBlock()
  /// Working storage that has an element per variable: it is there, and as large as the tables of variables,
  /// or not there at all.
  var solveBlock = TableBlock()

  /// The first memory of the tables and lists that do not lie in blocks.
  var firstRoom = FirstRoom()

  // MARK: Variables (and their slots)
  /// What is asked of a variable when constraints come and go, side by side.
  var variableRecords = Records<VariableRecord>()
  var x = Slab<Double>(tag: 1)
  /// The row active in a slot, or -1 - u for the stay of variable u.
  var definition = Slab<Int32>(tag: 2)
  var pivot = PivotTable()
  /// The slot in which the variable's stay is active, or -1.
  var staySlot = Field<Int32, VariableRecord>(tag: 4)
  /// Number of constraints that mention the variable; -1 while the variable's place is free, -2 while the
  /// variable is removed but its slot still part of the factorisation.
  var useCount = Field<Int32, VariableRecord>(tag: 5)
  var variableGeneration = Slab<UInt32>(tag: 6)
  /// The row whose form is the variable alone, plus one.
  var ownRow = Field<Int32, VariableRecord>(tag: 38)
  /// The variable's edit constraint plus one, or the link of the list of free or of retired places.
  var editOf = LazySlab<Int32>(tag: 7)
  /// The constraint by which the variable is to stay where it is, plus one.
  var stayOf = LazySlab<Int32>(tag: 36)
  /// Newest eta whose target is the variable, plus one.
  var etaTargetHead = LazySlab<Int32>(tag: 8)
  /// Newest eta entry that reads the variable, plus one.
  var etaMemberHead = LazySlab<Int32>(tag: 9)

  /// First cell of the multiplier of the variable's stay plus one.
  var stayMultiplier = LazySlab<Int32>(tag: 19)
  var stayQueued = LazySlab<UInt8>(tag: 39)

  // MARK: Rows
  /// Where lists of a row lie and where the row does, side by side.
  var rowRecords = Records<RowRecord>()
  var kind = Slab<RowKind>(tag: 10)
  /// The slot in which the row is active, or -1; of a free place the link of the list of free ones, plus one.
  var slot = Field<Int32, RowRecord>(tag: 11)
  /// Segment: index of the gap between members. Otherwise: index of the first member of the group
  /// of equal bounds on which the row lies.
  var position = Field<Int32, RowRecord>(tag: 12)
  /// The value of the row's form; of an active row the bound that it is held at.
  var activity = Slab<Double>(tag: 13)
  /// Ends of the interval in which the row may be without being queued, tolerance included.
  var lower = Slab<Double>(tag: 14)
  var upper = Slab<Double>(tag: 15)
  /// First cell of the row's multiplier plus one; unused for segments.
  var multiplier = Slab<Int32>(tag: 16)
  var queued = Slab<UInt8>(tag: 17)

  // MARK: Lists
  /// Column of each slot: the other variables of its definition.
  var columns = ListPool<Entry, Slab<ListHeader>>(tag: 20)
  /// Row of each variable: the slots whose definitions use it.
  var users = ListPool<Entry, Slab<ListHeader>>(tag: 23)
  /// Terms of each row, by variable.
  var terms = ListPool<Entry, Field<ListHeader, RowRecord>>(tag: 26)
  /// For each variable the inactive rows that mention it.
  var watchers = ListPool<Entry, Slab<ListHeader>>(tag: 29)
  /// Breakpoints of each row, by bound.
  var members = ListPool<Member, Field<ListHeader, RowRecord>>(tag: 32)

  // MARK: Etas
  var etaTarget = Slab<Int32>(tag: 40)
  /// End of the eta's entries; the eta before it ends where it starts.
  var etaEnd = Slab<Int32>(tag: 41)
  /// Next older eta with the same target, plus one.
  var etaTargetNext = Slab<Int32>(tag: 42)
  var etaVariable = Slab<Int32>(tag: 43)
  var etaFactor = Slab<Double>(tag: 44)
  /// Next older eta entry that reads the same variable, plus one.
  var etaMemberNext = Slab<Int32>(tag: 45)
  /// The eta to which an entry belongs.
  var etaOwner = Slab<Int32>(tag: 46)

  // MARK: Multipliers, forms, constraints, queues
  var cells = Slab<MultiplierCell>(tag: 50)
  /// Rows by linear form of several variables, in buckets as ``FormBucket`` says.
  var forms = Slab<UInt32>(tag: 51)
  var constraints = Slab<ConstraintEntry>(tag: 52)
  /// What the constraints cost.
  var costs = CostTable()
  /// Rows beyond their segment where a required constraint is at stake.
  var requiredQueue = Slab<Int32>(tag: 53)
  /// Other rows beyond their segment.
  var optionalQueue = Slab<Int32>(tag: 54)
  /// Active rows whose multiplier may be out of range.
  var rangeQueue = Slab<Int32>(tag: 55)

  var counts = Counts()
  var journal = Journal()
  /// How far the tables were in use when the innermost change began.
  var marks = Marks.none
  /// True while checkpoints are held, to which one can go forward too.
  var keepsWayForward = false
  /// What goes with a change that began before there was any row.
  var blank: Blank?
  /// True if the state was loaded: then variables without rows may have any value.
  var wasLoaded = false
  /// Variables up to here were asked for before constraints mention them; see ``prefetchComing(after:)``.
  var askedVariables: Int32 = 0
  /// The counter of solves, as it was when variables were asked for last.
  var askedEpoch: Int32 = 0
  /// The last batch of variables made long ago behind which variables were asked for; see ``prefetchComing(after:)``.
  var askedEarlier: Int32 = -1
  /// The batch of variables whose rows were joined last; see ``prefetchJoins()``.
  var joinedBatch: Int32 = -1
  var statistics = Statistics()

  // MARK: Not rolled back: what the last commit reported
  let report: UnsafeMutablePointer<Report>
  /// The value of every variable that was last reported.
  var reported = Scratch<Double>()
  /// The variables whose values may differ from the reported ones.
  var touched = Stack<Int32>()
  /// Whether a variable is one of them, and whether inactive rows may be on it.
  var flags = Scratch<VariableFlags>()

  // MARK: Cached directions
  var rays = RayCache()
  /// True if nothing has happened since the last commit but shifts along ready rays.
  var isAtRest = false
  /// Shifts of active rows that the point has not followed yet.
  var postponed = Stack<PostponedShift>()
  /// Rows of rays that were ready, which are to be exchanged for those that stop them.
  var stopped = Stack<StoppedRow>()
  /// How many variables lie on ready rays: the first places of the report's list are theirs.
  var seated = 0
  /// The places that such variables have there.
  var seats = Scratch<Seat>()
  /// Counts the states of the basis between which there is more than exchanges; what is cached for another
  /// is stale.
  var basisEpoch: Int64 = 0
  var exchanges = ExchangeLog()
  /// Of inactive rows: the only active row with limits that takes part in them. What is noted is good if its
  /// mark is this one, which is not zero.
  var supports = Scratch<Support>()
  var supportMark: Int32 = 0

  // MARK: Working storage
  /// Direction solve: values before and after the etas, marks, order.
  var w = Scratch<Double>()
  var wMark = Scratch<Int32>()
  var wList = Stack<Int32>()
  var d = Scratch<Double>()
  var dMark = Scratch<Int32>()
  var dList = Stack<Int32>()
  /// The largest number that etas added to a rate of the solved direction: rounding is a part of that, even where the rate
  /// is small because others cancelled it.
  var largestPart = 0.0
  /// Multiplier solve: transformed row, solution.
  var z = Scratch<Double>()
  var zMark = Scratch<Int32>()
  var zList = Stack<Int32>()
  /// True if an eta reads what was transformed, and changes nothing because that cancels out.
  var hasEtasLeftOut = false
  var alpha = Scratch<Double>()
  var alphaMark = Scratch<Int32>()
  /// Instead of `z` and `alpha`, where two levels are solved for at once.
  var pairs = Scratch<SIMD2<Double>>()
  /// From so many contributions at a level on, two levels are solved for at once.
  var fewestPairs = Lookahead.fewestScattered
  var alphaList = Stack<Int32>()
  /// True if a part of the solved combination, as chosen from last, is too small for a pivot.
  var skipsPivots = false
  /// The largest factor of the solved combination, when a row to leave the basis was last chosen.
  var largestFactor = 0.0
  /// True if rooms that were compared last are so close that multipliers may have gone out of range where they give way.
  var hasCloseRooms = false
  var nearby = Neighbourhood()
  /// Marks equal to the epoch of a solve belong to it; the counter is shared.
  var epoch: Int32 = 0
  var wEpoch: Int32 = 0
  /// The slot whose direction is at hand in `w` and `d`, up to a factor; -1 if it is not that of one slot, or
  /// the basis has changed since.
  var solvedSlot: Int32 = -1
  var zEpoch: Int32 = 0
  var path = Stack<WalkStep>()
  var etaMark = Scratch<Int32>()
  var etaHeap = Stack<Int32>()
  /// Rates of rows along a direction; room is made for them where they are computed.
  var rate = Scratch<Double>()
  /// Is there for all rows that there is room for, or not at all.
  var rowMark = Scratch<Int32>()
  var rowList = Stack<Int32>()
  var events = Stack<Event>()
  /// Rooms of multipliers, and the active rows that passed breakpoints.
  var rooms = Stack<Room>()
  var passed = Stack<Int32>()
  var contributions = Stack<Contribution>()
  /// Rows that were placed together, where the first of them were before, and what follows the rows that define them.
  var placed = Stack<PlacedRow>()
  var formerPlaces = Stack<FormerPlace>()
  var leaders = Stack<Leader>()
  var followers = Stack<Follower>()
  /// A few active rows whose multipliers are out of range, and what moves with them.
  var reduced = Suboptimisation()
  var conflict = Stack<Int32>()
  /// Slots whose definitions are passed on.
  var chain = Stack<Int32>()
  /// Terms of the linear form under construction, by variable.
  var form = Stack<Entry>()
  /// Counts the variables and constraints ever made; never goes back, so that a handle made in an
  /// abandoned transaction is not mistaken for a later one.
  var serial: UInt32 = 0
  /// Steps of the present optimisation, repairs of its accuracy, and whether it seems to cycle.
  var steps = 0
  var repairs = 0
  /// Why the present operation cannot tell what holds, or prove what is best; nil as long as it can.
  var trouble: NumericalTrouble?
  var usesBlandsRule = false
  var stepLog = StepLog()
  var lexRoom = LexVector()
  var lexBest = LexVector()
  var lexOwn = LexVector()
  var lexSlope = LexVector()
  var lexOther = LexVector()

  /// Makes the machine of a solver without variables, which keeps what is reported.
  init(report: UnsafeMutablePointer<Report>) {
    self.report = report
    var block = poolBlock
    block.resize(to: ListPool<Entry, Slab<ListHeader>>.fewestClasses) { layout in
      columns.lodgeControl(in: &layout)
      users.lodgeControl(in: &layout)
      terms.lodgeControl(in: &layout)
      watchers.lodgeControl(in: &layout)
      members.lodgeControl(in: &layout)
    }
    poolBlock = block
  }

  deinit {
    variableBlock.deallocate()
    rowBlock.deallocate()
    poolBlock.deallocate()
    solveBlock.deallocate()
    pivot.deallocate()
    editOf.deallocate()
    stayOf.deallocate()
    etaTargetHead.deallocate()
    etaMemberHead.deallocate()
    stayMultiplier.deallocate()
    stayQueued.deallocate()
    columns.deallocate()
    users.deallocate()
    terms.deallocate()
    watchers.deallocate()
    members.deallocate()
    etaTarget.deallocate()
    etaEnd.deallocate()
    etaTargetNext.deallocate()
    etaVariable.deallocate()
    etaFactor.deallocate()
    etaMemberNext.deallocate()
    etaOwner.deallocate()
    cells.deallocate()
    forms.deallocate()
    constraints.deallocate()
    costs.deallocate()
    requiredQueue.deallocate()
    optionalQueue.deallocate()
    rangeQueue.deallocate()
    journal.deallocate()
    blank?.removed.deallocate()
    touched.deallocate()
    rays.deallocate()
    postponed.deallocate()
    stopped.deallocate()
    seats.deallocate()
    exchanges.deallocate()
    supports.deallocate()
    wList.deallocate()
    dList.deallocate()
    zList.deallocate()
    alphaList.deallocate()
    pairs.deallocate()
    nearby.deallocate()
    path.deallocate()
    etaMark.deallocate()
    etaHeap.deallocate()
    rate.deallocate()
    rowMark.deallocate()
    rowList.deallocate()
    events.deallocate()
    rooms.deallocate()
    contributions.deallocate()
    placed.deallocate()
    formerPlaces.deallocate()
    leaders.deallocate()
    followers.deallocate()
    reduced.deallocate()
    conflict.deallocate()
    chain.deallocate()
    passed.deallocate()
    form.deallocate()
    lexRoom.deallocate()
    lexBest.deallocate()
    lexOwn.deallocate()
    lexSlope.deallocate()
    lexOther.deallocate()
    firstRoom.deallocate()
  }
}
