/// The problem that is left when a few active rows may leave their bounds and all others may not: the cost of
/// everything as a function of how far these few shift.
///
/// All inactive rows that move at the same rates along the directions of the few are one *bundle*: their costs add
/// up to one piecewise linear function of one number. A table with a column of equal widths in each of thousands of
/// rows has a bundle per column. So a problem of a few unknowns and a few functions is solved instead of one of
/// thousands of rows, by the same primal steps.
struct Suboptimisation {
  /// An active row whose multiplier is out of range.
  struct Candidate: BitwiseCopyable {
    var slot: SlotID
    var row: RowID
    /// The first member of the breakpoint on which it lies.
    var first: Int32
  }

  /// A breakpoint of a row: its members from `first` on.
  struct Breakpoint: BitwiseCopyable, Equatable {
    /// The distance of the bundle from its beginning when the row is on the breakpoint.
    var place: Double
    private var owner: Link<RowRecord>
    var first: Int32

    @inline(__always)
    init(place: Double, row: RowID, first: Int32) {
      self.init(place: place, owner: Link(row), first: first)
    }

    @inline(__always)
    private init(place: Double, owner: Link<RowRecord>, first: Int32) {
      self.place = place
      self.owner = owner
      self.first = first
    }

    static var none: Breakpoint { Breakpoint(place: 0, owner: .none, first: 0) }

    @inline(__always) var isNone: Bool { owner.isNone }
    @inline(__always) var row: RowID { owner.certain }

    /// The order on a bundle's way; breakpoints that lie together are in the order of their rows.
    @inline(__always)
    static func < (a: Breakpoint, b: Breakpoint) -> Bool {
      if a.place != b.place { return a.place < b.place }
      return a.row != b.row ? a.row < b.row : a.first < b.first
    }
  }

  /// Rows with the same rates.
  struct Bundle: BitwiseCopyable {
    /// The number of the rates.
    var rates: Int32
    /// The room for the breakpoints of its rows. Those below its place lie from the start on, those above from the end
    /// back.
    var start: Int32
    var end: Int32
    var below: Int32 = 0
    var above: Int32 = 0
    /// The number of breakpoints below that it has not passed: they come first, in a heap with the highest on top.
    /// Those that it has passed follow, in the order in which they lie.
    var heapBelow: Int32 = 0
    /// The same above, with the lowest on top.
    var heapAbove: Int32 = 0
    /// How far it has moved.
    var place = 0.0
    /// The number of the candidate in whose place it is held, or -1, and the breakpoint that holds it.
    var column: Int32 = -1
    var held = Breakpoint.none
    /// The nearest breakpoints that required constraints do not let it pass; those behind are left out.
    var floor = Breakpoint.none
    var ceiling = Breakpoint.none
  }

  /// A bundle whose holder takes the place of a candidate.
  struct Pair: BitwiseCopyable {
    var column: Int32
    var bundle: Int32
    var isDone = false
  }

  var candidates = Stack<Candidate>()
  var rates = RateTable()
  /// The rows that move, and the numbers of their rates.
  var rows = Stack<RowID>()
  var rowRates = Stack<Int32>()
  /// Those among them that lie on a breakpoint.
  var pinned = Stack<RowID>()
  /// The bundle of each number of rates.
  var bundleOfRates = Stack<Int32>()
  /// Those of the candidates come first, in their order.
  var bundles = Stack<Bundle>()
  var breakpoints = Stack<Breakpoint>()
  /// The slope of each bundle's cost where it is: left of the breakpoint that holds it, if it is held.
  private(set) var slopes = Stack<LexVector>()
  /// The bundle held in the place of each candidate.
  var holders = Stack<Int32>()
  /// The rates of each bundle as the held ones shift.
  var tableau = Stack<Double>()
  /// The final exchanges, in an order in which they can be made.
  var pairs = Stack<Pair>()
  /// The candidates whose places nothing has taken yet.
  var released = Stack<Int32>()

  func deallocate() {
    candidates.deallocate()
    rates.deallocate()
    rows.deallocate()
    rowRates.deallocate()
    pinned.deallocate()
    bundles.deallocate()
    breakpoints.deallocate()
    for index in 0..<slopes.count { slopes[index].deallocate() }
    slopes.deallocate()
    holders.deallocate()
    tableau.deallocate()
    bundleOfRates.deallocate()
    pairs.deallocate()
    released.deallocate()
  }

  /// Takes a part of the first room.
  mutating func begin(in first: inout FirstRoom, room: Int) {
    candidates.begin(in: &first, room: room)
    rates.begin(in: &first)
    rows.begin(in: &first, room: 64)
    rowRates.begin(in: &first, room: 64)
    pinned.begin(in: &first, room: room)
    bundleOfRates.begin(in: &first, room: room)
    bundles.begin(in: &first, room: room)
    breakpoints.begin(in: &first, room: 32)
    slopes.begin(in: &first, room: room)
    holders.begin(in: &first, room: room)
    tableau.begin(in: &first, room: 64)
    pairs.begin(in: &first, room: room)
    released.begin(in: &first, room: room)
  }

  var bytes: Int {
    candidates.bytes + rates.bytes + rows.bytes + rowRates.bytes + pinned.bytes + bundles.bytes
      + breakpoints.bytes + slopes.bytes + holders.bytes + tableau.bytes
      + bundleOfRates.bytes + pairs.bytes + released.bytes
  }

  /// Gives all memory back.
  mutating func giveBack() {
    deallocate()
    self = Suboptimisation()
  }

  /// Makes the slopes of all bundles zero.
  mutating func clearSlopes() {
    while slopes.count < bundles.count { slopes.append(LexVector()) }
    for bundle in 0..<bundles.count { slopes[bundle].clear() }
  }
}
