import Foundation
import Testing

/// The session at a terminal, as a person has it.
@Suite(.serialized) struct ReplTests {
  /// Control keys.
  private let cancel = "\u{3}"
  private let end = "\u{4}"
  private let up = "\u{1B}[A"

  /// A run that has shown its first prompt.
  private func start(
    _ state: ScratchFolder, columns: Int = 80, environment: [String: String] = [:]
  ) throws -> TerminalRun {
    let run = try TerminalRun("repl", state: state, columns: columns, environment: environment)
    try run.expect("help lists what there is.")
    try run.expect("> ")
    return run
  }

  private func autosaves(_ state: ScratchFolder) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(state.path)/autolayout")
    return (names ?? []).filter { $0.hasPrefix("autosave-") }.sorted()
  }

  @Test func whatIsTypedIsAnswered() throws {
    let run = try start(try ScratchFolder())
    try run.enter("x + 2*y == 10", expecting: "new variables x, y")
    try run.enter("y == 3", expecting: "2  y == 3")
    try run.enter("x", expecting: "x = 4")
    run.type("quit\r")
    #expect(run.wait() == 0)
  }

  @Test func theTabulatorCompletesNamesAttributesAndCommands() throws {
    let run = try start(try ScratchFolder())
    try run.enter("view card 100x50", expecting: "2  card.height == 50")
    // A name is completed without a space, for an attribute may follow; an attribute ends.
    run.type("car\t.wid\t")
    try run.expect("card.width ")
    try run.enter("", expecting: "card.width = 100")
    // What several words have in common is put in, then they are listed.
    run.type("amb\t")
    try run.enter("", expecting: "no ambiguity")
    run.type("card.le\t\t")
    try run.expect("leading  leadingMargin  left  leftMargin")
    try run.expect("> card.le")
    try run.enter("ading", expecting: "card.leading = 0")
    run.type("device \"iPad mi\t\t")
    try run.expect("iPad mini 6\"  iPad mini\"")
    try run.expect("> device")
    run.type(cancel)
    try run.expect("\n> ")
    run.type(end)
    #expect(run.wait() == 0)
  }

  @Test func ctrlCGivesUpTheLineAndNothingElse() throws {
    let run = try start(try ScratchFolder())
    try run.enter("x == 5", expecting: "1  x == 5")
    run.type("remove x" + cancel)
    try run.expect("\n> ")
    try run.enter("x", expecting: "x = 5")
    // So it does in the middle of a statement of several lines.
    try run.enter("y == (x +", expecting: "", prompt: "… ")
    run.type("1" + cancel)
    try run.expect("\n> ")
    try run.enter("constraints", expecting: "1  x == 5")
    try run.enter("y", expecting: "nothing is named y")
    // And where nothing has been typed.
    for _ in 1...2 {
      run.type(cancel)
      try run.expect("\n> ")
    }
    try run.enter("x", expecting: "x = 5")
    run.type(end)
    #expect(run.wait() == 0)
  }

  @Test func ctrlDEndsTheSessionAndAStatementThatHasBegun() throws {
    let state = try ScratchFolder()
    let run = try start(state)
    try run.enter("x == (2 +", expecting: "", prompt: "… ")
    run.type(end)
    try run.expect("> ")
    try run.enter("x", expecting: "nothing is named x")
    // With letters before the cursor it is no end.
    run.type("y == 1" + end)
    try run.enter("", expecting: "1  y == 1")
    #expect(autosaves(state).count == 2)
    run.type(end)
    #expect(run.wait() == 0)
    // A regular end leaves nothing behind but the history.
    #expect(autosaves(state) == [])
  }

  @Test func aStoppedSessionGoesOn() throws {
    let run = try start(try ScratchFolder())
    try run.enter("x == 5", expecting: "1  x == 5")
    run.type("x ")
    try run.expect("x ")
    run.stopAndGoOn()
    // Tab still completes: the terminal is in the modes that editing needs.
    run.type("+ 1\r")
    try run.expect("x + 1 = 6\n> ")
    run.type("constr\t\r")
    try run.expect("constraints \n1  x == 5\n> ")
    run.type(end)
    #expect(run.wait() == 0)
  }

  @Test func whatIsTypedAheadIsCarriedOutInItsTurn() throws {
    let run = try start(try ScratchFolder())
    try run.enter("w >= 0", expecting: "1  w >= 0")
    // Time to type in while the statement runs, on a machine of any speed that people have.
    let long =
      "sweep w 0..999 step 1 show " + Array(repeating: "w", count: 200).joined(separator: ", ")
    run.type(long + "\r")
    try run.expect("w, w\n")
    run.type("w + 1\r" + end)
    try run.expect("\n999")
    try run.expect("> w + 1\nw + 1 = 1\n> ")
    #expect(run.wait() == 0)
  }

  @Test func aStatementMayTakeSeveralLines() throws {
    let run = try start(try ScratchFolder())
    try run.enter("x +", expecting: "", prompt: "… ")
    try run.enter("2 ==", expecting: "", prompt: "… ")
    try run.enter("5", expecting: "1  x == 3")
    run.type(end)
    #expect(run.wait() == 0)
  }

  @Test func theHistoryOfLinesIsKeptBetweenRuns() throws {
    let state = try ScratchFolder()
    let first = try start(state)
    try first.enter("x == 5", expecting: "1  x == 5")
    try first.enter("y == 6", expecting: "2  y == 6")
    first.type(end)
    #expect(first.wait() == 0)
    let second = try start(state)
    second.type(up + up)
    try second.expect("x == 5")
    try second.enter("", expecting: "1  x == 5")
    second.type(end)
    #expect(second.wait() == 0)
  }

  @Test func theTerminalMayBeResizedInTheMiddleOfALine() throws {
    let run = try start(try ScratchFolder(), columns: 80)
    try run.enter("view card 320x40", expecting: "2  card.height == 40")
    run.type("card.wi")
    try run.expect("card.wi")
    for columns in [20, 100, 7, 40] { run.resize(columns: columns) }
    try run.enter("dth", expecting: "card.width = 320")
    // Drawings are no wider than the terminal.
    try run.enter("draw", expecting: "┌" + String(repeating: "─", count: 38) + "┐\n")
    run.type(end)
    #expect(run.wait() == 0)
  }

  @Test func errorsAreColoredWhereColorsAreWanted() throws {
    let run = try start(try ScratchFolder(), environment: ["NO_COLOR": ""])
    run.type("shwo\r")
    try run.expect("\u{1B}[1;31merror:\u{1B}[0m nothing is named shwo\n  shwo")
    try run.expect("\n  \u{1B}[1;32m^~~~\u{1B}[0m\n  \u{1B}[36mdid you mean show?\u{1B}[0m\n")
    try run.expect("> ")
    run.type(end)
    #expect(run.wait() == 0)
  }

  // MARK: Abnormal ends

  /// A session that was killed.
  private func killed(_ lines: [(line: String, answer: String)], in state: ScratchFolder) throws {
    let run = try start(state)
    for (line, answer) in lines { try run.enter(line, expecting: answer) }
    run.kill()
  }

  @Test func aKilledSessionIsOfferedAtTheNextStart() throws {
    let state = try ScratchFolder()
    try killed(
      [
        ("view card 100x50", "2  card.height == 50"), ("set card.width 70", "1  card.width == 70"),
        ("x == 3", "3  x == 3"), ("undo", "undone: x == 3"), ("y == 4", "3  y == 4"),
      ], in: state)
    let run = try TerminalRun("repl", state: state)
    try run.expect("A session of 3 statements ended abnormally. Go on with it? [y/n] ")
    try run.enter("y", expecting: "3 statements back")
    try run.enter("constraints", expecting: "1  card.width == 70\n2  card.height == 50\n3  y == 4")
    try run.enter("undo 2", expecting: "undone: 2 statements")
    // Killed again, it is still there: the statements that were taken back are not.
    run.kill()
    let again = try TerminalRun("repl", state: state)
    try again.expect("A session of 1 statement ended abnormally.")
    try again.enter("n", expecting: "", prompt: "> ")
    try again.enter("show", expecting: "nothing has been declared")
    again.type(end)
    #expect(again.wait() == 0)
    #expect(autosaves(state) == [])
  }

  @Test func withoutAClearAnswerTheSessionIsKept() throws {
    let state = try ScratchFolder()
    try killed([("x == 3", "1  x == 3")], in: state)
    for answer in [cancel, "view card\r", "\r"] {
      let run = try TerminalRun("repl", state: state)
      try run.expect("[y/n] ")
      run.type(answer)
      try run.expect("\n> ")
      run.type(end)
      #expect(run.wait() == 0)
    }
    let run = try TerminalRun("repl", state: state)
    try run.expect("A session of 1 statement ended abnormally.")
    try run.enter("y", expecting: "1 statement back")
    try run.enter("x", expecting: "x = 3")
    run.type(end)
    #expect(run.wait() == 0)
  }

  @Test func aSessionThatRunsIsNotOfferedToAnother() throws {
    let state = try ScratchFolder()
    let first = try start(state)
    try first.enter("x == 3", expecting: "1  x == 3")
    let second = try start(state)
    try second.enter("x", expecting: "nothing is named x")
    second.type(end)
    #expect(second.wait() == 0)
    try first.enter("x", expecting: "x = 3")
    first.type(end)
    #expect(first.wait() == 0)
  }
}
