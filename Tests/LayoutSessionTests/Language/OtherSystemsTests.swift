import Testing

@testable import LayoutSession

/// Words of other layout systems get a hint that is right here, and the caret stands under them.
@MainActor @Suite struct OtherSystemsTests {
  private struct Case: Sendable {
    var line: String
    var wrong: String
    var hint: String
  }

  nonisolated private static let cases = [
    Case(line: "[a(50%)]", wrong: "50%", hint: "0.5 * card.width"),
    Case(line: "V:[a(50%)]", wrong: "50%", hint: "0.5 * card.height"),
    Case(line: "[a(b/2)]", wrong: "b/2", hint: "0.5 * b.width"),
    Case(line: "[a(50@strong)]", wrong: "strong", hint: "required, high, low or fitting"),
    Case(line: "|-gap-[a]", wrong: "gap", hint: "|-8-[title]"),
    Case(line: "align baseline a b", wrong: "align", hint: "align lastBaseline"),
    Case(line: "a.start == 3", wrong: "start", hint: "leading"),
    Case(line: "a.end == 3", wrong: "end", hint: "trailing"),
    Case(line: "a.left == super.left", wrong: "super", hint: "card.left"),
    Case(line: "h:[a(30)]", wrong: "h", hint: "H:[a(30)]"),
    Case(line: "v:|-[a]", wrong: "v", hint: "V:|-[a]"),
    Case(line: "a is a image", wrong: "a", hint: "write image a"),
    Case(line: "direction rtl", wrong: "rtl", hint: "rtl on"),
  ]

  @Test(arguments: cases.indices) func aWordOfAnotherSystemIsUnderstood(_ index: Int) throws {
    let wanted = Self.cases[index]
    let session = Session()
    for line in ["view card 320x200", "label a \"x\" in card", "label b \"y\" in card"] {
      #expect(session.apply(line).firstError == nil)
    }
    let error = try #require(session.apply(wanted.line).firstError)
    let columns = try #require(error.columns)
    let characters = Array(wanted.line)
    #expect(String(characters[columns]) == wanted.wrong)
    #expect(error.hint?.contains(wanted.hint) == true, "\(error.hint ?? "")")
  }

  @Test func formatsAreAlignedByTheShortNameOfBaselinesToo() {
    let session = Session()
    for line in ["view card 320x200", "label a \"x\" in card", "label b \"y\" in card"] {
      #expect(session.apply(line).firstError == nil)
    }
    #expect(session.apply("[a]-[b] align baseline").firstError == nil)
  }

  @Test func kindsHaveTheirArticle() {
    let session = Session()
    #expect(session.apply("view card 320x200").firstError == nil)
    #expect(session.apply("image pic 10x10 in card").firstError == nil)
    let message = session.apply("lines pic 2").firstError?.message
    #expect(message == "pic is an image; only labels have lines")
  }
}
