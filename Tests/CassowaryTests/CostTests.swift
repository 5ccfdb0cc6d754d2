import Cassowary
import Testing

/// What operations cost, in counts that are the same on every machine.
@Suite struct CostTests {
  let solver = Solver()

  /// A column of views between two edges, as most layouts are written, each with its content size.
  private func column(
    _ views: Int, in solver: Solver
  ) throws -> [(top: Variable, height: Variable, content: Constraint)] {
    var parts: [(top: Variable, height: Variable, content: Constraint)] = []
    for index in 0..<views {
      let (top, height) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(height >= 0)
      if let above = parts.last {
        try solver.add(top == above.top + above.height + 8)
      } else {
        try solver.add(top == 20)
      }
      let content = try solver.addContentSize(
        LinearExpression(height), value: Double(20 + index % 7), hugging: .low,
        compression: .high)
      parts.append((top, height, content))
    }
    return parts
  }

  @Test func buildingAColumnSolvesNothing() throws {
    let parts = try column(100, in: solver)
    solver.commit()
    #expect(solver.value(of: parts[2].top)! == 20 + 20 + 8 + 21 + 8)
    #expect(solver.statistics.structuralAdds == 200)
    #expect(solver.statistics.directionSolves == 0)
    #expect(solver.statistics.multiplierSolves == 0)
    #expect(solver.statistics.pivots == 0)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// Views that give way one after the other, each at a priority of its own, pass their breakpoints
  /// together: one pivot where the last of them stops halfway.
  @Test func viewsThatGiveWayInOrderTakeOnePivot() throws {
    let width = solver.makeVariable()
    try solver.addEdit(width, priority: 900)
    try solver.suggest(500, for: width)
    var views: [(left: Variable, width: Variable)] = []
    for index in 0..<100 {
      let view = (left: solver.makeVariable(), width: solver.makeVariable())
      if let last = views.last {
        try solver.add(view.left == last.left + last.width)
      } else {
        try solver.add(view.left == 0)
      }
      try solver.add(view.width >= 0)
      // Ranks in an order unrelated to the position.
      let rank = Double(index * 37 % 100)
      try solver.addContentSize(
        LinearExpression(view.width), value: 10, hugging: .low, compression: Priority(700 + rank))
      views.append(view)
    }
    let last = views[99]
    try solver.add(last.left + last.width == width)
    solver.commit()
    #expect(solver.statistics.pivots == 1)
    // The fifty of the highest ranks keep their width.
    for index in 0..<100 {
      #expect(solver.value(of: views[index].width)! == (index * 37 % 100 < 50 ? 0 : 10))
    }
    let before = solver.statistics
    try solver.suggest(205, for: width)
    solver.commit()
    #expect(solver.statistics.pivots <= before.pivots + 1)
    for index in 0..<100 {
      let rank = index * 37 % 100
      #expect(solver.value(of: views[index].width)! == (rank < 79 ? 0 : rank == 79 ? 5 : 10))
    }
    #expect(solver.checkInvariants().isEmpty)
  }

  /// A row of cells as tall as the tallest, which gets smaller than others are: the next one takes its place at
  /// once, and none of the others is looked at.
  @Test func theTallestCellMakesRoomForTheNext() throws {
    let sizes = [20.0, 50, 30, 60, 40]
    var cells: [(top: Variable, height: Variable, size: Constraint)] = []
    for index in 0..<50 {
      let cell = (top: solver.makeVariable(), height: solver.makeVariable())
      if index == 0 {
        try solver.add(cell.top == 0)
      } else if index % 5 == 0 {
        try solver.add(cell.top == cells[index - 1].top + cells[index - 1].height)
      } else {
        try solver.add(cell.top == cells[index - 1].top)
        try solver.add(cell.height == cells[index - 1].height)
      }
      let size = try solver.addContentSize(
        LinearExpression(cell.height), value: sizes[index % 5], hugging: .low,
        compression: .high)
      cells.append((cell.top, cell.height, size))
    }
    solver.commit()
    let before = solver.statistics
    try solver.setConstant(cells[3].size, to: 5)
    solver.commit()
    #expect(solver.value(of: cells[0].height)! == 50)
    #expect(solver.value(of: cells[49].top)! == 50 + 8 * 60)
    #expect(solver.statistics.pivots == before.pivots + 1)
    #expect(solver.statistics.flips == before.flips)
    #expect(solver.statistics.directionSolves <= before.directionSolves + 1)
    #expect(solver.statistics.variablesMoved <= before.variablesMoved + 2 * 50)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// What others pull against as hard as it does itself keeps a row from no place: it goes where it was sent.
  @Test func aRowThatIsMatchedGoesAllTheWay() throws {
    var sizes: [Constraint] = []
    var last: Variable?
    for (value, weight) in [(57.0, 3.0), (40, 1), (42, 1), (44, 1)] {
      let height = solver.makeVariable()
      if let last { try solver.add(height == last) }
      sizes.append(try solver.add(height == value, priority: .low, weight: weight))
      last = height
    }
    solver.commit()
    let height = try #require(last)
    #expect(solver.value(of: height)! == 57)
    try solver.setConstant(sizes[0], to: 28)
    solver.commit()
    #expect(solver.value(of: height)! == 28)
    try solver.setConstant(sizes[0], to: 50)
    solver.commit()
    #expect(solver.value(of: height)! == 50)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// A cell that becomes the tallest of its row and goes back moves all rows below as the cell did that
  /// it takes the place of: no direction is solved for twice. As long as nothing else happens neither takes the
  /// place of the other, because it is known where it would.
  @Test(arguments: [false, true]) func rowsThatTakeTurnsShareADirection(
    isDisturbed: Bool
  ) throws {
    var cells: [(top: Variable, height: Variable, size: Constraint)] = []
    for index in 0..<40 {
      let cell = (top: solver.makeVariable(), height: solver.makeVariable())
      try solver.add(cell.height >= 0)
      if index == 0 {
        try solver.add(cell.top == 0)
      } else if index % 4 == 0 {
        try solver.add(cell.top == cells[index - 4].top + cells[index - 4].height)
      } else {
        try solver.add(cell.top == cells[index - 1].top)
        try solver.add(cell.height == cells[index - 1].height)
      }
      let size = try solver.addContentSize(
        LinearExpression(cell.height), value: index % 4 == 1 ? 20 : 12, hugging: .low,
        compression: .high)
      cells.append((cell.top, cell.height, size))
    }
    solver.commit()
    var before = solver.statistics
    for round in 0..<10 {
      for (step, (size, height)) in [(23.0, 23.0), (30, 30), (27, 27), (11, 20)].enumerated() {
        try solver.setConstant(cells[6].size, to: size)
        let changes = solver.commit()
        // The heights of its row, and the tops of the eight rows below.
        #expect(changes.count == 4 + 8 * 4)
        #expect(solver.value(of: cells[7].height)! == height)
        #expect(solver.value(of: cells[39].top)! == 8 * 20 + height)
        if isDisturbed {
          try solver.setConstant(cells[2].size, to: Double(10 + step))
          #expect(solver.commit().isEmpty)
        }
      }
      if round == 1 { before = solver.statistics }
    }
    #expect(solver.statistics.directionSolves == before.directionSolves)
    #expect(solver.statistics.pivots == before.pivots + (isDisturbed ? 16 : 0))
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func aRepeatedEditFollowsWhatTheFirstTwoFound() throws {
    let parts = try column(50, in: solver)
    let content = try solver.addContentSize(
      LinearExpression(parts[0].height), value: 30, hugging: 900, compression: 900)
    solver.commit()
    for value in [31.0, 32] {
      try solver.setConstant(content, to: value)
      solver.commit()
    }
    let before = solver.statistics
    for value in [40.0, 35, 50, 33] {
      try solver.setConstant(content, to: value)
      #expect(solver.commit().count == 50)
    }
    #expect(solver.statistics.directionSolves == before.directionSolves)
    #expect(solver.statistics.multiplierSolves == before.multiplierSolves)
    #expect(solver.statistics.directionMoves == before.directionMoves + 4)
  }

  /// When all contents of a column change in one commit, as texts do when their size changes, its views move
  /// once, and not once for each content above them.
  @Test(arguments: [false, true]) func contentsThatChangeTogetherMoveEverythingOnce(
    inTransaction: Bool
  ) throws {
    for views in [50, 500] {
      let solver = Solver()
      let parts = try column(views, in: solver)
      solver.commit()
      let before = solver.statistics
      func change() throws {
        for (index, part) in parts.enumerated() {
          try solver.setConstant(part.content, to: Double(40 + index % 5))
        }
      }
      if inTransaction {
        try solver.transaction { _ in try change() }
      } else {
        try change()
      }
      solver.commit()
      #expect(solver.statistics.variablesMoved - before.variablesMoved <= 8 * views)
      var top = 20.0
      for (index, part) in parts.enumerated() {
        #expect(solver.value(of: part.top)! == top)
        top += Double(40 + index % 5) + 8
      }
      #expect(solver.checkInvariants().isEmpty)
    }
  }

  /// A column whose links come first and whose contents come last, as where texts are measured after the constraints
  /// were installed, moves once as well.
  @Test(arguments: [false, true]) func contentsThatComeLastMoveEverythingOnce(
    hasLimits: Bool
  ) throws {
    for views in [50, 500] {
      let solver = Solver()
      let parts = (0..<views).map { _ in (top: solver.makeVariable(), height: solver.makeVariable())
      }
      try solver.add(parts[0].top == 20)
      for (above, part) in zip(parts, parts.dropFirst()) {
        try solver.add(part.top == above.top + above.height + 8)
      }
      if hasLimits { for part in parts { try solver.add(part.height >= 0) } }
      for (index, part) in parts.enumerated() {
        try solver.addContentSize(
          LinearExpression(part.height), value: Double(20 + index % 7), hugging: .low,
          compression: .high)
      }
      solver.commit()
      #expect(solver.statistics.variablesMoved <= 8 * views)
      var top = 20.0
      for (index, part) in parts.enumerated() {
        #expect(solver.value(of: part.top)! == top)
        top += Double(20 + index % 7) + 8
      }
      #expect(solver.checkInvariants().isEmpty)
    }
  }

  /// What is added while shifts wait looks at the point as it is, and what cannot be added leaves it there.
  @Test func whatIsAddedBetweenShiftsThatWaitIsSeenRight() throws {
    let parts = try column(60, in: solver)
    solver.commit()
    var top = 20.0
    let follower = solver.makeVariable()
    for (index, part) in parts.enumerated() {
      try solver.setConstant(part.content, to: 30)
      if index == 40 {
        try solver.add(follower == parts[59].top + 5)
        try solver.add(parts[30].top >= 0)
        #expect(throws: AddConstraintError.self) { try solver.add(parts[0].top == 21) }
      }
      if index == 50 {
        // Below it where the point is, above it where the shifts take it: nothing has to give way.
        let reached = parts.indices.dropLast().reduce(20.0) {
          $0 + 8 + ($1 <= index ? 30 : Double(20 + $1 % 7))
        }
        let pivots = solver.statistics.pivots
        try solver.add(parts[59].top >= reached - 5)
        #expect(solver.statistics.pivots == pivots)
        #expect(solver.checkInvariants().isEmpty)
        try solver.add(parts[59].top >= 3_000)
      }
    }
    solver.commit()
    for part in parts.dropLast() {
      #expect(solver.value(of: part.top)! >= top)
      top += 38
    }
    #expect(solver.value(of: parts[59].top)! == 3_000)
    #expect(solver.value(of: follower)! == 3_005)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// Many rows edited in turn keep their directions: ten cards with two edits each.
  @Test func tenCardsEditedInTurnKeepTheirDirections() throws {
    var edits: [Variable] = []
    for _ in 0..<10 {
      let box = (0..<4).map { _ in solver.makeVariable() }
      for side in 0..<2 {
        try solver.add(box[side] == 0)
        try solver.addEdit(box[2 + side], priority: 999)
        edits.append(box[2 + side])
      }
    }
    solver.commit()
    func round(_ value: Double) throws {
      for edit in edits { try solver.suggest(value, for: edit) }
      solver.commit()
    }
    for value in [1.0, 2, 3] { try round(value) }
    let before = solver.statistics
    for value in [4.0, 5, 6] { try round(value) }
    #expect(solver.statistics.directionMoves == before.directionMoves + 60)
    #expect(solver.statistics.directionSolves == before.directionSolves)
  }

  /// A guide that comes and goes changes the basis, but a direction in a place only: what was found for the
  /// column is kept.
  @Test func aDirectionSurvivesWhatComesAndGoesBesideIt() throws {
    let parts = try column(50, in: solver)
    let content = try solver.addContentSize(
      LinearExpression(parts[0].height), value: 30, hugging: 900, compression: 900)
    let guide = solver.makeVariable("guide")
    for value in [31.0, 32] {
      try solver.setConstant(content, to: value)
      solver.commit()
    }
    let before = solver.statistics
    for value in [40.0, 35, 50, 33] {
      let tie = try solver.add(guide == parts[20].top)
      let limit = try solver.add(parts[30].top + guide <= 10_000)
      solver.commit()
      try solver.setConstant(content, to: value)
      // Every top but the first, the height, and the guide.
      #expect(solver.commit().count == 51)
      #expect(solver.value(of: guide)! == solver.value(of: parts[20].top)!)
      try solver.remove(tie)
      try solver.remove(limit)
      solver.commit()
      try solver.setConstant(content, to: value + 1)
      #expect(solver.commit().count == 50)
      #expect(solver.checkInvariants().isEmpty)
    }
    #expect(solver.statistics.directionMoves == before.directionMoves + 8)
    // The first tie came at rest, and was taken in before the limit.
    #expect(solver.statistics.directionUpdates == before.directionUpdates + 9)
    #expect(solver.statistics.multiplierSolves == before.multiplierSolves)
  }

  /// A view goes from the middle of a column and comes again: what is below moves along one direction both times, and is
  /// not counted either.
  @Test(arguments: [20, 100, 400]) func aViewThatComesAgainMovesWhatIsBelowInTheSameDirection(
    _ count: Int
  ) throws {
    let views = (0..<count).map { _ in
      (top: solver.makeVariable(), height: solver.makeVariable(), left: solver.makeVariable())
    }
    func link(_ index: Int, to above: Int) throws -> Constraint {
      try solver.add(views[index].top == views[above].top + views[above].height)
    }
    func place(_ index: Int) throws -> [Constraint] {
      let (_, height, left) = views[index]
      return [
        try solver.add(left == 16), try solver.add(height >= 0),
        try solver.addContentSize(
          LinearExpression(height), value: 30, hugging: .low, compression: .high),
      ]
    }
    try solver.add(views[0].top == 0)
    var links: [Constraint] = []
    var own: [[Constraint]] = []
    for index in 0..<views.count {
      if index > 0 { links.append(try link(index, to: index - 1)) }
      own.append(try place(index))
    }
    solver.commit()
    var before = solver.statistics
    for round in 0..<4 {
      try solver.remove(links[9])
      try solver.remove(links[10])
      for constraint in own[10] { try solver.remove(constraint) }
      let bridge = try link(11, to: 9)
      #expect(solver.commit().count == count - 11)
      #expect(solver.value(of: views[count - 1].top)! == Double(count - 2) * 30)
      try solver.remove(bridge)
      own[10] = try place(10)
      links[9] = try link(10, to: 9)
      links[10] = try link(11, to: 10)
      #expect(solver.commit().count == count - 11)
      #expect(solver.value(of: views[count - 1].top)! == Double(count - 1) * 30)
      #expect(solver.checkInvariants().isEmpty)
      if round == 0 { before = solver.statistics }
    }
    #expect(solver.statistics.directionSolves == before.directionSolves)
    #expect(solver.statistics.directionVariables == before.directionVariables)
    #expect(solver.statistics.multiplierSolves == before.multiplierSolves)
    #expect(solver.statistics.pivots == before.pivots)
  }

  /// What the factorisation costs follows what changes: a view at the end of a column that goes and comes
  /// used to have the whole column factorised again and again.
  @Test(arguments: [20, 200, 2_000]) func theLastViewGoesAndComesWithoutFactorisation(
    _ views: Int
  ) throws {
    let parts = try column(views, in: solver)
    let end = try solver.add(LinearExpression(parts[views - 1].top) <= 1e6)
    solver.commit()
    let before = solver.statistics
    for _ in 0..<200 {
      let (top, height) = (solver.makeVariable(), solver.makeVariable())
      let place = try solver.add(
        top == parts[views - 1].top + parts[views - 1].height + 8)
      let size = try solver.addContentSize(
        LinearExpression(height), value: 30, hugging: .low, compression: .high)
      let bottom = try solver.add(top + height <= 1e6)
      solver.commit()
      for handle in [place, size, bottom] { try solver.remove(handle) }
      try solver.remove(top)
      try solver.remove(height)
      solver.commit()
    }
    try solver.remove(end)
    let after = solver.statistics
    #expect(after.rowsFactorised == before.rowsFactorised)
    #expect(after.variablesMoved - before.variablesMoved <= 200 * 4)
    #expect(after.multiplierSolves == before.multiplierSolves)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// A list that ends where its last row does, and would rather be short, pulls at every row. When the last
  /// one goes or comes, the end is handed on to its neighbour, and the pull on the others stays as it is:
  /// it used to be taken off all of them and put on again.
  @Test(arguments: [20, 200, 2_000, 20_000]) func theEndOfAListIsHandedOnBesideIt(
    _ views: Int
  ) throws {
    let parts = try column(views, in: solver)
    let length = solver.makeVariable("length")
    try solver.addContentSize(
      LinearExpression(length), value: 0, hugging: 1, compression: .required)
    func end(_ top: Variable, _ height: Variable) throws -> Constraint {
      try solver.add(length == top + height)
    }
    var close = try end(parts[views - 1].top, parts[views - 1].height)
    solver.commit()
    let bottom = solver.value(of: length)!
    let before = solver.statistics
    // As an engine does it: the variables are kept for the next view.
    let (top, height) = (solver.makeVariable(), solver.makeVariable())
    for _ in 0..<10 {
      try solver.remove(close)
      let handles = [
        try solver.add(height >= 0),
        try solver.add(top == parts[views - 1].top + parts[views - 1].height + 8),
        try solver.addContentSize(
          LinearExpression(height), value: 30, hugging: .low, compression: .high),
      ]
      close = try end(top, height)
      solver.commit()
      #expect(solver.value(of: length)! == bottom + 38)
      for handle in [close] + handles { try solver.remove(handle) }
      close = try end(parts[views - 1].top, parts[views - 1].height)
      #expect(solver.commit().count <= 3)
      #expect(solver.value(of: length)! == bottom)
    }
    let after = solver.statistics
    // Some solves look at so many rows before they look around instead.
    #expect(after.combinationRows - before.combinationRows <= 10 * 1_000)
    #expect(after.variablesMoved - before.variablesMoved <= 10 * 8)
    #expect(after.rowsFactorised == before.rowsFactorised)
    #expect(solver.checkInvariants().isEmpty)
    // The pull is the same on all.
    #expect(solver.multiplier(of: close).map(\.value).map(abs) == [1])
  }

  /// Views of one width, each tied to the one before: when the width passes the content of the last, the
  /// pull goes through all ties, whose multipliers may be anything and are not kept. The content is not even looked at
  /// before somebody asks.
  @Test(arguments: [10, 1_000], [false, true]) func requiredTiesKeepNoMultipliers(
    _ views: Int, isAsked: Bool
  ) throws {
    let widths = (0..<views).map { _ in solver.makeVariable() }
    let edit = try solver.addEdit(widths[0], priority: 900)
    var ties: [Constraint] = []
    for (before, width) in zip(widths, widths.dropFirst()) {
      ties.append(try solver.add(width == before))
    }
    try solver.addContentSize(
      LinearExpression(widths[views - 1]), value: 100, hugging: 1, compression: 2)
    for value in [90.0, 110, 90] {
      try solver.suggest(value, for: widths[0])
      solver.commit()
      if isAsked { _ = solver.multiplier(of: edit) }
    }
    let before = solver.statistics
    for value in [110.0, 90, 110] {
      try solver.suggest(value, for: widths[0])
      solver.commit()
      if isAsked { _ = solver.multiplier(of: edit) }
    }
    #expect(solver.statistics.flips == before.flips + (isAsked ? 3 : 0))
    #expect(solver.statistics.multiplierChanges <= before.multiplierChanges + 3 * 2)
    // The last width is 10 too large, which costs 1 at hugging; the edit and each tie pass the pull on.
    let pull = { (multipliers: [Multiplier]) in
      multipliers.map { "\($0.priority.level): \(abs($0.value))" }
    }
    #expect(pull(solver.multiplier(of: edit)) == ["1.0: 1.0"])
    for tie in ties { #expect(pull(solver.multiplier(of: tie)) == ["1.0: 1.0"]) }
    // A tie that goes takes the pull along: the last width is as it likes to be.
    try solver.remove(ties[views / 2])
    solver.commit()
    #expect(solver.value(of: widths[views - 1])! == 100)
    #expect(solver.value(of: widths[0])! == 110)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// A row of equal widths is dragged across the widths of its contents, which pass their breakpoints alone or
  /// many at a time: nothing has to be solved for those that did so before, and as long as nobody asks they are not looked
  /// at.
  @Test(arguments: [1.0, 25], [false, true]) func whatGaveWayOnceIsNotLookedForAgain(
    _ stride: Double, isAsked: Bool
  ) throws {
    let views = 100
    let width = solver.makeVariable("width")
    let edit = try solver.addEdit(width, priority: 900)
    let widths = (0..<views).map { _ in solver.makeVariable() }
    for (before, width) in zip(widths, widths.dropFirst()) { try solver.add(width == before) }
    var sum = LinearExpression()
    for (index, width) in widths.enumerated() {
      try solver.addContentSize(
        LinearExpression(width), value: Double(100 + index), hugging: 1, compression: 2)
      sum = sum + width
    }
    try solver.add(sum == width)
    func drag() throws {
      for size in [
        Swift.stride(from: 95, through: 205, by: stride),
        Swift.stride(from: 205, through: 95, by: -stride),
      ].joined() {
        try solver.suggest(Double(views) * (size + 0.5), for: width)
        solver.commit()
        #expect(solver.value(of: widths[7])! == size + 0.5)
        if isAsked { _ = solver.multiplier(of: edit) }
      }
    }
    for _ in 0..<(isAsked ? 1 : 20) { try drag() }
    let before = solver.statistics
    try drag()
    let after = solver.statistics
    #expect(isAsked ? after.flips >= before.flips + 2 * views : after.flips == before.flips)
    #expect(after.multiplierSolves == before.multiplierSolves)
    #expect(solver.checkInvariants().isEmpty)
    // 49 contents are wider and resist, 51 narrower and hug: each is a hundredth for the edit.
    try solver.suggest(Double(views) * 150.5, for: width)
    solver.commit()
    #expect(solver.multiplier(of: edit).map { ($0.value * 100).rounded() } == [49, -51])
  }

  /// What holds the top of a list goes and comes while the list stays where it is: whatever hangs on the top
  /// need not be looked at, which used to be all of the list.
  @Test func theTopOfAListIsHeldAnewWithoutALookAtTheList() throws {
    let tops = (0..<1_000).map { _ in solver.makeVariable() }
    var pin = try solver.add(tops[0] == 20)
    for (above, top) in zip(tops, tops.dropFirst()) { try solver.add(top == above + 10) }
    #expect(solver.commit().count == 1_000)
    let before = solver.statistics
    for _ in 0..<3 {
      try solver.remove(pin)
      #expect(solver.commit().isEmpty)
      pin = try solver.add(tops[0] == 20)
      #expect(solver.commit().isEmpty)
    }
    #expect(solver.statistics.directionSolves == before.directionSolves)
    #expect(solver.statistics.multiplierSolves == before.multiplierSolves)
    // Held elsewhere it moves, and all with it.
    try solver.remove(pin)
    try solver.add(tops[0] == 21)
    #expect(solver.commit().count == 1_000)
    #expect(solver.value(of: tops[999])! == 21 + 9_990)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// Where cycles leave etas, a variable that is removed waits for a factorisation that pays: siblings that
  /// share a width come and go, at the same cost whatever else there is.
  @Test(arguments: [50, 500]) func siblingsThatGoAreForgottenTogether(_ count: Int) throws {
    let width = solver.makeVariable("width")
    try solver.addEdit(width, priority: 900)
    try solver.suggest(300, for: width)
    var groups: [[Variable]] = []
    func group() throws -> (views: [Variable], handles: [Constraint]) {
      let views = (0..<4).map { _ in solver.makeVariable() }
      var handles: [Constraint] = []
      for view in views.dropFirst() { handles.append(try solver.add(view == views[0])) }
      handles.append(try solver.add(views[0] + views[1] + views[2] + views[3] == width))
      return (views, handles)
    }
    for _ in 0..<count { groups.append(try group().views) }
    solver.commit()
    let before = solver.statistics
    for _ in 0..<500 {
      let (views, handles) = try group()
      #expect(solver.commit().count == 4)
      for view in views { #expect(solver.value(of: view)! == 75) }
      for handle in handles { try solver.remove(handle) }
      for view in views { try solver.remove(view) }
      solver.commit()
    }
    #expect(solver.checkInvariants().isEmpty)
    #expect(solver.variableCount == 4 * count + 1)
    #expect(solver.basis.count == 4 * count + 1)
    #expect(solver.freedom().isEmpty)
    let after = solver.statistics
    #expect(after.rowsFactorised - before.rowsFactorised <= 500 * 48)
    try solver.suggest(400, for: width)
    #expect(solver.commit().count == 4 * count + 1)
    for group in groups { for view in group { #expect(solver.value(of: view)! == 100) } }
  }

  /// A column between two edges that is made shorter by many views at once: the views that give way, at one
  /// priority or at one each, used to do so one pivot at a time.
  @Test(arguments: [false, true]) func viewsThatGiveWayTogetherTakeOneStep(
    _ hasDistinctPriorities: Bool
  ) throws {
    let height = solver.makeVariable("height")
    let edit = try solver.add(height == 5_000, priority: 900)
    var heights: [Variable] = []
    var sum = LinearExpression()
    for index in 0..<100 {
      let view = solver.makeVariable()
      try solver.add(view >= 10)
      try solver.addContentSize(
        LinearExpression(view), value: 50, hugging: 100,
        compression: hasDistinctPriorities ? Priority(200 + Double(index)) : 200)
      heights.append(view)
      sum = sum + view
    }
    try solver.add(sum == height)
    solver.commit()
    let before = solver.statistics
    // Thirty views lose forty points each, and one of them ten.
    try solver.setConstant(edit, to: 5_000 - 30 * 40 - 10)
    solver.commit()
    #expect(solver.checkInvariants().isEmpty)
    let values = heights.map { solver.value(of: $0)! }
    #expect(values.reduce(0, +) == 3_790)
    #expect(
      values.sorted() == Array(repeating: 10, count: 30) + [40] + Array(repeating: 50, count: 69))
    if hasDistinctPriorities { #expect(values == values.sorted()) }
    let after = solver.statistics
    #expect(after.pivots - before.pivots <= 2)
    #expect(after.multiplierSolves - before.multiplierSolves <= 3)
  }

  /// `top + height = bottom` makes `height` depend on `top`; then `height` gets a value of its own.
  @Test func aDefinitionIsPassedOnToTheVariableThatIsLeft() throws {
    var tops: [Variable] = []
    for _ in 0..<30 {
      let (top, height, bottom) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      try solver.add(bottom == 100)
      try solver.add(top + height == bottom)
      try solver.add(height == 30)
      tops.append(top)
    }
    solver.commit()
    for top in tops { #expect(solver.value(of: top)! == 70) }
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func anAbandonedFirstTransactionLeavesTheStateBitForBit() throws {
    struct Abandoned: Error {}
    let kept = solver.makeVariable("kept")
    let removed = solver.makeVariable("removed")
    let gone = solver.makeVariable()
    try solver.remove(gone)
    let image = solver.stateImage()
    var valueInside = 0.0
    var refusals = 0
    do {
      try solver.transaction { solver in
        try solver.remove(removed)
        let fresh = solver.makeVariable("fresh")
        try solver.add(kept + fresh == 10)
        try solver.add(kept >= 3)
        try solver.add(fresh == 4, priority: 10)
        solver.commit()
        valueInside = solver.value(of: kept)!
        do { try solver.add(kept == 1) } catch { refusals += 1 }
        throw Abandoned()
      }
    } catch is Abandoned {}
    #expect(valueInside == 6)
    #expect(refusals == 1)
    #expect(solver.stateImage() == image)
    #expect(Array(solver.commit()) == [Change(variable: kept, old: 6, new: 0)])
    #expect(solver.name(of: removed) == "removed")
    try solver.add(removed == 5)
    #expect(Array(solver.commit()) == [Change(variable: removed, old: 0, new: 5)])
    #expect(solver.checkInvariants().isEmpty)
  }

  /// The cells of a list that is longer than a million points: the whole of it is not looked at for each.
  @Test(arguments: [1_000.0, 2_000_000]) func whatGoesFarAndStaysThereCostsNoMore(
    _ start: Double
  ) throws {
    let list = solver.makeVariable()
    try solver.add(list == start)
    solver.commit()
    let before = solver.statistics
    for index in 0..<20 {
      let cell = (top: solver.makeVariable(), label: solver.makeVariable())
      // The label goes where the cell does, in one move.
      try solver.add(cell.label == cell.top + 8)
      try solver.add(cell.top == list + 44 * Double(index))
      solver.commit()
      #expect(solver.value(of: cell.label)! == start + 44 * Double(index) + 8)
    }
    #expect(solver.statistics.pointRefreshes == before.pointRefreshes)
  }
}
