import Cassowary
import Testing

/// Which row takes the next step decides how many steps there are: a row of views that give way at priorities of their
/// own gives way in few steps, the weakest first, whatever else changes with its width.
///
/// Where the views have to be is derived by hand; steps are counted.
@Suite struct PricingTests {
  /// A row of views, each as wide as its content at a priority of its own, pinned at both ends, and boxes apart from
  /// it whose limits give way when their contents change.
  private struct Row {
    let solver = Solver()
    let width: Variable
    let sizes: [Double]
    /// Ranks of the views' priorities, in an order that has nothing to do with that of the views.
    let ranks: [Int]
    private(set) var views: [Variable] = []
    private(set) var contents: [Constraint] = []

    init(views count: Int, boxes: Int, isEditLast: Bool = false) throws {
      width = solver.makeVariable("width")
      sizes = (0..<count).map { Double(30 + $0 * 7 % 40) }
      ranks = (0..<count).map { $0 * 7919 % count }
      try solver.transaction { solver in
        if !isEditLast { try solver.addEdit(width, priority: Priority(900)) }
        try addViews()
        try addBoxes(boxes)
        if isEditLast { try solver.addEdit(width, priority: Priority(900)) }
        try solver.suggest(0.9 * natural, for: width)
        if isEditLast { for content in contents { try solver.setConstant(content, to: 20) } }
      }
      solver.commit()
    }

    var natural: Double { sizes.reduce(0, +) }

    private mutating func addViews() throws {
      var edge = LinearExpression()
      for (size, rank) in zip(sizes, ranks) {
        let view = solver.makeVariable()
        let right = solver.makeVariable()
        views.append(view)
        try solver.add(view >= 0)
        try solver.addContentSize(
          LinearExpression(view), value: size, hugging: .low,
          compression: Priority(750 + Double(rank) / Double(sizes.count)))
        try solver.add(right == edge + view)
        edge = LinearExpression(right)
      }
      try solver.add(edge == width)
    }

    private mutating func addBoxes(_ count: Int) throws {
      for _ in 0..<count {
        let box = solver.makeVariable()
        let rest = solver.makeVariable()
        try solver.add(box + rest == 30)
        contents.append(
          try solver.addContentSize(
            LinearExpression(box), value: 7, hugging: .low, compression: .high))
        try solver.add(rest >= 20, priority: Priority(751))
      }
    }

    /// Pivots of a commit that changes the width and the contents of the boxes.
    func pivots(width fraction: Double, contents size: Double) throws -> Int {
      let before = solver.statistics.pivots
      try solver.transaction { solver in
        try solver.suggest(fraction * natural, for: width)
        for content in contents { try solver.setConstant(content, to: size) }
      }
      solver.commit()
      return solver.statistics.pivots - before
    }

    /// The weakest views have no width, one has what is left, and the others are as wide as their contents.
    func expectWeakestGiveWay(to fraction: Double) {
      #expect(solver.checkInvariants().isEmpty)
      var missing = natural * (1 - fraction)
      for index in ranks.indices.sorted(by: { ranks[$0] < ranks[$1] }) {
        let width = max(0, sizes[index] - missing)
        missing -= sizes[index] - width
        #expect(abs(solver.value(of: views[index]) - width) < 1e-6)
      }
    }
  }

  /// One or two steps for each change, as where the width changes alone.
  @Test(arguments: [40, 160, 640], [0, 2, 3, 8, 30])
  func aFewOtherChanges(views: Int, boxes: Int) throws {
    let row = try Row(views: views, boxes: boxes)
    for (fraction, size) in [(0.6, 20.0), (0.8, 5.0), (0.3, 20.0), (0.9, 5.0)] {
      let pivots = try row.pivots(width: fraction, contents: size)
      #expect(pivots <= 2 * (boxes + 1), "\(pivots) pivots to \(fraction)")
      row.expectWeakestGiveWay(to: fraction)
    }
  }

  /// Steps for each view and each change at most, however many there are.
  @Test(arguments: [40, 160, 640])
  func asManyOtherChanges(views: Int) throws {
    let row = try Row(views: views, boxes: views)
    for (fraction, size) in [(0.6, 20.0), (0.8, 5.0), (0.3, 20.0), (0.9, 5.0)] {
      let pivots = try row.pivots(width: fraction, contents: size)
      #expect(pivots <= 2 * views, "\(pivots) pivots to \(fraction)")
      row.expectWeakestGiveWay(to: fraction)
    }
  }

  /// The width is edited after all else is there, and boxes give way in the same transaction.
  @Test(arguments: [40, 160, 640])
  func anEditThatComesLast(views: Int) throws {
    let row = try Row(views: views, boxes: 4, isEditLast: true)
    #expect(row.solver.statistics.pivots <= 24)
    row.expectWeakestGiveWay(to: 0.9)
  }
}
