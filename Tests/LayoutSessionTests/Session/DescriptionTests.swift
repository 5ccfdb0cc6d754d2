import LayoutSession
import Testing

/// Sessions and answers as Swift's own REPL and a debugger print them.
@MainActor @Suite struct DescriptionTests {
  @Test func aSessionSaysHowMuchThereIsAndDumpsAllOfIt() {
    let session = Session()
    #expect(
      "\(session)" == "Session with 0 views, 0 free variables and 0 constraints after 0 statements")
    session.apply("view card 320x200")
    session.apply("x >= card.width")
    #expect(
      "\(session)" == "Session with 1 view, 1 free variable and 3 constraints after 2 statements")
    var text = ""
    dump(session, to: &text)
    #expect(
      text == """
        ▿ Session with 1 view, 1 free variable and 3 constraints after 2 statements #0
          ▿ statements: 2 elements
            - "view card 320x200"
            - "x >= card.width"
          ▿ values: 4 elements
            - "VIEW  X  Y  WIDTH  HEIGHT"
            - "card  0  0    320     200"
            - "VARIABLE  VALUE"
            - "x           320"
          ▿ constraints: 3 elements
            - "1  card.width == 320"
            - "2  card.height == 200"
            - "3  x >= card.width"

        """)
  }

  @Test func anAnswerPrintsAsItIsRead() {
    let session = Session()
    let response = session.apply("shwo")
    #expect(
      "\(response)" == """
        error: nothing is named shwo
          shwo
          ^~~~
          did you mean show?

        """)
    var text = ""
    dump(response, to: &text)
    #expect(text == "- \(response)\n")
  }
}
