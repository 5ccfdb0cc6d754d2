import Cassowary
import Testing

/// What values print: written out by hand.
@Suite struct DescriptionTests {
  @Test func expressionsReadAsTheyWereWritten() {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    #expect("\(x)" == "v0")
    #expect("\(x + 2 * y - 10)" == "v0 + 2 * v1 - 10")
    #expect("\(-1 * x - 0.5 * y)" == "-v0 - 0.5 * v1")
    #expect("\(LinearExpression())" == "0")
    #expect("\(LinearExpression(constant: -3))" == "-3")
  }

  @Test func constraintsHaveTheirNumberOnTheRight() {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    #expect("\(x + 2 * y <= 10)" == "v0 + 2 * v1 <= 10")
    let same: LinearConstraint = x == y
    #expect("\(same)" == "v0 - v1 == 0")
    #expect("\(x + 5 >= 2)" == "v0 >= -3")
    #expect("\(Priority.required)" == "required")
    #expect("\(Priority.high)" == "priority 750")
  }

  @Test func aSolverSaysHowMuchItHoldsAndDumpsAllOfIt() throws {
    let solver = Solver()
    #expect("\(solver)" == "Solver with 0 variables and 0 constraints")
    let width = solver.makeVariable("width")
    let nameless = solver.makeVariable()
    try solver.add(width >= 44)
    let constraint = try solver.add(nameless == 2 * width, priority: .high)
    solver.commit()
    #expect("\(solver)" == "Solver with 2 variables and 2 constraints")
    #expect("\(constraint)" == "constraint 1")
    var text = ""
    dump(solver, to: &text, maxDepth: 2)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(7) == [
        "▿ Solver with 2 variables and 2 constraints #0", "  ▿ variables: 2", "    - width: 44.0",
        "    - v1: 88.0", "  ▿ constraints: 2 elements", "    - \"width >= 44 (required)\"",
        "    - \"-2 * width + v1 == 0 (priority 750)\"",
      ])
  }

  /// A debugger prints the parts of a value below what it says of itself.
  @Test func whatADescriptionSaysIsNotToldAgainInParts() throws {
    let solver = Solver()
    let width = solver.makeVariable("width")
    let constraint = try solver.add(width >= 44)
    let values: [Any] = [width, constraint, 2 * width + 3, width <= 3, Priority.high]
    for value in values {
      var text = ""
      dump(value, to: &text)
      #expect(text == "- \(value)\n")
    }
  }
}
