import Cassowary
import Testing

/// Constraints on the same linear form share a row, wherever the table of forms keeps it.
@Suite struct FormTests {
  /// Forms whose variables' numbers add up to the same, which would all lie in one place of the table.
  @Test func formsOfOneSumAreToldApart() throws {
    let solver = Solver()
    let count = 150
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var constraints: [Constraint] = []
    for index in 0..<count / 2 {
      let (first, second) = (variables[index], variables[count - 1 - index])
      constraints.append(try solver.add(first + second == Double(index)))
      constraints.append(try solver.add(first - second == 0, priority: .low))
    }
    solver.commit()
    #expect(solver.checkInvariants() == [])
    for index in 0..<count / 2 {
      #expect(solver.value(of: variables[index])! == Double(index) / 2)
      // The same form, the other way round and twice as large.
      #expect(throws: AddConstraintError(.unsatisfiable(conflict: [constraints[2 * index]]))) {
        try solver.add(
          -2 * variables[count - 1 - index] - 2 * variables[index] == Double(-2 * index - 2))
      }
    }
    #expect(solver.checkInvariants() == [])
  }

  /// Forms that have their first and their last variable in common, which would all lie in one place too.
  @Test func formsBetweenTheSameVariablesAreToldApart() throws {
    let solver = Solver()
    let count = 150
    let variables = (0..<count).map { _ in solver.makeVariable() }
    let (first, last) = (variables[0], variables[count - 1])
    try solver.add(first == 1)
    try solver.add(last == 2)
    var constraints: [Constraint] = []
    for index in 1..<count - 1 {
      constraints.append(try solver.add(first + variables[index] + last == Double(index)))
    }
    solver.commit()
    #expect(solver.checkInvariants() == [])
    for index in 1..<count - 1 {
      #expect(solver.value(of: variables[index])! == Double(index - 3))
      let image = solver.stateImage()
      #expect(throws: AddConstraintError(.unsatisfiable(conflict: [constraints[index - 1]]))) {
        try solver.add(-2 * variables[index] - 2 * last - 2 * first == Double(-2 * index - 2))
      }
      #expect(solver.stateImage() == image)
    }
    for index in stride(from: 0, to: count - 2, by: 2) { try solver.remove(constraints[index]) }
    solver.commit()
    #expect(solver.checkInvariants() == [])
    for index in stride(from: 0, to: count - 2, by: 2) {
      try solver.add(first + variables[index + 1] + last == Double(index), priority: .low)
    }
    solver.commit()
    #expect(solver.checkInvariants() == [])
  }

  /// What went past a full place is found, and taken away, when those before it are gone.
  @Test func formsComeAndGoInAnyOrder() throws {
    var random = SplitMix(seed: 7)
    let solver = Solver()
    let count = 60
    let variables = (0..<count).map { _ in solver.makeVariable() }
    // Pairs with few different sums.
    var pairs: [(Int, Int)] = []
    for sum in [count / 2, count / 2 + 1, count, count + 3] {
      for first in 0..<count where sum - first > first && sum - first < count {
        pairs.append((first, sum - first))
      }
    }
    var live: [Int: Constraint] = [:]
    for round in 0..<4_000 {
      let pair = Int(random.next() % UInt64(pairs.count))
      if let constraint = live.removeValue(forKey: pair) {
        try solver.remove(constraint)
      } else {
        let (first, second) = pairs[pair]
        let coefficient = Double(pair % 3) - 1.5
        live[pair] = try solver.add(
          variables[first] + coefficient * variables[second] >= 0, priority: .low)
      }
      if round % 250 == 0 {
        solver.commit()
        #expect(solver.checkInvariants() == [], "round \(round)")
      }
    }
    let image = solver.stateImage()
    struct Abandoned: Error {}
    #expect(throws: Abandoned.self) {
      try solver.transaction { solver in
        for pair in pairs.indices {
          if let constraint = live[pair] { try solver.remove(constraint) }
        }
        for (first, second) in pairs {
          try solver.add(variables[first] + 3 * variables[second] >= 0, priority: .low)
        }
        throw Abandoned()
      }
    }
    #expect(solver.stateImage() == image)
    for pair in pairs.indices { if let constraint = live[pair] { try solver.remove(constraint) } }
    solver.commit()
    #expect(solver.checkInvariants() == [])
  }

  /// Multiples of one variable are one form, however they are written: their constraints meet at once, and go on
  /// doing so when the table of variables was moved, read back, or its places were taken by others.
  @Test func multiplesOfOneVariableShareARow() throws {
    let solver = Solver()
    let variables = (0..<100).map { _ in solver.makeVariable() }
    let x = variables[7]
    let sums = LinearExpression(
      terms: [0.5, 1, 0.25, 2, 0.25].map { LinearExpression.Term(x, coefficient: $0) })
    func expectRowOfX(in solver: Solver, _ x: Variable, held low: Constraint) throws {
      for contradiction in [x <= 9, -2 * x >= -18, 0.5 * x + 0.5 * x <= 9, sums <= 36] {
        #expect(throws: AddConstraintError(.unsatisfiable(conflict: [low]))) {
          try solver.add(contradiction)
        }
      }
      let made = try [-1 * x <= -8, 0.25 * x + x >= 0, 3 * x >= 12].map { try solver.add($0) }
      #expect(try rowCount(solver) == 1)
      for constraint in made { try solver.remove(constraint) }
      #expect(solver.checkInvariants() == [])
    }
    let low = try solver.add(x >= 10)
    try expectRowOfX(in: solver, x, held: low)
    solver.trim()
    try expectRowOfX(in: solver, x, held: low)
    for _ in 0..<10_000 { _ = solver.makeVariable() }
    try expectRowOfX(in: solver, x, held: low)
    let loaded = try Solver(SolverSnapshot(text: solver.snapshot().text))
    for (variable, other) in zip(solver.variables, loaded.variables) where variable == x {
      // The expressions above are of the other solver.
      let held = try #require(loaded.constraints.first)
      #expect(throws: AddConstraintError(.unsatisfiable(conflict: [held]))) {
        try loaded.add(-3 * other >= -27)
      }
    }
    #expect(loaded.checkInvariants() == [])
    // What comes in its place has no row.
    try solver.remove(low)
    try solver.remove(x)
    solver.commit()
    let next = solver.makeVariable()
    try solver.add(next <= 9)
    #expect(try rowCount(solver) == 1)
    solver.commit()
    #expect(solver.checkInvariants() == [])
  }

  /// Rows of one variable come and go, within changes that are taken back and outside of them, while variables are
  /// removed and made again.
  @Test func rowsOfOneVariableComeAndGoInAnyOrder() throws {
    struct Abandoned: Error {}
    var random = SplitMix(seed: 11)
    let solver = Solver()
    var variables = (0..<40).map { _ in solver.makeVariable() }
    var live: [[Constraint]] = variables.map { _ in [] }
    func step(_ variables: inout [Variable], _ live: inout [[Constraint]]) throws {
      let place = Int(random.next() % UInt64(variables.count))
      switch random.next() % 8 {
      case 0...3:
        let factor = [1, -1, 2.5, -0.125][Int(random.next() % 4)]
        let constant = Double(random.next() % 16)
        let priority: Priority = random.next() % 2 == 0 ? .low : .high
        live[place].append(
          try solver.add(factor * variables[place] == constant, priority: priority))
      case 4...6:
        guard let constraint = live[place].popLast() else { return }
        try solver.remove(constraint)
      default:
        guard live[place].isEmpty else { return }
        try solver.remove(variables[place])
        variables[place] = solver.makeVariable()
      }
    }
    for round in 0..<200 {
      let image = solver.stateImage()
      #expect(throws: Abandoned.self) {
        try solver.transaction { _ in
          var (tried, made) = (variables, live)
          for _ in 0..<20 { try step(&tried, &made) }
          throw Abandoned()
        }
      }
      #expect(solver.stateImage() == image, "round \(round)")
      for _ in 0..<20 { try step(&variables, &live) }
      #expect(solver.checkInvariants() == [], "round \(round)")
      solver.commit()
      if round % 20 == 0 { solver.trim() }
      #expect(try rowCount(solver) == live.count { !$0.isEmpty })
    }
  }

  /// A single term is refused for the same reasons as many.
  @Test(arguments: [
    (0, nil), (1e-7, nil), (-1e7, nil), (.infinity, AddConstraintError.notFinite),
    (.nan, .notFinite),
  ])
  func aSingleTermIsRefusedAsAmongMany(
    _ coefficient: Double, _ expected: AddConstraintError?
  ) throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let expected =
      expected
      ?? (coefficient == 0 ? .noVariables : .coefficientOutOfRange(x, coefficient))
    let image = solver.stateImage()
    #expect(throws: expected) { try solver.add(coefficient * x <= -1) }
    #expect(throws: expected) {
      try solver.addContentSize(
        LinearExpression(terms: [.init(x, coefficient: coefficient)]), value: 1, hugging: .low,
        compression: .high)
    }
    let terms = [coefficient, 0, 0, 0, 0].map { LinearExpression.Term(x, coefficient: $0) }
    #expect(throws: expected) { try solver.add(LinearExpression(terms: terms) <= -1) }
    #expect(throws: AddConstraintError.notFinite) { try solver.add(x <= .infinity) }
    #expect(throws: AddConstraintError.unknownVariable(x)) { try Solver().add(x <= 1) }
    #expect(solver.stateImage() == image)
  }

  private func rowCount(_ solver: Solver) throws -> Int {
    try solver.snapshot().text.split(separator: "\n").count { $0.hasPrefix("row ") }
  }

  /// As far apart as bounds that count as one are at most, but for rounding.
  @Test(arguments: [(-8, -8.000000008), (8, 8.000000008), (-1, -1.000000001), (5, 4.999999995)])
  func boundsAtTheToleranceStayInOrder(_ bound: Double, _ next: Double) throws {
    for (first, second) in [(bound, next), (next, bound)] {
      let solver = Solver()
      let x = solver.makeVariable()
      try solver.add(x == first, priority: .low)
      let other = try solver.add(x == 100, priority: .high)
      solver.commit()
      try solver.setConstant(other, to: second)
      solver.commit()
      #expect(solver.checkInvariants().isEmpty)
    }
  }

  /// Preferences of one variable, each at a priority of its own, in any order of their bounds: the strongest decides,
  /// and the next one when it goes.
  @Test func manyPrioritiesOfOneForm() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let count = 800
    var wishes: [(bound: Double, level: Double, handle: Constraint)] = []
    for index in 0..<count {
      let (bound, level) = (Double(index * 7919 % count), 1 + Double(index * 31 % count) / 100)
      let handle = try solver.add(x == bound, priority: Priority(level))
      wishes.append((bound, level, handle))
    }
    wishes.sort { $0.level < $1.level }
    for _ in 0..<20 {
      solver.commit()
      let strongest = wishes.removeLast()
      #expect(solver.value(of: x)! == strongest.bound)
      try solver.remove(strongest.handle)
    }
    #expect(solver.checkInvariants() == [])
  }

  /// Preferences of one variable at one priority: it takes the median, some of them alike, some inequalities.
  @Test func manyPreferencesOfOneForm() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    var bounds: [Double] = []
    for index in 0..<1_001 {
      let bound = Double(index * 7919 % 1_001 / 3)
      bounds.append(bound)
      try solver.add(x == bound, priority: .low)
      if index % 2 == 1 {
        // A pair that pulls neither way at the median, and both ways beside it.
        try solver.add(x >= bound - 2_000, priority: .low)
        try solver.add(x <= bound + 2_000, priority: .low)
      }
      if index % 100 == 0 {
        solver.commit()
        #expect(solver.value(of: x)! == bounds.sorted()[bounds.count / 2])
        #expect(solver.checkInvariants() == [])
      }
    }
  }

  /// Of constraints that say the same, one after the other goes: what they hold is held by the others, and nothing is
  /// solved for it.
  @Test func oneOfSeveralAlikeGoes() throws {
    let solver = Solver()
    var tops = [solver.makeVariable()]
    var links: [Constraint] = []
    let edit = try solver.addEdit(tops[0], priority: .high)
    for index in 0..<500 {
      tops.append(solver.makeVariable())
      links.append(try solver.add(tops[index + 1] == tops[index] + 10))
    }
    for index in 0..<500 {
      try solver.add(2 * tops[index + 1] >= 2 * tops[index] + 20)
      try solver.add(tops[index + 1] <= tops[index] + 10)
    }
    // Whatever pulls at the end pulls through all links, whose multipliers nobody keeps.
    try solver.add(tops[500] == 7_000, priority: .low)
    try solver.suggest(100, for: tops[0])
    solver.commit()
    let before = solver.statistics
    for link in links { try solver.remove(link) }
    solver.commit()
    #expect(solver.statistics.directionSolves - before.directionSolves <= 2)
    try solver.suggest(300, for: tops[0])
    solver.commit()
    #expect(solver.value(of: tops[500])! == 5_300)
    #expect(solver.multiplier(of: edit).map(\.value).map(abs) == [1])
    #expect(solver.checkInvariants() == [])
  }
}
