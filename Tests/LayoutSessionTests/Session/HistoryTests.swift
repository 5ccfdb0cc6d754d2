import LayoutSession
import PropertyTesting
import Testing

/// Undo and redo lead to the very answers that were given there before.
@MainActor @Suite struct HistoryTests {
  private static let words = [
    "x >= 1", "x <= 5 @500", "y == x + 1", "x + y <= 3", "z == 2*y @250", "remove y",
    "view card 100x100", "label title \"Hi\" in card", "title.width >= 200 as wide",
    "title.leading == card.leading", "title.trailing == card.trailing", "set card.width 50",
    "set x 4", "deactivate wide", "activate wide", "remove card", "remove 2", "set wide @200",
    "H:|-[title]-|", "title.width == x @400", "device \"iPhone 8\"", "rtl on", "edit y",
    "hide title", "stack row in card", "button ok \"OK\" in row", "text size AX1", "set wide 90",
  ]

  /// What a session answers about its whole state; which of several conflicts is told may depend on
  /// the way there, what holds may not.
  private func state(_ session: Session) -> String {
    ["constraints", "show", "tree"].map { session.apply($0).text() }.joined()
  }

  @Test(arguments: 0..<40)
  func undoAndRedoLeadBackToEveryState(seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    let session = Session(files: MemoryFiles())
    var states = [state(session)]
    for _ in 0..<25 {
      let before = session.statementCount
      session.apply(Self.words[Int(random.next() % UInt64(Self.words.count))])
      if session.statementCount > before { states.append(state(session)) }
    }
    let last = states.count - 1
    for _ in 0..<30 {
      let place = session.statementCount
      let goal = Int(random.next() % UInt64(last + 1))
      if goal < place { session.apply("undo \(place - goal)") }
      if goal > place { session.apply("redo \(goal - place)") }
      #expect(state(session) == states[goal], "seed \(seed), from \(place) to \(goal)")
    }
  }

  @Test func aRefusedStatementChangesNothing() {
    let session = Session(files: MemoryFiles())
    for line in ["view card 100x100", "label title \"Hi\" in card", "x >= 1"] {
      session.apply(line)
    }
    let before = state(session)
    for line in [
      "new + title.width == unknown.width", "fresh == 1e9", "label title \"again\"",
      "H:|-[title]-[nobody]-|", "remove x nobody", "view box 10x1e9", "set 1 1e9",
      "title.left == 3",
    ] {
      #expect(session.apply(line).isFailure, "\(line)")
      #expect(state(session) == before, "\(line)")
    }
  }

  @Test func aSavedScriptMakesTheSameSession() {
    let files = MemoryFiles()
    let session = Session(files: files)
    for line in Self.words { session.apply(line) }
    session.apply("save \"all.layout\"")
    let other = Session(files: files)
    #expect(!other.apply("load \"all.layout\"").isFailure)
    #expect(state(other) == state(session))
    #expect(other.script == session.script)
  }
}
