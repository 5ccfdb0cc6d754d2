import Foundation
import Testing

@Suite struct ExplainCommandTests {
  private static let profile = "Docs/Examples/Profile.storyboard"

  @Test func aViewIsExplainedInSentences() throws {
    let run = try CommandRun("explain", Self.profile, "--view", "avatar-img")
    #expect(run.status == 0)
    #expect(run.output.contains("no conflicts\n"))
    #expect(
      run.output.contains(
        "UIImageView avatar-img: width is 72, by constraint avatar-wid, UIImageView avatar-img.width == 72\n"
      ))
  }

  @Test func forAMistypedViewTheNearestIsNamed() throws {
    let run = try CommandRun("explain", Self.profile, "--view", "avatra-img")
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("the scene has no view avatra-img; did you mean avatar-img?\n"))
    // Where nothing is like it, there is a list.
    let other = try CommandRun("explain", Self.profile, "--view", "something else")
    #expect(other.errors.contains("the scene has no view something else; it has "))
  }

  @Test func soItIsInAScript() throws {
    let folder = try ScratchFolder()
    let script = try folder.write("view card 10x10\nlabel title in card\n", to: "a.layout")
    let run = try CommandRun("explain", script, "--view", "titel")
    #expect(run.status == 64)
    #expect(run.errors.contains("no view is named titel; did you mean title?\n"))
  }

  @Test func mistakesInAScriptAreToldByLineAndColumn() throws {
    let folder = try ScratchFolder()
    let script = try folder.write("view card 10x10\nx + (y <= 3\nz == 4\n", to: "a.layout")
    let run = try CommandRun("run", script)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("\(script):2:5: error: this parenthesis is not closed\n"))
  }

  @Test func inputThatCannotBeExplainedIsNamed() throws {
    let folder = try ScratchFolder()
    let script = try folder.write("view card\ncard.widht == 3\n", to: "a.layout")
    let mistake = try CommandRun("explain", script)
    #expect(mistake.status == 65)
    #expect(
      mistake.errors == "\(script):2:6: error: widht is no attribute; did you mean width?\n")
    for name in ["nothing.layout", "nothing.storyboard"] {
      let missing = try CommandRun("explain", name)
      #expect(missing.status == 66)
      #expect(missing.errors.hasPrefix("\(name): error: "))
    }
  }

  @Test func aSessionFromAPipeEndsWithTheStatusOfItsScript() throws {
    let folder = try ScratchFolder()
    let script = try folder.write("view card\ncard.widht == 3\n", to: "a.layout")
    for (name, status) in [(script, 65), ("nothing.layout", 66)] as [(String, Int32)] {
      let run = try CommandRun("repl", name)
      #expect(run.status == status)
      #expect(run.output == "")
      #expect(run.errors.contains("error: "))
    }
  }

  @Test func theExampleOfTheGuideIsExplained() throws {
    let run = try CommandRun("explain", "Docs/Examples/Card.layout", "--view", "title")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("no conflicts\nno ambiguity\n"))
    #expect(
      run.output.contains(
        "title.x is 56, the sum of\n  40  the natural width of icon, 40\n"))
  }
}
