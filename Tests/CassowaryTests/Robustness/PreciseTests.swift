import Cassowary
import PropertyTesting
import Testing

/// Systems that the sparse method cannot solve with 16 digits are solved once more with 32.
@Suite("Systems solved in twice the precision") struct PreciseTests {
  /// The first and the last row of `4 a + b/3 + c + 2 d + e` differ by the last digits of a third alone: together they say
  /// that `b` is the quotient of 1 and their difference, 1e8. The step limit ended this with a required row missed by 0.08.
  @Test("Required rows hold, though rows differ by the last digits of a third")
  func required() throws {
    let system = try WrittenSystem(
      """
      = req 2.0 0.0 1 0 0.6666666666666666
      = 250 2.0 0.0 3 3 100.0 5 0.01 4 0.3333333333333333
      = 750 1.0 0.0 3 3 49.99980926513672 5 0.0049999809265136716 4 0.16666666666666666
      = req 1.0 -11.0 5 5 4.0 3 0.3333333333333333 0 1.0 4 2.0 1 1.0
      < 10 2.0 0.0 3 3 -300.0000002095476 5 -0.03 4 -0.9999999993015081
      = req 1.0 0.0 4 0 0.3333333333333333 3 99.99999962747097 5 0.009999999888241292 4 0.33333333457509673
      = 250 0.5 69.5 4 0 0.699999988079071 4 0.6666666666666666 2 0.3333333333333333 5 1.7777777777777777
      = req 1.0 -33.0 3 2 0.3333333333333333 5 1.0 1 1.0
      = req 2.0 0.0 4 5 0.3333333333333333 4 -1.0 0 1.0 1 0.01
      < 1000 0.5 0.0 3 0 -1.0 4 100.0 5 10.0
      = req 2.0 12.0 5 5 -4.0 3 -0.3333333432674408 0 -1.0 4 -2.0 1 -1.0
      """, variables: 6, commitsEach: true)
    #expect(system.worstMiss < 1e-6 || !system.refusals.isEmpty)
  }

  /// `6 a - b - 3.0002 c <= -5` and its like seem to be one row beside `-4 a + 2/3 b + 2 c >= -5`: they differ by some
  /// thousandths, and values of some thousands satisfy all.
  @Test("Rows that can hold together are not called a contradiction") func feasible() throws {
    let system = try WrittenSystem(
      """
      = 750 0.5 0.0 1 0 1.0
      < 1000 3.0 0.0 1 0 3.0
      > 500 3.0 0.0 3 2 -2.0 6 0.3333333333333333 7 1.0
      < req 0.5 0.5 1 0 0.4999999990686774
      = 750 0.5 0.0 3 2 -4.0 6 0.6666666666666666 7 1.999999999825377
      < req 1.0 0.0 3 2 -5.997802734375 6 0.9996337890625 7 3.0
      = req 0.5 5.0 3 2 -6.0 6 1.0 7 3.00018310546875
      = 50 2.0 0.5 3 2 -2.0 6 0.33317057291666663 7 1.00048828125
      = 50 1.0 0.0 2 0 -1.0 4 0.5
      = req 3.0 5.0 3 2 4.0 6 -0.6666666666666667 7 -2.0
      """, variables: 8)
    #expect(system.refusals.allSatisfy { !$0.isContradiction })
    #expect(system.worstMiss < 1e-6)
  }

  /// A term of a millionth beside one of a million is refused as one of two millionths is, not left out.
  @Test("The smallest term beside the largest is refused") func tinyTerm() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    for tiny in [1e-6, 2e-6] {
      #expect(throws: AddConstraintError.self) { try solver.add(1e6 * x + tiny * y == 0) }
    }
    #expect(solver.constraintCount == 0)
  }

  /// 300 times 3 to the power of 125 is 1.3e62.
  @Test("A constraint that takes a value beyond the largest is refused") func beyondLargest() throws
  {
    let solver = Solver()
    var values = [solver.makeVariable("v0")]
    for index in 1...125 {
      values.append(solver.makeVariable("v\(index)"))
      try solver.add(values[index] == 3 * values[index - 1])
    }
    #expect(throws: AddConstraintError.self) { try solver.add(values[0] == 300.0) }
    solver.commit()
    #expect(values.allSatisfy { solver.value(of: $0)! == 0 } && solver.trouble == nil)
    try solver.add(values[0] == 1.0)
    solver.commit()
    #expect(abs(solver.value(of: values[2])! - 9) < 1e-9)
  }
}

extension AddConstraintError {
  /// Whether it says that constraints contradict each other for sure.
  var isContradiction: Bool {
    if case .unsatisfiable = kind { return true }
    return false
  }
}
