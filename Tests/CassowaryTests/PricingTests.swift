import Cassowary
import Testing

/// Which row takes the next step decides how many steps there are: a row of views that give way at priorities of their
/// own gives way in few steps, the weakest first, whatever else changes with its width.
///
/// Where the views have to be is derived by hand; steps are counted.
@Suite struct PricingTests {
  /// One or two steps for each change, and two more.
  @Test(arguments: [40, 160, 640], [0, 2, 3, 8, 30])
  func aFewOtherChanges(views: Int, boxes: Int) throws {
    let row = try CompressedRow(views: views, boxes: boxes)
    for (fraction, size) in [(0.6, 20.0), (0.8, 5.0), (0.3, 20.0), (0.9, 5.0)] {
      let pivots = try row.pivots(width: fraction, boxes: size)
      #expect(pivots <= 2 * (boxes + 2), "\(pivots) pivots to \(fraction)")
      #expect(row.complaint() == nil)
    }
  }

  /// Steps for each view and each change at most, however many there are.
  @Test(arguments: [40, 160, 640])
  func asManyOtherChanges(views: Int) throws {
    let row = try CompressedRow(views: views, boxes: views)
    for (fraction, size) in [(0.6, 20.0), (0.8, 5.0), (0.3, 20.0), (0.9, 5.0)] {
      let pivots = try row.pivots(width: fraction, boxes: size)
      #expect(pivots <= 2 * views, "\(pivots) pivots to \(fraction)")
      #expect(row.complaint() == nil)
    }
  }

  /// The width is edited after all else is there, and boxes give way in the same transaction.
  @Test(arguments: [40, 160, 640])
  func anEditThatComesLast(views: Int) throws {
    let row = try CompressedRow(views: views, boxes: 4, isEditLast: true)
    #expect(row.solver.statistics.pivots <= 24)
    #expect(row.complaint() == nil)
  }

  /// All priorities are turned around, in one transaction or one by one: everything moves a few times each at most.
  @Test(arguments: [40, 160, 640], [false, true])
  func allPrioritiesChange(views: Int, isTransaction: Bool) throws {
    let row = try CompressedRow(views: views, boxes: 0)
    for fraction in [0.6, 0.6, 0.2, 0.95] {
      try row.setWidth(fraction)
      row.solver.commit()
      let moved =
        isTransaction
        ? try row.cost { try row.reverseRanks() }.moved : try row.movedByReversingRanks()
      #expect(moved <= 12 * views, "\(moved) at \(fraction)")
      #expect(row.complaint() == nil)
    }
  }

  /// Where a link of the row is taken away, all views become as wide as their contents, and move a few times each at
  /// most; where it comes again the weakest give way again. Its place may be taken in a transaction that changes the
  /// width as well.
  @Test(arguments: [40, 160, 640])
  func aRowThatIsCutInTwo(views: Int) throws {
    let row = try CompressedRow(views: views, boxes: 0)
    _ = try row.cost { try row.setWidth(0.6) }
    #expect(row.complaint() == nil)

    let cut = try row.cost { try row.removeLink(views / 2) }
    #expect(cut.moved <= 12 * views, "\(cut)")
    #expect(row.complaintIfCut() == nil)

    let joined = try row.cost { try row.addLink(views / 2) }
    #expect(joined.pivots <= 4 && joined.moved <= 12 * views, "\(joined)")
    #expect(row.complaint() == nil)

    let replaced = try row.cost {
      try row.removeLink(views / 2)
      try row.addLink(views / 2)
      try row.setWidth(0.8)
    }
    #expect(replaced.pivots <= 4 && replaced.moved <= 12 * views, "\(replaced)")
    #expect(row.complaint() == nil)

    let opened = try row.cost {
      try row.removeLink(views / 2)
      try row.setWidth(0.4)
    }
    #expect(opened.pivots <= 4 && opened.moved <= 12 * views, "\(opened)")
    #expect(row.complaintIfCut() == nil)
  }

  /// Whatever changes in one transaction, at random, the weakest views give way, in steps that are few for what
  /// changes: views and changes, not views times changes.
  @Test(arguments: 0..<24)
  func changesAtRandom(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let views = random.int(20...120)
    let row = try CompressedRow(views: views, boxes: random.int(0...12))
    for round in 0..<30 {
      let links = Set((0..<random.int(0...3)).map { _ in random.int(0...views - 1) }).sorted()
      let contents = Set((0..<random.int(0...6)).map { _ in random.int(0...views - 1) }).sorted()
      let isWidthFirst = random.chance(50)
      let fraction = Double(random.int(2...20)) / 20
      let cost = try row.cost {
        if isWidthFirst { try row.setWidth(fraction) }
        for index in links { try row.removeLink(index) }
        for index in contents where random.chance(30) {
          try row.removeContent(index)
          try row.addContent(index)
        }
        for index in contents { try row.setContent(index, to: Double(random.int(5...80))) }
        if random.chance(40) { try row.setBoxes(Double(random.int(1...20))) }
        for index in links.reversed() { try row.addLink(index) }
        try row.setWidth(fraction)
      }
      if let complaint = row.complaint() {
        Issue.record("seed \(seed), round \(round): \(complaint)")
        return
      }
      #expect(cost.pivots <= 2 * views + 40, "seed \(seed), round \(round): \(cost)")
    }
  }
}
