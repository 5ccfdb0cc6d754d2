import LayoutSession
import Testing

/// What stands around the statements of a script.
@MainActor @Suite struct ScriptSurroundingsTests {
  @Test func aByteOrderMarkSaysNothing() throws {
    var reader = ScriptReader("\u{feff}view card 10x10\n")
    let first = reader.next()
    let statement = try #require(first)
    #expect(Session().apply(statement.text).firstError == nil)
    #expect(reader.next() == nil)
  }

  @Test func markersOfAMergeAreToldAsSuch() throws {
    let text = "view card 10x10\n<<<<<<< HEAD\nx == 4\n=======\nx == 5\n>>>>>>> other\n"
    #expect(ScriptReader(text).mergeMarkerLine == 2)
    #expect(ScriptReader("view card 10x10\n").mergeMarkerLine == nil)
  }
}
