import AutoLayout
import Foundation
import PortableUIKit
import PropertyTesting
import Testing

@testable import LayoutSession

/// A refused statement leaves nothing behind, whatever it was: neither in the answers nor in what undo and redo
/// lead to.
@MainActor @Suite struct RefusalTests {
  /// Statements of every kind, right and wrong ones.
  private static let statements = [
    "view card 320x200", "label title \"Hello\" in card", "view a in card", "x >= 1", "x <= 5 @500",
    "y == x + 1", "x <= 5 @300 when horizontal regular", "x >= 90 when horizontal regular as wide",
    "x >= 2 when vertical compact", "y == 4 when horizontal compact as wide",
    "trait horizontal regular",
    "trait horizontal compact", "trait vertical compact", "trait horizontal any",
    "device \"iPhone 15\"",
    "device iPad landscape", "device nothing", "rtl on", "rtl off", "text size AX5",
    "text size HUGE",
    "set x 3", "set wide 7", "set wide @200", "set 1 @1000", "set 1 1e300", "set screen.width 500",
    "set screen.width -5", "edit x", "edit y @1e-300", "edit title.width", "activate wide",
    "deactivate wide", "activate 1", "deactivate 1 99", "remove x", "remove 1", "remove card",
    "remove x nobody", "remove title 99", "title.leading == card.leading + 8",
    "title.left == 3", "new + title.width == unknown.width", "fresh == 1e300", "x == 1e7*y",
    "x <= 5 @1e-300", "x == 1 @1e-45 when horizontal regular", "label title \"again\"",
    "H:|-[title]-|", "H:|-[title]-[nobody]-|", "V:|-[title(>=20@1e-300)]",
    "H:[title(99999999999999999999)]",
    "view deep in nobody", "view box 10x1e300", "stack row in card spacing 1e300",
    "stack row in card",
    "button ok \"OK\" in row", "hide ok", "unhide ok", "hide nobody", "insets title all -1000000",
    "insets title all 1e300", "margins card top 1e300", "safeArea card top 44",
    "size title 1e300x1",
    "size title 30x20", "lines title 0", "lines title 1001", "font title 12", "font title 1e9",
    "hug title horizontal 1e-300", "hug title horizontal 0", "resist title vertical 900",
    "load \"good.layout\"", "load \"bad.layout\"", "load \"none.layout\"",
    "load \"Card.storyboard\"",
    "checkpoint c", "undo", "undo 3", "redo", "undo to c", "undo to nowhere", "trace on",
    "trace off",
    "var p q", "var p p", "scroll s 100x100 in card", "x.content.width == 3",
    "s.content.height >= 20",
    "draw", "svg \"a\"", "html \"a\"", "certify", "sweep x 0..9 step 1", "sweep card.width 1..900",
  ]

  private static let files = [
    "good.layout": "view g 10x10\ncheckpoint inside\nz == 3\n",
    "bad.layout":
      "view h 10x10\nw == 3\ncheckpoint c\ntrace on\ntrait horizontal regular\nw == q.width\n",
  ]

  private func session() -> Session {
    Session(files: MemoryFiles(Transcript.files.merging(Self.files) { $1 }))
  }

  /// All that a session answers about itself, and the surroundings, which it does not tell in words.
  private func state(_ session: Session, withHistory: Bool = true) -> String {
    var answers = ["constraints", "show", "tree"].map { session.apply($0).text() }
    answers.append("\(session.model.surroundings)")
    answers += session.model.orderedRecords.map { "\($0.number) \($0.isInstalled)" }
    if withHistory {
      answers.append(session.apply("history").text())
      answers += session.checkpoints.map { "\($0.name) \($0.position)" }
      answers.append("\(session.isTracing) \(session.model.nextNumber)")
    }
    return answers.joined(separator: "\n")
  }

