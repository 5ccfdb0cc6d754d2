import LayoutSession
import Testing

/// Files that load one another are refused before they make millions of statements.
@MainActor @Suite struct LoadLimitTests {
  /// Three scripts of 30 lines, each of which loads the next one 30 times: 27,930 statements by the first `load`.
  private var fan: [String: String] {
    let leaf = String(repeating: "y == 1\n", count: 30)
    func loads(_ name: String) -> String { String(repeating: "load \"\(name)\"\n", count: 30) }
    return ["f1.layout": loads("f2.layout"), "f2.layout": loads("f3.layout"), "f3.layout": leaf]
  }

  @Test func filesInTurnAreCountedBeforeTheyAreLoaded() {
    let session = Session(files: MemoryFiles(fan))
    session.apply("x == 5")
    let error = session.apply("load \"f1.layout\"").firstError
    #expect(
      error?.message == "the files that f1.layout loads have more than 20000 statements")
    #expect(session.statementCount == 1)
    #expect(session.apply("load \"f2.layout\"").firstError == nil)
    #expect(session.statementCount == 901)
    session.apply("undo 900")
    #expect(session.apply("x").text() == "x = 5\n")
  }

  @Test func aFileThatLoadsItselfIsNoEndlessCount() {
    let session = Session(
      files: MemoryFiles(["a.layout": "load \"b.layout\"\n", "b.layout": "load \"a.layout\"\n"]))
    let message = session.apply("load \"a.layout\"").firstError?.message ?? ""
    #expect(message.contains("loads itself"), "\(message)")
  }
}
