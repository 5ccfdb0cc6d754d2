import Foundation
import Testing

/// Versions that git hands over: pipes, files that are missing, the arguments of an external diff.
@Suite struct DiffInGitTests {
  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    _ = try folder.write(TinyDocument.text(), to: "old.storyboard")
    _ = try folder.write(
      TinyDocument.text().replacingOccurrences(of: "constant=\"80\"", with: "constant=\"90\""),
      to: "new.storyboard")
    return folder
  }

  @Test func aVersionComesThroughAPipe() throws {
    let folder = try folder()
    let files = try CommandRun(shell: "\"$A\" diff old.storyboard new.storyboard", in: folder)
    let pipe = try CommandRun(
      shell: "bash -c '\"$A\" diff <(cat old.storyboard) new.storyboard'", in: folder)
    #expect(files.status == 1)
    #expect(pipe.status == 1)
    #expect(pipe.errors == "")
    #expect(pipe.output == files.output)
  }

  @Test func aMissingSideMeansThatTheOtherIsNewOrGone() throws {
    let folder = try folder()
    let new = try CommandRun(shell: "\"$A\" diff /dev/null new.storyboard", in: folder)
    #expect(new.status == 1)
    #expect(new.output.hasPrefix("scene scn-sc-001 (Tiny): added\n  + UIView "), "\(new.output)")
    let gone = try CommandRun(shell: "\"$A\" diff new.storyboard /dev/null", in: folder)
    #expect(gone.status == 1)
    #expect(gone.output.hasPrefix("scene scn-sc-001 (Tiny): removed\n  - UIView "))
    let nothing = try CommandRun(shell: "\"$A\" diff /dev/null /dev/null", in: folder)
    #expect(nothing.status == 64)
  }

  @Test func gitCallsItAsItsExternalDiff() throws {
    let folder = try folder()
    let run = try CommandRun(
      shell: """
        git init -q . && git config user.email a@example.org && git config user.name a
        cp old.storyboard Main.storyboard && git add Main.storyboard && git commit -qm one
        cp new.storyboard Main.storyboard && cp new.storyboard Added.storyboard && git add Added.storyboard
        GIT_EXTERNAL_DIFF="'$A' diff" git --no-pager diff HEAD
        """, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("Added.storyboard\nscene scn-sc-001 (Tiny): added\n"), "\(run.output)")
    #expect(run.output.contains("Main.storyboard\nscene scn-sc-001 (Tiny)\n  "), "\(run.output)")
  }

  @Test func theOtherCanvasIsNamed() throws {
    let folder = try folder()
    let text = TinyDocument.text()
    let other = text.replacing(/<device id="[^"]*"/, with: "<device id=\"ipad11_0rounded\"")
    _ = try folder.write(other, to: "other.storyboard")
    let run = try CommandRun(shell: "\"$A\" diff old.storyboard other.storyboard", in: folder)
    #expect(run.output.hasPrefix("canvas "), "\(run.output)")
  }
}