  /// After each statement: if it was refused, nothing is different; and where undo leads, redo leads back from.
  private func check(seed: UInt64, count: Int) {
    var random = RandomSource(seed: seed)
    let session = session()
    var said: [String] = []
    for _ in 0..<count {
      let statement = Self.statements[Int(random.next() % UInt64(Self.statements.count))]
      said.append(statement)
      let before = state(session)
      let response = session.apply(statement)
      let after = state(session)
      if response.isFailure, before != after {
        Issue.record("seed \(seed): something is left of \(said.joined(separator: "\n"))")
        return
      }
      guard session.statementCount > 0 else { continue }
      let steps = 1 + Int(random.next() % 3)
      let place = session.statementCount
      let there = state(session, withHistory: false)
      session.apply("undo \(steps)")
      session.apply("redo \(place - session.statementCount)")
      if state(session, withHistory: false) != there {
        Issue.record(
          "seed \(seed): undo \(steps) and redo lead elsewhere: \(said.joined(separator: "\n"))")
        return
      }
    }
  }

  /// `REFUSAL_SEEDS` makes the run as long as wanted.
  @Test func nothingIsLeftOfARefusedStatement() {
    let seeds = ProcessInfo.processInfo.environment["REFUSAL_SEEDS"].flatMap(UInt64.init) ?? 10
    for seed in 0..<seeds { check(seed: seed, count: 40) }
  }

  /// Of several constraints that a trait puts in force one is refused: those before it are taken out again.
  @Test(arguments: ["trait horizontal regular", "device iPad", "activate"])
  func surroundingsThatAConstraintRefusesStayAsTheyWere(statement: String) throws {
    let session = session()
    for line in [
      "var x", "x >= 7 when horizontal regular", "x <= 9 when horizontal compact",
      statement == "device iPad" ? "device \"iPhone 15\"" : "trait horizontal compact",
    ] {
      #expect(!session.apply(line).isFailure, "\(line)")
    }
    // The language refuses such a priority; the engine would, too.
    let model = session.model
    var left = LinearSum()
    left.add(.variable(try #require(model.variables["x"])), times: 1)
    let refused = SessionConstraint(
      number: model.takeNumber(), label: nil, left: left, sign: .equal, right: LinearSum(),
      priority: 0,
      ConstraintForm(
        [], variables: [(try #require(model.variables["x"]).variable, 1)], .equal, constant: 1,
        priority: LayoutPriority(0)),
      isEdit: false, condition: TraitCondition(axis: .horizontal, sizeClass: .regular))
    try model.perform(.addConstraint(refused))
    if statement == "activate" { refused.isActive = false }
    let before = state(session)
    if statement == "activate" {
      model.solve()
      // In force at once, where its condition is met.
      #expect(!session.apply("trait horizontal regular").isFailure)
      let there = state(session, withHistory: false)
      #expect(session.apply("activate \(refused.number)").isFailure)
      #expect(state(session, withHistory: false) == there)
    } else {
      #expect(session.apply(statement).isFailure)
      #expect(state(session) == before)
    }
    #expect(!session.apply("undo").isFailure)
    #expect(!session.apply("redo").isFailure)
  }

  @Test func thePriorityThatIsNoneIsRefusedWhereItIsWritten() {
    let session = session()
    for line in [
      "x <= 5 @1e-300 when horizontal regular", "x <= 5 @1e-46", "edit x @1e-300", "set x @1e-300",
    ] {
      let response = session.apply(line)
      #expect(response.isFailure, "\(line)")
    }
    #expect(session.apply("constraints").text() == "there are no constraints\n")
    // The sentence of the recorded case: nothing ends the session.
    for line in ["trait horizontal regular", "undo", "redo"] {
      #expect(!session.apply(line).isFailure, "\(line)")
    }
  }

  /// A file that is refused in its middle leaves no checkpoint and no trace behind.
  @Test func aRefusedFileLeavesNothingBehind() {
    let session = session()
    for line in ["x == 1", "checkpoint c", "y == 2", "z == 3", "undo 2"] { session.apply(line) }
    let before = state(session)
    #expect(session.apply("load \"bad.layout\"").isFailure)
    #expect(state(session) == before)
    #expect(!session.apply("redo 2").isFailure)
    #expect(session.apply("z").text() == "z = 3\n")
  }
}
