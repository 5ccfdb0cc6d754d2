import LayoutSession
import Testing

@Suite struct StatementParserTests {
  private func parse(_ line: String) throws -> Statement {
    try StatementParser.statement(in: line)
  }

  private func message(_ line: String) -> String {
    do throws(SessionError) {
      _ = try StatementParser.statement(in: line)
      return "no error"
    } catch {
      return error.text(statement: line)
    }
  }

  @Test func aConstraintHasTermsPriorityAndLabel() throws {
    guard case .relation(let relation) = try parse("title.width >= 2*icon.width + 8 @750 as wide")
    else {
      Issue.record("no relation")
      return
    }
    #expect(relation.left.value.terms.map(\.operand.text) == ["title.width"])
    #expect(relation.sign == .greaterThanOrEqual)
    #expect(relation.right.value.terms.map(\.factor) == [2])
    #expect(relation.right.value.constant == 8)
    #expect(relation.priority?.value == 750)
    #expect(relation.label == Name("wide", 40..<44))
  }

  @Test(arguments: [
    ("2*(x - 3*(y - 1)) - x/4", ["x": 1.75, "y": -6], 6.0),
    ("-(x + 1)", ["x": -1], -1),
    ("(1 + 2)*3 - -x", ["x": 1], 9),
    ("3·x − 1", ["x": 3], -1),
  ])
  func arithmeticIsLinear(text: String, factors: [String: Double], constant: Double) throws {
    guard case .value(let sum) = try parse(text) else {
      Issue.record("no expression")
      return
    }
    var total: [String: Double] = [:]
    for term in sum.value.terms { total[term.operand.text, default: 0] += term.factor }
    #expect(total == factors)
    #expect(sum.value.constant == constant)
  }

  @Test func viewsHaveTextSizeAndParentInAnyOrder() throws {
    guard case .declare(let label) = try parse(#"label title "Hello, \"you\"" in card 120x20.5"#)
    else {
      Issue.record("no declaration")
      return
    }
    #expect(label.kind.value == .label)
    #expect(label.text?.value == "Hello, \"you\"")
    #expect(label.width?.value == 120 && label.height?.value == 20.5)
    #expect(label.parent == Name("card", 32..<36))
  }

  @Test func aVisualFormatIsPassedOnWhole() throws {
    let line = "  H:|-[icon(40)]-8-[title]-| align centerY as row"
    guard case .visualFormat(let statement) = try parse(line) else {
      Issue.record("no format")
      return
    }
    #expect(statement.format == Located("H:|-[icon(40)]-8-[title]-|", 2..<28))
    #expect(statement.alignment?.value == .centerY)
    #expect(statement.label?.value == "row")
  }

  @Test(arguments: [
    ("sweep card.width 200..600 step 50", true), ("x + 2*y <=", false), ("why title.width", true),
    ("set card.width 300", true), ("undo to start", true), ("device \"iPhone 15\" landscape", true),
    ("trait horizontal compact", true), ("rtl on", true), ("text size XXL", true),
    ("stack row vertical spacing 8 align center distribute fillEqually in card", true),
    ("remove a, b 3", true), ("hug title horizontal 251", true), ("png card", true),
    ("12 ab", false), ("label", false), ("x <= y <= z", false), ("x * y == 1", false),
  ])
  func statementsAreReadOrRefused(line: String, isRead: Bool) {
    let statement = try? parse(line)
    #expect((statement != nil) == isRead)
  }

  @Test func errorsPointAtTheirPlace() {
    #expect(
      message("title.widht >= 20") == """
        error: widht is no attribute
          title.widht >= 20
                ^~~~~
          did you mean width?

        """)
    #expect(
      message("shwo title") == """
        error: no statement begins with shwo
          shwo title
          ^~~~
          did you mean show?

        """)
    #expect(
      message("x * y == 1") == """
        error: a product of two unknowns is not linear
          x * y == 1
            ^
          one side of * must be a number

        """)
    #expect(
      message("x == 2y") == """
        error: a number is followed by a letter
          x == 2y
               ^~
          write a product with a star: 2*y

        """)
    #expect(
      message("x < 3") == """
        error: < excludes equality, which no linear constraint can
          x < 3
            ^
          write <=

        """)
  }

  @Test func linesThatEndInTheMiddleAreIncomplete() {
    #expect(StatementParser.isIncomplete("x + "))
    #expect(StatementParser.isIncomplete("x + (2*y"))
    #expect(StatementParser.isIncomplete("x == \\"))
    #expect(!StatementParser.isIncomplete("x + 2"))
    #expect(!StatementParser.isIncomplete("H:|-[a]-"))
  }

  @Test func deepNestingAndLongLinesAreRefused() {
    #expect(message(String(repeating: "(", count: 50_000)).hasPrefix("error: the statement has"))
    #expect(message(String(repeating: "(", count: 5_000)).contains("are nested"))
    #expect(message(String(repeating: "-", count: 5_000) + "x").contains("are nested"))
  }
}
