import AutoLayout
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

  @Test func pointsAreShort() {
    let values: [(Double, String)] = [
      (12, "12"), (20 + 1.0 / 3, "20.333"), (-0.5, "-0.5"), (0.0004, "0"), (-0.0004, "0"),
      (1.0005, "1.001"), (.infinity, "inf"), (0.05, "0.05"),
    ]
    for (value, text) in values { #expect(NumberText.points(value) == text) }
  }

  @Test func onlyAllIsAHundredPerCent() {
    #expect(NumberText.percent(2273, of: 2273) == "100")
    #expect(NumberText.percent(2272, of: 2273) == "99.9")
    #expect(NumberText.percent(0, of: 3) == "0.0")
    #expect(NumberText.percent(0, of: 0) == "100")
    #expect(NumberText.count(1, "document") == "1 document")
    #expect(NumberText.count(0, "view") == "0 views")
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
