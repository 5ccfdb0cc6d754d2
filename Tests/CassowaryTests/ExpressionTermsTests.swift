import Cassowary
import Testing

/// Expressions whose terms lie in the value, and those that are too long for it or of several solvers.
@Suite struct ExpressionTermsTests {
  private typealias Term = LinearExpression.Term

  private func terms(_ count: Int) -> [Term] {
    let solver = Solver()
    return (0..<count).map { Term(solver.makeVariable(), coefficient: Double($0 + 1)) }
  }

  @Test(arguments: 0...9) func termsKeepTheirOrder(_ count: Int) {
    let terms = terms(count)
    let expression = LinearExpression(terms: terms, constant: 3)
    #expect(Array(expression.terms) == terms)
    #expect(expression.terms.count == count)
    #expect(expression.constant == 3)
  }

  @Test(arguments: 0...9) func termsAreMultiplied(_ count: Int) {
    let terms = terms(count)
    let expression = -2 * LinearExpression(terms: terms, constant: 3)
    #expect(expression.terms.map(\.coefficient) == (0..<count).map { -2 * Double($0 + 1) })
    #expect(expression.constant == -6)
  }

  @Test(arguments: 0...9) func aSumTakesTheTermsOfBothSides(_ count: Int) {
    let solver = Solver()
    let all = (0..<count).map { _ in solver.makeVariable() }
    for split in 0...count {
      var left = LinearExpression(constant: 1)
      var right = LinearExpression(constant: 2)
      for variable in all[..<split] { left.add(variable) }
      for variable in all[split...] { right.add(variable, times: 2) }
      let sum = left + right
      #expect(sum.terms.map(\.variable) == all)
      #expect(sum.constant == 3)
      let difference = left - right
      #expect(
        difference.terms.map(\.coefficient)
          == (0..<count).map { $0 < split ? 1 : -2 })
      #expect(difference.constant == -1)
    }
  }

  @Test func aCopyIsAValue() {
    let terms = terms(6)
    for count in [4, 6] {
      let original = LinearExpression(terms: terms[..<count])
      var copy = original
      copy.terms.multiply(by: 5)
      copy.add(terms[0].variable)
      #expect(Array(original.terms) == Array(terms[..<count]))
      #expect(copy.terms.count == count + 1)
      #expect(copy != original)
    }
  }

  /// Whatever lies in the value must not hide that a variable is another solver's.
  @Test func termsOfSeveralSolversAreToldApart() throws {
    let first = Solver()
    let second = Solver()
    let own = first.makeVariable()
    let foreign = second.makeVariable()
    for sum in [own + foreign, foreign + own, own + own + own + own + foreign] {
      #expect(sum.terms.contains { $0.variable == own })
      #expect(throws: AddConstraintError.unknownVariable(foreign)) { try first.add(sum == 1) }
    }
    #expect(first.constraintCount == 0)
  }

  @Test func longAndShortSumsAreTheSameRow() throws {
    let solver = Solver()
    let views = (0..<6).map { _ in solver.makeVariable() }
    for count in 1...6 {
      var sum = LinearExpression()
      for view in views[..<count] { sum.add(view) }
      // Written in the other order, with the other sign, and the longer way.
      var other = LinearExpression(constant: 10)
      for view in views[..<count].reversed() { other.add(view, times: -1) }
      try solver.add(sum == 10)
      #expect(try #require(solver.redundancy(of: solver.add(other == 0))).impliedBy.count == 1)
    }
  }

  /// Sums are put together in place as they are by value, beyond the four terms that lie in the value, too.
  @Test func operatorsInPlace() {
    let solver = Solver()
    let v = (0..<6).map { solver.makeVariable("v\($0)") }
    var sum = LinearExpression(constant: 1)
    for variable in v { sum += 2 * variable }
    #expect(sum == 1 + 2 * v[0] + 2 * v[1] + 2 * v[2] + 2 * v[3] + 2 * v[4] + 2 * v[5])
    sum = LinearExpression(v[0])
    sum += 5
    sum -= v[1] + 2
    sum -= 0.5
    sum *= 4
    #expect(sum == 4 * v[0] - 4 * v[1] + 10)
    sum /= 2
    #expect(sum == 2 * v[0] - 2 * v[1] + 5)
    sum += sum
    #expect(sum == 2 * v[0] - 2 * v[1] + 2 * v[0] - 2 * v[1] + 10)
  }
}
