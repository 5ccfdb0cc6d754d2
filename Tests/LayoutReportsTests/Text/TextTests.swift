import Testing

@testable import LayoutReports

@Suite struct TextTests {
  @Test func columnsAreAsWideAsTheirWidestWord() {
    var table = TextTable(columns: [.init("NAME"), .init("X", .right), .init("NOTE")])
    table.append(["a", "12", "n"])
    table.append(["long name", "3"])
    #expect(
      table.text() == """
        NAME        X  NOTE
        a          12  n
        long name   3

        """)
  }

  @Test func progressIsPrintedOnlyWhenItChanges() {
    var line = ProgressLine(total: 3)
    #expect(line.clear() == nil)
    #expect(line.update(done: 1, name: "a.xib") == "\r\u{1B}[K1/3 a.xib")
    #expect(line.update(done: 1, name: "a.xib") == nil)
    #expect(line.update(done: 2, name: "b.xib") == "\r\u{1B}[K2/3 b.xib")
    #expect(line.clear() == "\r\u{1B}[K")
    #expect(line.clear() == nil)
  }

  @Test func aLongNameIsShortenedToFitTheTerminal() throws {
    var line = ProgressLine(total: 10)
    let name = String(repeating: "x", count: 100) + ".xib"
    let update = line.update(done: 1, name: name, columns: 20)
    let shown = try #require(update).dropFirst(4)
    #expect(shown.count < 20)
    #expect(shown.hasPrefix("1/10 …"))
    #expect(shown.hasSuffix(".xib"))
    #expect(line.update(done: 2, name: "some name", columns: 3) != nil)
  }
}
