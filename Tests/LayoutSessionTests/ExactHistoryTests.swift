import LayoutSession
import PropertyTesting
import Testing

/// `undo` and `redo` lead to the very state that was there: what `show`, `conflicts`, `ambiguity` and `why` print is the same.
@MainActor @Suite("Undo and redo are exact") struct ExactHistoryTests {
  private struct State: Equatable {
    var facts: String
    /// The reasons that are told for the values.
    var reasons: String
  }

  private func state(_ session: Session) -> State {
    func told(_ questions: [String]) -> String {
      questions.map { session.apply($0).text() }.joined(separator: "--\n")
    }
    return State(
      facts: told(["show", "conflicts", "ambiguity", "constraints", "tree"]),
      reasons: told(["x", "y", "card.width", "title.width", "row.height"].map { "why \($0)" }))
  }

  private func expect(_ state: State, _ wanted: State, _ comment: Comment, _ isKnown: Bool) {
    #expect(state.facts == wanted.facts, comment)
    guard isKnown, state.reasons != wanted.reasons else {
      #expect(state.reasons == wanted.reasons, comment)
      return
    }
    withKnownIssue(
      "of two equal rows, or of rest and limit of a size, undo may leave the other as the reason"
    ) {
      #expect(state.reasons == wanted.reasons, comment)
    }
  }

  /// Applies lines, each taken back and carried out again; the state must be the same both times.
  private func check(_ lines: [String], reasonsMayDiffer isKnown: Bool = false) {
    let session = Session(files: MemoryFiles())
    for line in lines {
      let before = state(session)
      let count = session.statementCount
      session.apply(line)
      guard session.statementCount > count else {
        expect(state(session), before, "refused: \(line)", isKnown)
        continue
      }
      let after = state(session)
      session.apply("undo")
      expect(state(session), before, "undo: \(line)", isKnown)
      session.apply("redo")
      expect(state(session), after, "redo: \(line)", isKnown)
    }
  }

  /// A constraint that waits for a trait comes into a conflict, and another gives way than before.
  @Test("The constraint that was given up is given up again") func conflict() {
    check([
      "p <= 131", "p == x + 374 when horizontal regular", "x + 1.5*a >= 139",
      "trait horizontal regular", "a == 6", "trait horizontal any",
    ])
  }

  @Test("Shares of a stack follow the text size, and go back with it") func shares() {
    let session = Session(files: MemoryFiles())
    for line in [
      "stack s horizontal distribute fillProportionally spacing 8", "label a \"Hello there\" in s",
      "label b \"x\" in s",
    ] { session.apply(line) }
    let before = session.apply("show").text()
    session.apply("text size AX5")
    let large = session.apply("show").text()
    // A margin has the stack arranged anew: nothing was waiting for that.
    session.apply("margins b top 8")
    #expect(session.apply("show").text() == large)
    session.apply("undo 2")
    #expect(session.apply("show").text() == before)
  }

  @Test("What is open is told alike before and after") func ambiguity() {
    check(["scroll s 200x100", "view v in s", "v.width == 1"])
  }

  private static let words = [
    "x >= 1", "x <= 5 @500", "y == x + 1", "x + y <= 3", "z == 2*y @250", "remove y",
    "view card 100x100", "label title \"Hi\" in card", "title.width >= 200 as wide",
    "title.leading == card.leading", "title.trailing == card.trailing", "set card.width 50",
    "set x 4", "deactivate wide", "activate wide", "remove card", "remove 2", "set wide @200",
    "H:|-[title]-|", "title.width == x @400", "device \"iPhone 8\"", "rtl on", "rtl off",
    "edit y", "hide title", "stack row in card", "button ok \"OK\" in row", "text size AX1",
    "text size L", "set wide 90", "text title \"A longer text than before\"", "lines title 0",
    "margins card left 20", "trait horizontal regular", "trait horizontal any",
    "x == 7 when horizontal regular", "scroll pane 200x100", "view inner in pane",
    "inner.width == 300", "x == 900", "y == -900", "view card 10x10", "nonsense",
  ]

  /// Random sessions, with refusals among them. `SESSIONS` says how many.
  @Test("Random statements are taken back exactly", arguments: 0..<30)
  func random(seed: Int) {
    var random = RandomSource(seed: UInt64(seed) &+ 500)
    check(
      (0..<40).map { _ in Self.words[Int(random.next() % UInt64(Self.words.count))] },
      reasonsMayDiffer: true)
  }
}
