import Cassowary
import Testing

/// What tables take, in bytes, and that they go on to work when room is given back.
@Suite struct MemoryTests {
  /// A column of views, each inset in the window, as wide as its neighbour and as tall as its content.
  private struct Column {
    let solver = Solver()
    var views: [[Variable]] = []
    var contents: [Constraint] = []

    init(_ count: Int) throws {
      let solver = solver
      var views: [[Variable]] = []
      var contents: [Constraint] = []
      try solver.transaction { solver in
        for index in 0..<count {
          let view = (0..<4).map { _ in solver.makeVariable() }
          let (x, y, width, height) = (view[0], view[1], view[2], view[3])
          try solver.add(width >= 0)
          try solver.add(height >= 0)
          try solver.add(x == 8)
          if let above = views.last {
            try solver.add(y == above[1] + above[3] + 4)
            try solver.add(width == above[2])
          } else {
            try solver.add(y == 0)
            try solver.add(width == 300, priority: .high)
          }
          contents.append(
            try solver.addContentSize(
              LinearExpression(height), value: Double(10 + index % 7), hugging: .low,
              compression: .high))
          views.append(view)
        }
      }
      self.views = views
      self.contents = contents
    }
  }

  /// Handles of variables and constraints take 16 bytes each beside what the solver takes: both together are to be
  /// within 150 bytes for each.
  private static let bound = 150 - 16

