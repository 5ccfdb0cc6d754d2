import Foundation
import LayoutSession
import PropertyTesting
import Testing

/// `undo` and `redo` lead to the very state that was there: what `show`, `conflicts`, `ambiguity` and `why` print is the same.
@MainActor @Suite("Undo and redo are exact") struct ExactHistoryTests {
  private static let questions =
    ["show", "conflicts", "constraints", "tree"]
    + [
      "x", "y", "z", "card.width", "title.width", "title.left", "row.height", "ok.width",
      "pane.top",
    ].map { "why \($0)" } + ["ambiguity"]

  private func state(_ session: Session) -> String {
    Self.questions.map { "> \($0)\n\(session.apply($0).text())" }.joined()
  }

  /// The first question that is answered differently.
  private func difference(_ state: String, _ wanted: String) -> String? {
    guard state != wanted else { return nil }
    let pairs = zip(state.components(separatedBy: "> "), wanted.components(separatedBy: "> "))
    return pairs.first { $0 != $1 }.map { "\($0)instead of\n\($1)" } ?? "another number of answers"
  }

  /// Applies lines, each taken back and carried out again; the state must be the same both times.
  private func check(_ lines: [String]) {
    let session = Session(files: MemoryFiles())
    for line in lines {
      let before = state(session)
      let count = session.statementCount
      session.apply(line)
      guard session.statementCount > count else {
        #expect(difference(state(session), before) == nil, "refused: \(line)")
        continue
      }
      let after = state(session)
      session.apply("undo")
      #expect(difference(state(session), before) == nil, "undo: \(line)")
      session.apply("redo")
      #expect(difference(state(session), after) == nil, "redo: \(line)")
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
    "edit y", "hide title", "stack row in card spacing 8", "button ok \"OK\" in row",
    "text size AX1",
    "text size L", "set wide 90", "text title \"A longer text than before\"", "lines title 0",
    "margins card left 20", "trait horizontal regular", "trait horizontal any",
    "x == 7 when horizontal regular", "scroll pane 200x100", "view inner in pane",
    "inner.width == 300", "x == 900", "y == -900", "view card 10x10", "nonsense",
    "direction card rtl", "insets title all 4", "safeArea card top 20", "font title 20",
    "size title 50x20", "size title 30x40 at 60", "hug title horizontal 900",
    "resist title vertical 100", "unhide title", "var p q", "load \"good.layout\"",
    "load \"bad.layout\"", "reset", "checkpoint c", "undo", "undo 3", "redo", "redo 2", "undo to c",
    "stack pile vertical in card distribute fillProportionally", "label a \"One\" in pile",
    "label b \"Two words\" in pile", "a.width == b.width", "label c \"Lines\" in row",
    "title.top == card.top", "title.bottom == card.bottom @600", "ok.leading == title.trailing",
    "pane.top == card.bottom + x", "x + y + z == 12", "x - y >= 2", "z <= card.width",
    "fresh == 1e9", "x == nobody.width", "trace on", "trace off", "set 1 7", "edit x @200",
    "sweep x 0..9 step 3", "draw", "certify", "freedom", "stats",
  ]

  private static let files = [
    "good.layout": "view g 10x10\ncheckpoint inside\ngz == 3\ngz == x @300\n",
    "bad.layout": "view h 10x10\nx == 31\ntrait horizontal regular\nw == q.width\n",
  ]

  /// Sessions of 200 statements, with refusals and questions among them, are led back to states that were seen before.
  /// `SESSIONS` says how many.
  @Test("Random statements are taken back exactly") func random() {
    let count = ProcessInfo.processInfo.environment["SESSIONS"].flatMap(Int.init) ?? 2
    for seed in 0..<count {
      if let found = firstDifference(seed: UInt64(seed) + 500, statements: 200) {
        Issue.record("seed \(seed): \(found)")
        return
      }
    }
  }

  private func firstDifference(seed: UInt64, statements: Int) -> String? {
    var random = RandomSource(seed: seed)
    let session = Session(files: MemoryFiles(Self.files))
    /// The states that were seen, by the number of statements before them.
    var seen: [Int: String] = [:]
    func compare(_ line: String) -> String? {
      guard let wanted = seen[session.statementCount] else { return nil }
      return difference(state(session), wanted).map {
        "after \(line) with \(session.script)\($0)"
      }
    }
    for _ in 0..<statements {
      let place = session.statementCount
      if random.next() % 3 == 0 { seen[place] = seen[place] ?? state(session) }
      let line = Self.words[Int(random.next() % UInt64(Self.words.count))]
      session.apply(line)
      if session.statementCount > place, !line.hasPrefix("redo") {
        seen = seen.filter { $0.key <= place }
      } else if let found = compare(line) {
        return found
      }
      guard random.next() % 6 == 0 else { continue }
      let here = session.statementCount
      seen[here] = seen[here] ?? state(session)
      let goals = seen.keys.filter { $0 < here }.sorted()
      guard let goal = goals.isEmpty ? nil : goals[Int(random.next() % UInt64(goals.count))] else {
        continue
      }
      session.apply("undo \(here - goal)")
      if let found = compare("undo \(here - goal)") { return found }
      session.apply("redo \(here - goal)")
      if let found = compare("redo \(here - goal)") { return found }
    }
    return nil
  }
}
