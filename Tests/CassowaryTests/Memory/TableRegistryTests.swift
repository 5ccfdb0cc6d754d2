import Testing

@testable import Cassowary
@testable import CassowaryDiagnostics

/// Every table of the machine is reached by visitors, and by each that concerns it.
@Suite struct TableRegistryTests {
  /// No table is as small as this, and no gap between two fields as large.
  private static let smallestTable = UInt(MemoryLayout<Scratch<Int32, UInt8>>.size)

  /// A system of a few rows, with something in every table of the state, be it without sense.
  private func system() throws -> Solver {
    let solver = Solver()
    let variables = (0..<40).map { _ in solver.makeVariable() }
    for (left, right) in zip(variables, variables.dropFirst(5)) {
      try solver.add(2 * right - left >= 3, priority: 20)
      try solver.add(right - left <= 1, priority: 10)
      try solver.add(right + left >= 0)
    }
    solver.commit()
    return solver
  }

  /// A table that is no field of a part's `visitTables` leaves a gap between those that are.
  @Test func noTableIsLeftOut() {
    let report = UnsafeMutablePointer<Report>.allocate(capacity: 1)
    report.initialize(to: Report())
    defer {
      report.deinitialize(count: 1)
      report.deallocate()
    }
    var core = Core(report: report)
    var map = TableMap()
    core.visitTables(&map)
    #expect(Set(map.tags).count == map.tags.count, "two tables have one tag")
    #expect(map.tags.allSatisfy { Int($0) < TableFinder.tagLimit })
    // What is no table, field by field.
    map.note(&core.problem.serial)
    map.note(&core.problem.counts)
    map.note(&core.basis.counts)
    map.note(&core.factorisation.counts)
    map.note(&core.factorisation.solves)
    map.note(&core.factorisation.w)
    map.note(&core.factorisation.d)
    map.note(&core.factorisation.wEpoch)
    map.note(&core.factorisation.solvedSlot)
    map.note(&core.factorisation.largestPart)
    map.note(&core.factorisation.z)
    map.note(&core.factorisation.alpha)
    map.note(&core.factorisation.zEpoch)
    map.note(&core.factorisation.hasEtasLeftOut)
    map.note(&core.factorisation.workspace)
    map.note(&core.factorisation.epoch)
    map.note(&core.point.counts)
    map.note(&core.multipliers.counts)
    map.note(&core.agenda.counts)
    map.note(&core.memory)
    map.note(&core.workspace.rowEpoch)
    // The largest factor and the threshold, which only the ratio test writes, lie before it.
    map.note(&core.ratioTest.skipsPivots, after: 2 * MemoryLayout<Double>.size)
    map.note(&core.optimisation)
    map.note(&core.statistics)
    map.note(&core.stepLog)
    map.note(&core.rest)
    map.note(&core.directions.placesInUse)
    map.note(&core.directions.basisEpoch)
    map.note(&core.directions.supportMark)
    map.note(&core.acceleration)
    map.note(&core.factorisation.acceleration)
    let whole = withUnsafePointer(to: &core) {
      UInt(bitPattern: $0)..<UInt(bitPattern: $0) + UInt(MemoryLayout<Core>.size)
    }
    for gap in map.gaps(in: whole) {
      #expect(
        UInt(gap.count) < Self.smallestTable,
        "\(gap.count) bytes at \(gap.lowerBound - whole.lowerBound) are of no known table or field")
    }
  }

  /// Every element of every table is overwritten, and comes back.
  @Test func everyTableIsTakenBack() throws {
    let solver = try system()
    solver.wake().core.multipliers.counts.cells = max(
      3, solver.wake().core.multipliers.counts.cells)
    solver.wake().core.factorisation.counts.etas = 3
    solver.wake().core.factorisation.counts.etaEntries = 5
    solver.wake().core.agenda.counts.requiredTail = 2
    solver.wake().core.agenda.counts.optionalTail = 2
    solver.wake().core.agenda.counts.rangeTail = 2
    let sizes = solver.wake().core.tableSizes
    var filler = TableFiller(sizes)
    solver.wake().core.visitTables(&filler)
    let before = solver.wake().core.image()
    let scope = solver.wake().core.beginChange()
    var scrambler = TableScrambler(sizes, solver.wake().core.journal)
    solver.wake().core.visitTables(&scrambler)
    solver.wake().core.journal = scrambler.journal
    var map = TableMap()
    solver.wake().core.visitTables(&map)
    for tag in map.tags { #expect(scrambler.counts[tag, default: 0] > 0, "table \(tag) is empty") }
    solver.wake().core.rollBack(scope)
    let after = solver.wake().core.image()
    #expect(after == before)
  }

  /// Trimming leaves no table with more than a little room, and no working storage.
  @Test func everyTableIsTrimmed() throws {
    let solver = try system()
    let isTrimmed = solver.wake().core.trim()
    #expect(isTrimmed)
    var rooms = SpareRoomFinder(solver.wake().core.tableSizes)
    solver.wake().core.visitTables(&rooms)
    #expect(rooms.tables > 60)
    #expect(rooms.excess == [])
    // Nothing may lie in the first room, which is gone.
    let isFirstRoomGone = solver.wake().core.memory.firstRoom.isEmpty
    #expect(isFirstRoomGone)
    #expect(solver.checkInvariants().isEmpty)
  }
}