  @Test func roomForVariablesIsMadeOnce() throws {
    let solver = Solver()
    solver.reserve(variables: -1)
    solver.reserve(variables: 1_000)
    let empty = solver.tableBytes
    let variables = (0..<1_000).map { _ in solver.makeVariable() }
    #expect(solver.tableBytes == empty)
    for (left, right) in zip(variables, variables.dropFirst()) { try solver.add(right == left + 1) }
    // What lies in the tables moves with them.
    solver.reserve(variables: 5_000)
    solver.commit()
    #expect(
      variables.map { solver.value(of: $0)! }
        == (0..<1_000).map { solver.value(of: variables[0])! + Double($0) })
    #expect(solver.checkInvariants().isEmpty)
    solver.trim()
    #expect(solver.tableBytes < 1_000 * 300)
  }

  @Test(arguments: MemoryShape.allCases)
  func aLargeSystemTakesLittleMemory(_ shape: MemoryShape) throws {
    for count in [1_000, 10_000] {
      let system = try MemorySystem(shape, count)
      let building = system.solver.tableBytes
      let values = system.variables.map { system.solver.value(of: $0)! }
      system.solver.trim()
      let trimmed = system.solver.tableBytes
      #expect(trimmed <= Self.bound * system.places, "\(trimmed / system.places) bytes, \(shape)")
      #expect(trimmed < building)
      #expect(system.variables.map { system.solver.value(of: $0)! } == values)
      #expect(system.solver.checkInvariants().isEmpty)
    }
  }

  /// What a solver takes whatever is in it weighs little even where there are few variables.
  @Test(arguments: MemoryShape.allCases)
  func aSmallSystemTakesLittleMemory(_ shape: MemoryShape) throws {
    let system = try MemorySystem(shape, 10)
    system.solver.trim()
    let bytes = system.solver.tableBytes
    #expect(bytes <= 180 * system.places, "\(bytes) bytes, \(system.places) places, \(shape)")
    #expect(system.solver.checkInvariants().isEmpty)
    let empty = Solver().tableBytes
    #expect(empty <= 4_600, "\(empty) bytes")
  }

  /// The size classes of a small system's lists are few: longer lists come, go, and are taken back.
  @Test func aLongListNeedsMoreSizeClasses() throws {
    let solver = Solver()
    let shared = solver.makeVariable()
    let others = (0..<2_000).map { _ in solver.makeVariable() }
    try solver.add(shared == 1, priority: 30)
    let links = try others.prefix(100).map { try solver.add($0 == shared + 1) }
    solver.commit()
    let image = solver.stateImage()
    struct Refused: Error {}
    // As followers of a variable, terms of a row and breakpoints of a row.
    func extend(_ solver: Solver) throws -> [Constraint] {
      var made = try others.dropFirst(100).map { try solver.add($0 >= shared) }
      let sum = others.reduce(LinearExpression()) { $0 + $1 }
      made.append(try solver.add(sum >= -1, priority: 20))
      made += try (0..<400).map { try solver.add(shared <= 5 + Double($0), priority: 10) }
      return made
    }
    #expect(throws: Refused.self) {
      try solver.transaction { solver in
        _ = try extend(solver)
        throw Refused()
      }
    }
    #expect(solver.stateImage() == image)
    #expect(solver.checkInvariants().isEmpty)
    for _ in 0..<2 {
      let made = try extend(solver)
      solver.commit()
      #expect(solver.checkInvariants().isEmpty)
      for constraint in made { try solver.remove(constraint) }
      solver.commit()
      #expect(solver.checkInvariants().isEmpty)
    }
    solver.trim()
    #expect(others.prefix(100).allSatisfy { solver.value(of: $0)! == 2 })
    for link in links { try solver.remove(link) }
    solver.commit()
    #expect(solver.checkInvariants().isEmpty)
  }

  /// The tables have a little room after trimming: an edit takes working storage again and nothing else, and no
  /// more from one time to the next.
  @Test(arguments: MemoryShape.allCases)
  func anEditAfterTrimmingMovesNoTable(_ shape: MemoryShape) throws {
    let system = try MemorySystem(shape, 4_000)
    let solver = system.solver
    solver.trim()
    let trimmed = solver.tableBytes
    try solver.setConstant(system.local, to: system.localConstant + 1)
    solver.commit()
    // Eight tables of numbers or marks for every variable, and two for every row.
    let working = 48 * system.variables.count + 12 * system.places
    #expect(solver.tableBytes <= trimmed + working + 100_000)
    var sizes: Set<Int> = []
    for step in 0..<8 {
      try solver.setConstant(system.local, to: system.localConstant + Double(step % 2))
      solver.commit()
      if step >= 4 { sizes.insert(solver.tableBytes) }
    }
    #expect(sizes.count == 1)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// What a small system takes is one piece of memory, which is given back as a whole; everything goes on in memory of
  /// its own.
  @Test(arguments: [1, 2, 5, 10, 20, 40, 100])
  func aSmallSystemGivesItsFirstRoomBack(_ count: Int) throws {
    let column = try Column(count)
    let solver = column.solver
    solver.commit()
    for step in 0..<4 {
      try solver.setConstant(column.contents[0], to: Double(50 + step))
      solver.commit()
    }
    let values = column.views.map { $0.map { solver.value(of: $0)! } }
    let building = solver.tableBytes
    solver.trim()
    // The machine itself takes 5 kB, lists of lists one.
    #expect(solver.tableBytes <= 8_000 + 4 * Self.bound * 2 * count)
    #expect(solver.tableBytes < building)
    #expect(column.views.map { $0.map { solver.value(of: $0)! } } == values)
    #expect(solver.checkInvariants().isEmpty)
    let height = try #require(column.views.last)[2]
    let added = try (0..<100).map { index in
      let variable = solver.makeVariable()
      try solver.add(variable == height + Double(index), priority: index % 2 == 0 ? .high : .low)
      try solver.add(variable >= 0)
      return variable
    }
    solver.commit()
    #expect(solver.checkInvariants().isEmpty)
    #expect(added.allSatisfy { solver.value(of: $0)! > 0 })
    solver.trim()
    #expect(solver.checkInvariants().isEmpty)
  }

  /// What moved before, along a cached direction or not, is reported by the next commit.
  @Test func trimmingBetweenAChangeAndItsCommitLosesNoReport() throws {
    let column = try Column(50)
    let solver = column.solver
    solver.commit()
    // From the third time on the change follows a cached direction.
    for step in 0..<5 {
      try solver.setConstant(column.contents[0], to: Double(50 + step))
      solver.trim()
      #expect(solver.checkInvariants().isEmpty)
      #expect(solver.commit().count == 50)
      try solver.setConstant(column.contents[0], to: Double(20 + step))
      #expect(solver.commit().count == 50)
      try solver.setConstant(column.contents[0], to: Double(30 + step))
      #expect(solver.commit().count == 50)
    }
    #expect(solver.value(of: column.views[1][1])! == 38)
  }

  /// Variables that are no more, because the change that made them was taken back, are still among those of which
  /// there may be something to report.
  @Test func trimmingForgetsVariablesThatWereTakenBack() throws {
    struct Abandoned: Error {}
    let solver = Solver()
    let first = solver.makeVariable()
    try solver.add(first == 1)
    solver.commit()
    try? solver.transaction { solver in
      for index in 0..<500 { try solver.add(solver.makeVariable() == Double(index)) }
      throw Abandoned()
    }
    try solver.add(solver.makeVariable() == first + 1)
    solver.trim()
    #expect(solver.checkInvariants().isEmpty)
    #expect(solver.commit().count == 1)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// The same calls give the same bits, trimming among them.
  @Test(arguments: MemoryShape.allCases)
  func trimmingIsDeterministic(_ shape: MemoryShape) throws {
    func image() throws -> [UInt8] {
      let system = try MemorySystem(shape, 200)
      for step in 0..<4 {
        system.solver.trim()
        try system.solver.setConstant(system.local, to: system.localConstant + Double(step))
        system.solver.commit()
      }
      return system.solver.stateImage()
    }
    #expect(try image() == image())
  }

  /// What is refused after trimming leaves the state as it was, though lists are as tight as can be.
  @Test(arguments: MemoryShape.allCases)
  func aRefusalAfterTrimmingLeavesNoTrace(_ shape: MemoryShape) throws {
    let system = try MemorySystem(shape, 100)
    let solver = system.solver
    solver.trim()
    let image = solver.stateImage()
    struct Abandoned: Error {}
    #expect(throws: Abandoned.self) {
      try solver.transaction { solver in
        for variable in system.variables.dropFirst(2).prefix(20) {
          let other = solver.makeVariable()
          try solver.add(other == 0.5 * variable, priority: .high)
          try solver.add(variable == other + 3, priority: .low)
        }
        solver.commit()
        throw Abandoned()
      }
    }
    #expect(solver.stateImage() == image)
    solver.commit()
    #expect(solver.checkInvariants().isEmpty)
  }

  /// Within a transaction the way back may lead to what is not in use, even if it began before there was anything.
  @Test func trimmingWaitsForTheEndOfATransaction() throws {
    struct Abandoned: Error {}
    let solver = Solver()
    let image = solver.stateImage()
    #expect(throws: Abandoned.self) {
      try solver.transaction { solver in
        for index in 0..<300 {
          let variable = solver.makeVariable()
          try solver.add(variable == Double(index), priority: .high)
        }
        let bytes = solver.tableBytes
        solver.trim()
        #expect(solver.tableBytes == bytes)
        throw Abandoned()
      }
    }
    #expect(solver.stateImage() == image)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// Pivots that are neither 1 nor -1 take memory only where there are any, and go back as they came.
  @Test func pivotsOfOtherSizesAreTakenBack() throws {
    let solver = Solver()
    let variables = (0..<200).map { _ in solver.makeVariable() }
    for index in 1..<200 {
      try solver.add(variables[index] == variables[index - 1] + 1, priority: .high)
    }
    solver.commit()
    let image = solver.stateImage()
    struct Abandoned: Error {}
    #expect(throws: Abandoned.self) {
      try solver.transaction { solver in
        for index in 0..<199 {
          let third = solver.makeVariable()
          try solver.add(3 * third - 2 * variables[index] == 7)
        }
        solver.commit()
        #expect(solver.checkInvariants().isEmpty)
        throw Abandoned()
      }
    }
    #expect(solver.stateImage() == image)
    let third = solver.makeVariable()
    try solver.add(3 * third - 2 * variables[9] == 6)
    solver.commit()
    solver.trim()
    try solver.add(variables[0] == 3, priority: .high)
    solver.commit()
    #expect(solver.value(of: third)! == 10)
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func whatIsGivenBackIsTakenAgain() throws {
    var column = try Column(4_000)
    let solver = column.solver
    solver.commit()
    solver.trim()
    let trimmed = solver.tableBytes
    // Beyond the little room that is left.
    for index in 0..<400 {
      let last = column.views[column.views.count - 1]
      let view = [solver.makeVariable(), solver.makeVariable()]
      try solver.add(view[0] == last[1] + last[3])
      try solver.add(view[1] == Double(index))
      column.views.append([last[0], view[0], last[2], view[1]])
      if index % 100 == 0 { solver.commit() }
    }
    try solver.setConstant(column.contents[0], to: 110)
    solver.commit()
    #expect(solver.tableBytes > trimmed)
    // The first content is 100 more than it was; the last view has no other below it.
    var bottom = 100.0 - 4
    for index in 0..<4_000 { bottom += Double(10 + index % 7) + 4 }
    for index in 0..<399 { bottom += Double(index) }
    let last = try #require(column.views.last)
    #expect(solver.value(of: last[1])! == bottom)
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func aRepeatedCommitKeepsItsMemory() throws {
    let column = try Column(4_000)
    column.solver.commit()
    var sizes: Set<Int> = []
    for step in 0..<6 {
      try column.solver.setConstant(column.contents[0], to: Double(50 + step))
      #expect(column.solver.commit().count >= 3_999)
      if step > 2 { sizes.insert(column.solver.tableBytes) }
    }
    #expect(sizes.count == 1)
  }

  /// A column of views is taken away and comes again, some rows leaving at once and some at the commit: constraints
  /// and rows lie in the order in which they are made each time, so that neighbours share cache lines.
  @Test func whatComesAgainLiesInOrder() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    try solver.addEdit(width, priority: 900)
    try solver.suggest(100, for: width)
    let views = (0..<200).map { _ in (left: solver.makeVariable(), width: solver.makeVariable()) }
    func build(in solver: Solver) throws -> [Constraint] {
      var made: [Constraint] = []
      for (index, view) in views.enumerated() {
        if index == 0 {
          made.append(try solver.add(view.left == 0))
        } else {
          let before = views[index - 1]
          made.append(try solver.add(view.left == before.left + before.width))
        }
        made.append(try solver.add(view.left <= width))
        made.append(
          try solver.addContentSize(
            LinearExpression(view.width), value: Double(1 + index % 3), hugging: .low,
            compression: .high))
      }
      return made
    }
    for _ in 0..<4 {
      let made = try solver.transaction { try build(in: $0) }
      solver.commit()
      let text = try solver.snapshot().text
      // Place, serial number and row of each constraint.
      let parts = text.split(separator: "\n").filter { $0.hasPrefix("constraint ") }
        .map { $0.split(separator: " ").dropFirst().prefix(3).compactMap { Int($0) } }
      #expect(parts.count == made.count + 1)
      for (before, next) in zip(parts, parts.dropFirst()) {
        #expect(before[0] < next[0] && before[1] < next[1] && before[2] < next[2])
      }
      #expect(solver.checkInvariants().isEmpty)
      try solver.transaction { solver in
        for constraint in made { try solver.remove(constraint) }
      }
      solver.commit()
      #expect(solver.checkInvariants().isEmpty)
      // What is refused leaves no trace behind it either.
      struct Refused: Error {}
      let image = solver.stateImage()
      #expect(throws: Refused.self) {
        try solver.transaction { solver in
          _ = try build(in: solver)
          throw Refused()
        }
      }
      #expect(solver.stateImage() == image)
      for constraint in made {
        #expect(throws: RemoveConstraintError.self) { try solver.remove(constraint) }
      }
    }
  }

  @Test func costsThatNoConstraintHasAreForgotten() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add(x == 1, priority: 1)
    let high = try solver.add(x == 2, priority: 0.5)
    solver.commit()
    let before = solver.tableBytes
    for step in 0..<20_000 {
      try solver.setPriority(high, to: Priority(Double(step % 2) + Double(step) / 65_536 + 0.75))
      solver.commit()
    }
    // The last level is above that of the other constraint.
    #expect(solver.value(of: x)! == 2)
    try solver.setPriority(low, to: 4)
    solver.commit()
    #expect(solver.value(of: x)! == 1)
    #expect(solver.tableBytes < before + 64_000)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// Others come and go until what they cost is forgotten: those that stay have their own priorities and weights, by what
  /// is said of them and by which of them gives way.
  @Test func costsOfWhatStaysAreItsOwn() throws {
    let solver = Solver()
    let parts = ["a", "b", "c"].map { solver.makeVariable($0) }
    let (a, b, c) = (parts[0], parts[1], parts[2])
    let passing = solver.makeVariable("passing")
    // The first cost is nobody's that stays.
    let first = try solver.add(passing == 0, priority: 1)
    try solver.add(a == 100, priority: 30)
    try solver.add(b == 100, priority: 20, weight: 3)
    // As written it counts twice its weight: 2 for a unit of c.
    try solver.add(2 * c == 200, priority: 20)
    for part in parts { try solver.add(part >= 40) }
    let total = try solver.add(a + b + c == 300, priority: 900)
    try solver.addContentSize(
      LinearExpression(passing), value: 7, hugging: 10, compression: 40)
    solver.commit()
    try solver.remove(first)
    let before = solver.systemDescription().constraints
    let bytes = solver.tableBytes
    var passed = 0
    for step in 0..<2_000 {
      let priority = Priority(50 + Double(step))
      let former = try solver.add(passing >= 8, priority: priority, weight: 1 + Double(step % 7))
      solver.commit()
      if solver.value(of: passing)! == 8 { passed += 1 }
      try solver.remove(former)
      solver.commit()
    }
    #expect(passed == 2_000)
    #expect(solver.tableBytes < bytes + 64_000)
    #expect(solver.systemDescription().constraints == before)
    #expect(solver.checkInvariants().isEmpty)
    // What a unit costs: c twice and b three times at 20, a more than either, at 30.
    let ways: [(sum: Double, values: [Double], costs: [Double])] = [
      (270, [100, 100, 70], [0, 2 * 30]),
      (210, [100, 70, 40], [0, 2 * 60 + 3 * 30]),
      (150, [70, 40, 40], [30, 2 * 60 + 3 * 60]),
    ]
    for (sum, values, costs) in ways {
      try solver.setConstant(total, to: sum)
      solver.commit()
      #expect(parts.map { solver.value(of: $0)! } == values)
      #expect([30, 20].map { solver.cost(at: $0) } == costs)
    }
    // Above its size it is held at 10, below it at 40.
    let pull = try solver.add(passing == 9, priority: 10.5)
    solver.commit()
    #expect(solver.value(of: passing)! == 9)
    #expect(solver.cost(at: 10) == 2)
    try solver.setPriority(pull, to: 39)
    try solver.setConstant(pull, to: 5)
    solver.commit()
    #expect(solver.value(of: passing)! == 7)
    #expect(solver.cost(at: 39) == 2)
  }

  /// While changes are recorded that may be taken back, their costs are kept.
  @Test func costsOfWhatIsTakenBackAreKept() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let constraint = try solver.add(x == 1, priority: 10)
    try solver.add(x == 2, priority: 9)
    solver.commit()
    let start = solver.checkpoint()
    let image = solver.stateImage()
    let constraints = solver.systemDescription().constraints
    for step in 0..<2_000 {
      try solver.setPriority(constraint, to: Priority(Double(step) / 1_024))
      solver.commit()
    }
    #expect(solver.value(of: x)! == 2)
    try solver.restore(start)
    // A number of a cost says nothing of what is there under it.
    #expect(solver.stateImage() == image)
    #expect(solver.systemDescription().constraints == constraints)
    solver.commit()
    #expect(solver.value(of: x)! == 1)
    solver.discardCheckpoints()
    for step in 0..<2_000 {
      try solver.setPriority(constraint, to: Priority(20 + Double(step)))
      solver.commit()
    }
    #expect(solver.value(of: x)! == 1)
    #expect(solver.checkInvariants().isEmpty)
  }
}
