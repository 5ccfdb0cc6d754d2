import LayoutReports
import Testing

@Suite struct DiagnosticTests {
  @Test func placesAreToldAsFarAsTheyAreKnown() {
    #expect(Diagnostic("no").text() == "autolayout: error: no")
    #expect(Diagnostic("no", file: "a.xib").text() == "a.xib: error: no")
    // The name of a variable that is not set.
    #expect(Diagnostic("no", file: "").text() == "\"\": error: no")
    #expect(Diagnostic("no", file: "a.xib", line: 3).text() == "a.xib:3: error: no")
    #expect(
      Diagnostic("no", severity: .warning, file: "a.xib", line: 3, column: 7).text()
        == "a.xib:3:7: warning: no")
    #expect(Diagnostic("no", file: "a.xib", column: 7).text() == "a.xib: error: no")
  }

  @Test func coloursOnlyWhenAsked() {
    #expect(
      Diagnostic("no", file: "a", line: 1).text(isColored: true)
        == "\u{1B}[1ma:1:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m no")
  }

  @Test func aNameFromADocumentCannotForgeLinesOrControlTheTerminal() {
    #expect(
      Diagnostic("id 'x\n\u{1B}[2J\u{9B}y'", file: "a\nb").text() == "a b: error: id 'x  [2J y'")
  }

  @Test func theGraverStatusWins() {
    #expect(ExitStatus.negative.combined(with: .success) == .negative)
    #expect(ExitStatus.negative.combined(with: .unreadableInput) == .unreadableInput)
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 73, 74])
  }
}
