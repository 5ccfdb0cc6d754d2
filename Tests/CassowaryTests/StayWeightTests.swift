import Cassowary
import Testing

/// Of stays of one priority those give way that cost the least, weight by weight.
@Suite struct StayWeightTests {
  let solver = Solver()
  let left: Variable
  let width: Variable
  let right: Variable

  init() {
    left = solver.makeVariable("left")
    width = solver.makeVariable("width")
    right = solver.makeVariable("right")
  }

  private var values: [Double] { [left, width, right].map { solver.value(of: $0)! } }

  /// Puts both where they are to stay, and ends what put them there.
  private func place(left: Double, width: Double) throws {
    let first = try solver.add(self.left == left)
    let second = try solver.add(self.width == width)
    solver.commit()
    try solver.remove(first)
    try solver.remove(second)
    solver.commit()
  }

  /// Lets both stay, at one priority, and drags the right edge.
  private func drag(
    to target: Double, weightOfLeft: Double, weightOfWidth: Double
  ) throws {
    try solver.addStay(left, priority: 10, weight: weightOfLeft)
    try solver.addStay(width, priority: 10, weight: weightOfWidth)
    try solver.addEdit(right, priority: 900)
    try solver.suggest(target, for: right)
    solver.commit()
  }

  /// The right edge is dragged from 110 to 150: one of both has to move by 40, which costs 40 or 120.
  @Test(arguments: [(3.0, 1.0, [10.0, 140, 150]), (1, 3, [50, 100, 150])])
  func whatWeighsLessGivesWay(
    _ weightOfLeft: Double, _ weightOfWidth: Double, _ expected: [Double]
  ) throws {
    try solver.add(left + width == right)
    try place(left: 10, width: 100)
    try drag(to: 150, weightOfLeft: weightOfLeft, weightOfWidth: weightOfWidth)
    #expect(values == expected)
    // Back again the same one moves: the other did not.
    try solver.suggest(110, for: right)
    solver.commit()
    #expect(values == [10, 100, 110])
  }

  /// Twice the left edge counts: from 120 to 160 it would have to move by 20, the width by 40.
  @Test(arguments: [
    // 3 * 20 against 2 * 40, and 5 * 20 against 2 * 40.
    (3.0, 2.0, [30.0, 100, 160]), (5, 2, [10, 140, 160]),
  ])
  func weightsCountForEveryPoint(
    _ weightOfLeft: Double, _ weightOfWidth: Double, _ expected: [Double]
  ) throws {
    try solver.add(2 * left + width == right)
    try place(left: 10, width: 100)
    try drag(to: 160, weightOfLeft: weightOfLeft, weightOfWidth: weightOfWidth)
    #expect(values == expected)
  }

  /// One stay of weight 3 against two constraints of its priority: it holds against weights that add up to less, and not
  /// against those that add up to more.
  @Test(arguments: [(1.5, 10.0), (2, 60)])
  func aStayWeighsAgainstConstraints(_ weightOfEach: Double, _ expected: Double) throws {
    try solver.add(width == right - left)
    try place(left: 10, width: 0)
    try solver.addStay(left, priority: 10, weight: 3)
    try solver.add(left == 60, priority: 10, weight: 1.25)
    try solver.add(left >= 60, priority: 10, weight: weightOfEach)
    solver.commit()
    #expect(solver.value(of: left)! == expected)
  }
}
