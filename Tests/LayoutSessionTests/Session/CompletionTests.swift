import LayoutSession
import Testing

/// What Tab offers.
@MainActor @Suite struct CompletionTests {
  private func session() -> Session {
    let session = Session(files: MemoryFiles(["main.storyboard": "", "card.layout": ""]))
    for line in [
      "view card 320x200", "label title \"Hello\" in card", "title.width >= 20 as wide", "x == 3",
      "checkpoint start",
    ] { session.apply(line) }
    return session
  }

  @Test(arguments: [
    // Commands and names begin a line.
    ("ti", ["title"]), ("tit", ["title"]), ("  amb", ["ambiguity"]), ("ca", ["card"]),
    ("r", ["redo", "remove", "reset", "resist", "rtl"]),
    // Attributes and guides stand after a point.
    ("title.wi", ["width"]), ("card.safeArea.to", ["top", "topMargin"]),
    ("x + 2*card.he", ["height"]),
    ("card.centerY", ["centerY", "centerYWithinMargins"]), ("title.sa", ["safeArea"]),
    // Priorities stand after @.
    ("title.width >= 20 @h", ["high"]), ("x == 3 @", ["fitting", "high", "low", "required"]),
    // What follows a command depends on it.
    ("why ti", ["title"]), ("set w", ["wide"]), ("remove w", ["wide"]), ("undo ", ["to"]),
    ("undo to ", ["start"]), ("view box ca", []), ("view box i", ["in"]),
    ("hide ", ["card", "title"]), ("activate ", ["wide"]), ("show ", ["card", "title", "x"]),
    ("rtl ", ["off", "on"]), ("trait ho", ["horizontal"]), ("help val", ["values"]),
    ("text size XX", ["XXL", "XXXL"]), ("text ti", ["title"]), ("hug title ver", ["vertical"]),
    ("stack row distribute fillP", ["fillProportionally"]), ("margins card bo", ["bottom"]),
    ("label sub \"A\" i", ["in"]), ("sweep card.width 1..3 st", ["step"]),
    ("device \"iPhone 15\" la", ["landscape"]), ("H:|-[ti", ["title"]),
    ("x == 3 when ho", ["horizontal"]), ("x == 3 when vertical com", ["compact"]),
    ("help swe", ["sweep"]), ("label sub \"A\" in ca", ["card"]), ("x == 3 as ", []),
    // Devices and files stand in quotation marks, which are closed.
    ("device \"iPad mi", ["iPad mini 6\"", "iPad mini\""]), ("load \"m", ["main.storyboard\""]),
    ("save \"c", ["card.layout\""]),
    // Nothing is like it, or it is whole.
    ("zz", []), ("title.width", []), ("var ", []), ("label a \"ti", []),
  ])
  func wordsThatCanStandHere(text: String, wanted: [String]) {
    let (prefix, words) = session().completions(of: text)
    #expect(words == wanted)
    #expect(text.hasSuffix(prefix))
  }

  @Test func aNameMayGoOnAndACommandEnds() {
    let session = session()
    #expect(!session.endsWord("title"))
    #expect(!session.endsWord("folder/"))
    #expect(session.endsWord("ambiguity"))
    #expect(session.endsWord("width"))
  }
}
