/// How a row takes part in the present solution.
enum RowKind: UInt8, BitwiseCopyable {
  /// The place is not in use.
  case free
  /// Inactive, between two breakpoints (or on one of them, by degeneracy).
  case segment
  /// On a breakpoint without being part of the basis; it carries its multiplier.
  case pinned
  /// Part of the basis.
  case active
}

extension Core {
  /// Sizes and list heads: the part of the state that is copied rather than journaled, as are the
  /// numbers of elements in use of the list pools. Fields leave no gaps: every byte counts in ``Core/image()``.
  struct Counts: BitwiseCopyable, Equatable {
    var variables: Int32 = 0
    var freeVariable: Int32 = 0
    var rows: Int32 = 0
    var freeRow: Int32 = 0
    var constraints: Int32 = 0
    var freeConstraint: Int32 = 0
    var cells: Int32 = 0
    var freeCell: Int32 = 0
    var formSlots: Int32 = 0
    var formsUsed: Int32 = 0
    var etas: Int32 = 0
    var etaEntries: Int32 = 0
    /// Exchanges that left an eta since the last factorisation.
    var updates: Int32 = 0
    /// Head of the list of removed variables that the factorisation still names, plus one.
    var retiredVariable: Int32 = 0
    /// Entries visited by exchanges since the last factorisation.
    var work: Int64 = 0
    /// Work done with etas since the last factorisation that it did not leave.
    var etaWork: Int64 = 0
    /// What dual steps for required constraints cost since the last commit, as `workOfSteps` counts it.
    var workOfRestoring: Int64 = 0
    /// What was looked at for multipliers that were not kept and that rows needed as they changed, one by one.
    var workOfOutdated: Int64 = 0
    /// Variables moved since the point was last computed afresh.
    var drift: Int64 = 0
    /// What that was at the last commit.
    var driftAtCommit: Int64 = 0
    /// How often rounding of multipliers was magnified since they were last computed afresh.
    var magnifications: Int32 = 0
    /// Eta entries that the last factorisation left.
    var etaEntriesAtStart: Int32 = 0
    /// Etas that the last factorisation left.
    var etasAtStart: Int32 = 0
    var requiredHead: Int32 = 0
    var requiredTail: Int32 = 0
    var optionalHead: Int32 = 0
    var optionalTail: Int32 = 0
    var rangeHead: Int32 = 0
    var rangeTail: Int32 = 0
    /// Constraints installed now.
    var liveConstraints: Int32 = 0
    var liveVariables: Int32 = 0
    /// Stays that are part of the basis.
    var activeStays: Int32 = 0
    /// Searches since the last commit for what gives way to a row, and for an opening.
    var givingSearches = VainSearches()
    var openingSearches = VainSearches()
    var liveRows: Int32 = 0
    /// Rows that have gone since free places were put in order.
    var rowsFreed: Int32 = 0
    var retiredVariables: Int32 = 0
    /// Active rows that lost the breakpoint that held them and leave the basis at the next chance.
    var leavingRows: Int32 = 0
    /// Inactive rows whose slope changed and whose multiplier follows at the next chance.
    var owingRows: Int32 = 0
    /// How many forms their table is to hold at most.
    var formRoom: Int32 = 0
    /// Constraints by which variables are to stay where they are.
    var stayConstraints: Int32 = 0
    /// Why the last commit could not prove the point optimal, as ``NumericalTrouble/number``; zero if it did.
    var unproved: Int16 = 0
    /// Not zero if the basis is to be factorised at the next chance, whatever was done since the last time.
    var isDue: Int16 = 0
    /// Factorisations since the last optimisation began that were made because rounding was magnified.
    var rebuilds: Int32 = 0
  }

  /// A change of the multiplier of one row at one level.
  struct Contribution: BitwiseCopyable, Leveled {
    var level: Double
    var value: Double
    var row: Int32
  }

  /// Bits of `queued`.
  enum Queue {
    static let required: UInt8 = 1
    static let optional: UInt8 = 2
    static let range: UInt8 = 4
    /// No wait: of an active row, that its multiplier is within its range whatever it is.
    static let unlimited: UInt8 = 8
    /// Of an active row, that it lost the breakpoint that held it: it lies in the gap of its position.
    static let leaving: UInt8 = 16
    /// Of a row in a segment, that its multiplier is stored, and not the slope of the segment.
    static let owing: UInt8 = 32
    /// Of an active row whose multiplier may have any value: that the stored one was not kept.
    static let outdated: UInt8 = 64
  }
}

extension Core {
  /// A number that no mark carries; all marks are cleared when the numbers run out. Whatever is marked or
  /// solved begins with this, so that there is working storage from here on.
  @inline(__always)
  mutating func nextEpoch() -> Int32 {
    if isRare(epoch == .max) { clearMarks() }
    makeWorkingStorage()
    epoch &+= 1
    return epoch
  }

  /// Makes the working storage of variables and rows, as far as it is not there.
  @inline(__always)
  mutating func makeWorkingStorage() {
    if isRare(solveBlock.capacity != variableBlock.capacity) { makeVariableStorage() }
    if isRare(rowMark.capacity != rowBlock.capacity) { makeRowStorage() }
  }

  @inline(never)
  private mutating func makeVariableStorage() {
    var block = solveBlock
    var first = firstRoom
    block.renew(for: variableBlock.capacity, used: Int(counts.variables), in: &first) { layout in
      arrangeSolves(in: &layout)
    }
    solveBlock = block
    firstRoom = first
  }

  @inline(never)
  private mutating func makeRowStorage() {
    rowMark.renew(for: rowBlock.capacity, zeros: Int(counts.rows), in: &firstRoom)
  }

  /// Gives back the working storage of variables, or lets it grow with them when it is needed next. What was
  /// solved last is lost.
  mutating func giveBackVariableStorage() {
    var block = solveBlock
    block.giveBack { layout in arrangeSolves(in: &layout) }
    solveBlock = block
    solvedSlot = -1
  }

  /// Gives every table of solves that has an element per variable its place.
  private mutating func arrangeSolves(in layout: inout TableBlock.Layout) {
    w.settle(in: &layout, areMarks: false)
    wMark.settle(in: &layout, areMarks: true)
    d.settle(in: &layout, areMarks: false)
    dMark.settle(in: &layout, areMarks: true)
    z.settle(in: &layout, areMarks: false)
    zMark.settle(in: &layout, areMarks: true)
    alpha.settle(in: &layout, areMarks: false)
    alphaMark.settle(in: &layout, areMarks: true)
  }

  @inline(never)
  private mutating func clearMarks() {
    for table in [wMark, dMark, zMark, alphaMark, etaMark, rowMark] {
      table.base.update(repeating: 0, count: table.capacity)
    }
    supports.base.update(repeating: Support(mark: 0, row: -1, factor: 0), count: supports.capacity)
    supportMark = 0
    epoch = 0
    wEpoch = 0
    zEpoch = 0
  }
}
