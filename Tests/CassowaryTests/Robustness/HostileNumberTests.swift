import Cassowary
import Testing

/// Each call of the solver that takes numbers, under numbers that nobody thinks of: it throws or it holds, every value is a
/// number, and a variable that has nothing to do with the number keeps its value.
@Suite("Hostile numbers") struct HostileNumberTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -0.0, 0, 1e308, -1e308, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, -1, 1e15, -1e15,
    1e-300,
  ]

  final class Fixture {
    let solver = Solver()
    let x: Variable
    let y: Variable
    let z: Variable
    let bystander: Variable
    let required: Constraint
    let optional: Constraint
    let content: Constraint

    init() throws {
      (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
      (z, bystander) = (solver.makeVariable("z"), solver.makeVariable("bystander"))
      required = try solver.add(x + y == 100)
      optional = try solver.add(x == 30, priority: 500)
      content = try solver.addContentSize(1 * z, value: 20, hugging: 250, compression: 750)
      try solver.add(bystander == 7)
      try solver.addEdit(y, priority: 600)
      solver.commit()
    }
  }

  typealias Entry = (name: String, act: @Sendable (Fixture, Double) throws -> Void)
  static let entries: [Entry] = [
    ("constant", { try $0.solver.add($0.x == $1) }),
    ("constant, optional", { try $0.solver.add($0.x >= $1, priority: 700) }),
    ("coefficient", { try $0.solver.add($1 * $0.x + $0.z == 3) }),
    ("coefficient, optional", { try $0.solver.add($1 * $0.x - $0.z <= 3, priority: 10) }),
    ("divisor", { try $0.solver.add($0.x / $1 + $0.z == 3) }),
    ("sum of coefficients", { try $0.solver.add($1 * $0.x + $1 * $0.x + $0.z == 3) }),
    ("priority", { try $0.solver.add($0.x == 5, priority: Priority($1)) }),
    ("weight", { try $0.solver.add($0.x == 5, priority: 500, weight: $1) }),
    ("content", { try $0.solver.addContentSize(1 * $0.x, value: $1, hugging: 1, compression: 2) }),
    (
      "content priorities",
      {
        try $0.solver.addContentSize(
          1 * $0.x, value: 3, hugging: Priority($1), compression: Priority($1))
      }
    ),
    ("edit", { try $0.solver.addEdit($0.z, priority: Priority($1), weight: $1) }),
    ("suggestion", { try $0.solver.suggest($1, for: $0.y) }),
    ("stay", { try $0.solver.addStay($0.z, priority: Priority($1)) }),
    ("new constant", { try $0.solver.setConstant($0.required, to: $1) }),
    ("new constants", { try $0.solver.setConstants([($0.optional, 4), ($0.required, $1)]) }),
    ("new priority", { try $0.solver.setPriority($0.optional, to: Priority($1)) }),
    (
      "new priorities",
      { try $0.solver.setPriorities($0.content, hugging: Priority($1), compression: Priority($1)) }
    ),
    ("new weight", { try $0.solver.setWeight($0.optional, to: $1) }),
  ]

  @Test("it throws or it holds, and bystanders stay", arguments: entries.indices)
  func entry(index: Int) throws {
    let entry = Self.entries[index]
    for number in Self.numbers {
      let fixture = try Fixture()
      let solver = fixture.solver
      let variables = [fixture.x, fixture.y, fixture.z]
      let before = variables.map { solver.value(of: $0)! }
      var refused = false
      do { try entry.act(fixture, number) } catch {
        refused = true
        #expect(!"\(error)".isEmpty)
      }
      solver.commit()
      #expect(solver.value(of: fixture.bystander)! == 7, "\(entry.name) \(number)")
      let after = variables.map { solver.value(of: $0)! }
      let isFinite = after.allSatisfy { $0.isFinite }
      #expect(isFinite, "\(entry.name) \(number): \(after)")
      if refused {
        #expect(after == before, "\(entry.name) \(number) was refused: \(before) became \(after)")
      }
      let snapshot = try? solver.snapshot()
      #expect(snapshot != nil, "\(entry.name) \(number)")
      // What came before can be changed as before.
      if refused {
        try solver.suggest(60, for: fixture.y)
        solver.commit()
        #expect(solver.value(of: fixture.x)! == 40 && solver.value(of: fixture.y)! == 60)
      }
    }
  }
}
