import Cassowary
import Testing

/// Movements at no cost where rows that lie at the end of their segments leave some ways only.
@Suite struct FreedomTests {
  let solver = Solver()

  private func rates(_ way: Freedom) -> [Variable: Double] {
    Dictionary(uniqueKeysWithValues: way.direction.map { ($0.variable, $0.rate) })
  }

  /// b alone may not fall, as b + c would, and neither alone may rise, as a - b - c would fall; but one may rise as
  /// the other falls.
  @Test func whatIsBlockedAloneMayMoveTogether() throws {
    let (a, b, c) = (solver.makeVariable("a"), solver.makeVariable("b"), solver.makeVariable("c"))
    try solver.add(b + c >= 0)
    try solver.add(a - b - c >= 0, priority: 250)
    try solver.add(a <= 0)
    solver.commit()
    #expect(!solver.freedom(of: a))
    #expect(solver.freedom(of: b) && solver.freedom(of: c))
    let ways = solver.freedom()
    #expect(ways.count == 1)
    #expect(ways.first?.direction.map(\.variable) == [b, c])
    let moves = try rates(#require(ways.first))
    #expect(moves[b] == -(moves[c] ?? 0))
    #expect(solver.freedom(atMost: 0).isEmpty)
  }

  /// c = a = 10 holds as well, c = 10 alone does not: a has to go ahead.
  @Test func oneMayHaveToGoAhead() throws {
    let (a, c) = (solver.makeVariable("a"), solver.makeVariable("c"))
    try solver.add(c >= 0)
    try solver.add(a >= c)
    solver.commit()
    #expect(solver.freedom(of: a) && solver.freedom(of: c))
    let moved = Set(solver.freedom().flatMap { $0.direction.map(\.variable) })
    #expect(moved == [a, c])
    try solver.add(a <= 0)
    solver.commit()
    #expect(!solver.freedom(of: a) && !solver.freedom(of: c) && solver.freedom().isEmpty)
  }

  /// What x loses y or z gains: with x = -y - z the wishes miss y + z + 1 - y + 1 - z = 2 in all, wherever y and z are from
  /// 0 to 1.
  @Test func tiesMayMoveTogether() throws {
    let (x, y, z) = (solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z"))
    try solver.add(x + y + z <= 0)
    try solver.add(x >= 0, priority: 5)
    try solver.add(y >= 1, priority: 5)
    try solver.add(z >= 1, priority: 5)
    try solver.add(x <= 0)
    try solver.add(y >= 0)
    try solver.add(z >= 0)
    solver.commit()
    #expect(solver.freedom(of: x) && solver.freedom(of: y) && solver.freedom(of: z))
    let moved = Set(solver.freedom().flatMap { $0.direction.map(\.variable) })
    #expect(moved == [x, y, z])
  }

  /// What is asked of one variable costs what is connected with it.
  @Test func whatIsNotConnectedIsNotLookedAt() throws {
    var first: Variable?
    for index in 0..<500 {
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      first = first ?? x
      try solver.add(x == 0)
      try solver.add(y == Double(index))
      try solver.add(x + y == Double(index), priority: 5)
    }
    let free = solver.makeVariable("free")
    try solver.add(free >= 0)
    solver.commit()
    let before = solver.statistics
    #expect(try !solver.freedom(of: #require(first)))
    #expect(solver.freedom(of: free))
    let after = solver.statistics
    #expect(after.multiplierSolves - before.multiplierSolves <= 4)
    #expect(after.directionSolves - before.directionSolves <= 4)
  }
}
