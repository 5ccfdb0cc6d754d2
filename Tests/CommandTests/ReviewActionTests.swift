import Foundation
import Testing

/// The script of the action that reviews the storyboards of a pull request, in a repository made for the test.
@Suite struct ReviewActionTests {
  private let review = CommandRun.package.appendingPathComponent(".github/actions/review/review")
    .path

  /// A repository with one storyboard committed, and changed in the work tree.
  private func changedRepository() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(TinyDocument.text(), to: "Tiny.storyboard")
    let made = try CommandRun(
      shell: """
        git init -q . && git add -A && \
        git -c user.name=test -c user.email=test@localhost commit -qm "First"
        """, in: folder)
    try #require(made.status == 0, "\(made.errors)")
    // The constraint asks for 90 now, the recorded frame still says 80: verification finds that.
    try folder.write(
      TinyDocument.text().replacingOccurrences(of: "constant=\"80\"", with: "constant=\"90\""),
      to: "Tiny.storyboard")
    return folder
  }

  @Test func aChangedStoryboardIsReported() throws {
    let folder = try changedRepository()
    let run = try CommandRun(
      shell: "AUTOLAYOUT=\"$A\" \"\(review)\" HEAD report", in: folder)
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    let report = try String(contentsOfFile: "\(folder.path)/report/report.md", encoding: .utf8)
    #expect(report == run.output)
    #expect(report.hasPrefix("# Layout review\n\n## Lint: new findings\n"))
    #expect(report.contains("## Verify: views newly elsewhere than recorded\n"))
    #expect(report.contains("view red-bx-001: recorded (20 80 100 100), solved (20 90 100 100)"))
    #expect(report.contains("frame (20 80 100 100) -> (20 90 100 100)"))
    #expect(report.contains("[old beside new](01-Tiny.storyboard.html)"))
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/report")
      .sorted()
    #expect(names == ["01-Tiny.storyboard.html", "baseline.json", "lint.sarif", "report.md"])
    let page = try String(
      contentsOfFile: "\(folder.path)/report/01-Tiny.storyboard.html", encoding: .utf8)
    #expect(page.contains("<title>Tiny.storyboard</title>"))
  }

  /// Neither lint nor verification tells findings that the base has already, under a new name neither.
  @Test(arguments: ["Tiny.storyboard", "Folder/Tiny.storyboard"])
  func findingsOfTheBaseAreNotTold(name: String) throws {
    let folder = try changedRepository()
    let made = try CommandRun(
      shell: """
        git -c user.name=test -c user.email=test@localhost commit -qam "Known" && mkdir -p Folder && \
        if [ "\(name)" != Tiny.storyboard ]; then git mv Tiny.storyboard "\(name)"; fi && \
        sed -i 's/title="Tiny"/title="Small"/' "\(name)"
        """, in: folder)
    try #require(made.status == 0, "\(made.errors)")
    let run = try CommandRun(
      shell: "AUTOLAYOUT=\"$A\" \"\(review)\" HEAD report", in: folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("1 document, 1 scene: nothing found, 1 known"))
    #expect(run.output.contains("nothing new"))
    #expect(run.output.contains("[old beside new](01-Tiny.storyboard.html)"))
  }

  @Test func aDocumentThatCannotBeReadIsNoFinding() throws {
    let folder = try changedRepository()
    try folder.write("<document", to: "Tiny.storyboard")
    let run = try CommandRun(
      shell: "AUTOLAYOUT=\"$A\" \"\(review)\" HEAD report", in: folder)
    #expect(run.status == 65, "\(run.output)\(run.errors)")
  }

  @Test func anUnchangedRepositoryIsFine() throws {
    let folder = try changedRepository()
    let run = try CommandRun(
      shell: "git checkout -q . && AUTOLAYOUT=\"$A\" \"\(review)\" HEAD report", in: folder)
    #expect(run.status == 0)
    #expect(run.output == "# Layout review\n\nNo storyboard and no nib differs.\n")
  }

  @Test func anUnknownCommitIsNamed() throws {
    let folder = try changedRepository()
    let run = try CommandRun(
      shell: "AUTOLAYOUT=\"$A\" \"\(review)\" no-such-commit report", in: folder)
    #expect(run.status == 66)
    #expect(run.errors.contains("'no-such-commit'"))
    #expect(folder.names == [".git", "Tiny.storyboard"])
  }
}
