import LayoutSession
import Testing

/// Scripts fall into statements, whatever lines they are written on, and mistakes are found where they
/// were made.
@MainActor @Suite struct ScriptReaderTests {
  private func statements(_ text: String) -> [String] {
    var reader = ScriptReader(text)
    var all: [String] = []
    while let statement = reader.next() { all.append("\(statement.line): \(statement.text)") }
    return all
  }

  @Test func linesThatEndInTheMiddleAreJoined() {
    #expect(
      statements("x +\n  2*y\r\n == 10\n\n(a +\nb) <= 3 # end\nvar p, \\\n  q")
        == ["1: x + 2*y", "3:  == 10", "5: (a + b) <= 3 # end", "7: var p,  q"])
  }

  @Test func aParenthesisThatIsNeverClosedTakesNothingWithIt() {
    #expect(
      statements("x + (y <= 3\nview card 1x1\nz == 4")
        == ["1: x + (y <= 3", "2: view card 1x1", "3: z == 4"])
    // So it is where the script goes on for long.
    let rest = (1...1000).map { "x\($0) == \($0)" }
    #expect(statements(("(\n" + rest.joined(separator: "\n"))).count == 1001)
  }

  @Test func aMistakeIsFoundAtItsLineAndColumn() throws {
    var reader = ScriptReader("x == 1\n  y +\n   2*(z -\n    ) == 3")
    _ = reader.next()
    let second = reader.next()
    let statement = try #require(second)
    #expect(statement.line == 2)
    let error = try #require(Session().apply(statement.text).firstError)
    #expect(error.message == "expected a number or a name here, not )")
    #expect(statement.place(of: error) == "4:5")
    #expect(statement.place(of: nil) == "2")
  }

  @Test func theUnclosedParenthesisIsNamed() throws {
    for (text, place) in [
      ("x == 1\n y + (2*x <= 3", "2:6"), ("((x + 1) == 3", "1:1"), ("3*(x + (y) - 2 >= 0", "1:3"),
    ] {
      var reader = ScriptReader(text)
      var last: String?
      while let statement = reader.next() {
        guard let error = Session().apply(statement.text).firstError else { continue }
        #expect(error.message == "this parenthesis is not closed")
        last = statement.place(of: error)
      }
      #expect(last == place)
    }
  }
}
