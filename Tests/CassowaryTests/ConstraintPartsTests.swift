import Cassowary
import Testing

/// What was said of a constraint can be asked again, as it is now.
@Suite struct ConstraintPartsTests {
  let solver = Solver()

  @Test func partsAreThoseThatWereGiven() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let limit = try solver.add(4 * x - 2 * y + 3 <= x + 9, priority: 20, weight: 2.5)
    #expect(solver.expression(of: limit) == 3 * x - 2 * y)
    #expect(solver.relation(of: limit) == .lessThanOrEqual)
    #expect(solver.constant(of: limit) == 6)
    #expect(solver.priority(of: limit) == 20)
    #expect(solver.priorities(of: limit)?.hugging == 20)
    #expect(solver.priorities(of: limit)?.compression == .some(nil))
    #expect(solver.weight(of: limit) == 2.5)
    #expect(try solver.relation(of: solver.add(y >= 1)) == .greaterThanOrEqual)
  }

  /// Of a content size, an edit and a stay.
  @Test func whatHoldsHasParts() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let size = try solver.addContentSize(
      x - y, value: 30, hugging: 250, compression: 750, weight: 2)
    #expect(solver.relation(of: size) == .equal && solver.constant(of: size) == 30)
    #expect(solver.priority(of: size) == 750 && solver.weight(of: size) == 2)
    let priorities = try #require(solver.priorities(of: size))
    #expect(priorities.hugging == 250 && priorities.compression == 750)
    let edit = try solver.addEdit(y, priority: .high, weight: 3, label: "finger")
    try solver.suggest(12, for: y)
    #expect(solver.constant(of: edit) == 12 && solver.weight(of: edit) == 3)
    #expect(solver.label(of: edit) == "finger")
    let stay = try solver.addStay(x, priority: 1, label: "where it was")
    #expect(solver.constant(of: stay) == 0 && solver.label(of: stay) == "where it was")
    solver.commit()
    #expect(solver.constant(of: stay) == 42 && solver.priority(of: stay) == 1)
  }

  /// While the same constant is dragged, too.
  @Test func partsAreAsTheyAreNow() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(y == 2 * x)
    let place = try solver.add(x == 1, priority: 10)
    for value in 1..<6 {
      try solver.setConstant(place, to: Double(value))
      #expect(solver.constant(of: place) == Double(value))
      solver.commit()
      #expect(solver.constant(of: place) == Double(value))
    }
    try solver.setPriority(place, to: 40)
    try solver.setRelation(place, to: .greaterThanOrEqual)
    try solver.setWeight(place, to: 7)
    #expect(solver.priority(of: place) == 40 && solver.weight(of: place) == 7)
    #expect(solver.relation(of: place) == .greaterThanOrEqual)
    try solver.remove(place)
    #expect(solver.expression(of: place) == nil && solver.relation(of: place) == nil)
    #expect(solver.constant(of: place) == nil && solver.priority(of: place) == nil)
    #expect(solver.priorities(of: place) == nil && solver.weight(of: place) == nil)
  }

  /// Two sides of one place: the heavier one has its way, and a weight changes like a priority.
  @Test func weightsChange() throws {
    let x = solver.makeVariable("x")
    let low = try solver.add(x == 0, priority: 10)
    let high = try solver.add(x == 10, priority: 10, weight: 2)
    solver.commit()
    #expect(solver.value(of: x)! == 10)
    try solver.setWeight(low, to: 3)
    solver.commit()
    #expect(solver.value(of: x)! == 0 && solver.cost(at: 10) == 20)
    // A content size, which weighs on both sides, and an edit.
    let size = try solver.addContentSize(
      1 * x, value: 20, hugging: 10, compression: 10, weight: 0.5)
    solver.commit()
    #expect(solver.value(of: x)! == 0)
    try solver.setWeight(size, to: 2)
    solver.commit()
    #expect(solver.value(of: x)! == 10)
    try solver.remove(high)
    try solver.addEdit(x, priority: 10, weight: 5)
    try solver.suggest(4, for: x)
    solver.commit()
    #expect(solver.value(of: x)! == 4)
  }

  @Test func weightsOutOfRangeAreRefused() throws {
    let x = solver.makeVariable("x")
    let place = try solver.add(x == 0, priority: 10, weight: 2)
    let image = solver.stateImage()
    for weight in [0, -1, 1e-4, 1e7, .infinity] {
      #expect(throws: ChangeConstraintError.weightOutOfRange(weight)) {
        try solver.setWeight(place, to: weight)
      }
      #expect(throws: AddConstraintError.weightOutOfRange(weight)) {
        try solver.addContentSize(1 * x, value: 1, hugging: 1, compression: 2, weight: weight)
      }
    }
    #expect(throws: ChangeConstraintError.self) { try solver.setWeight(place, to: .nan) }
    #expect(
      ChangeConstraintError.weightOutOfRange(0).description
        == "The weight 0 is not between 0.001 and 1000000.")
    #expect(solver.stateImage() == image)
    try solver.remove(place)
    #expect(throws: ChangeConstraintError.unknownConstraint(place)) {
      try solver.setWeight(place, to: 1)
    }
  }

  /// A constraint that is added again from its parts says what it said before.
  @Test(arguments: 0..<40 as Range<UInt64>) func partsMakeTheConstraintAgain(seed: UInt64) throws {
    var stream = RandomStream(
      seed: seed, shape: .init(operations: 30, coefficients: [1, -1, 2, 0.5, 3]))
    #expect(stream.run() == nil)
    let solver = stream.solver
    for row in stream.model.rows {
      let former = row.handle
      let relation = try #require(solver.relation(of: former))
      let constant = try #require(solver.constant(of: former))
      let expression = try #require(solver.expression(of: former))
      let weight = try #require(solver.weight(of: former))
      let priorities = try #require(solver.priorities(of: former))
      let priority = try #require(solver.priority(of: former))
      try solver.remove(former)
      var again: Constraint
      if let hugging = priorities.hugging, let compression = priorities.compression,
        hugging != compression
      {
        again = try solver.addContentSize(
          expression, value: constant, hugging: hugging, compression: compression, weight: weight)
      } else {
        again = try solver.add(
          LinearConstraint(expression - constant, relation), priority: priority, weight: weight)
      }
      let index = try #require(stream.model.rows.firstIndex { $0.handle == former })
      stream.model.rows[index].handle = again
    }
    solver.commit()
    #expect(stream.model.complaint(about: solver) == nil, "seed \(seed)")
  }
}
