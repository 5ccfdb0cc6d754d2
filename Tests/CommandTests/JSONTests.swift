import Foundation
import Testing

/// What the commands print for programs is JSON with what they print for people.
@Suite struct JSONTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
  }

  @Test func devices() throws {
    let run = try CommandRun("devices", "--json")
    #expect(run.status == 0)
    let devices = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let phone = try #require(devices.first { $0["name"] as? String == "iPhone 16" })
    #expect(phone["id"] as? String == "retina6_12")
    #expect((phone["alsoKnownAs"] as? [String])?.contains("iPhone 15 Pro") == true)
    let orientations = try #require(phone["orientations"] as? [[String: Any]])
    #expect(orientations.map { $0["width"] as? Double } == [393, 852])
    #expect((orientations[0]["safeArea"] as? [String: Double])?["top"] == 59)
  }

  @Test func aDifference() throws {
    let folder = try ScratchFolder()
    let old = try folder.write(TinyDocument.text(), to: "old.storyboard")
    let new = try folder.write(
      TinyDocument.text(
        constraints: "<constraint firstItem=\"red-bx-001\" firstAttribute=\"width\" "
          + "constant=\"50\" priority=\"1\" id=\"cns-nw-001\"/>"), to: "new.storyboard")
    let run = try CommandRun("diff", old, new, "--json")
    #expect(run.status == 1)
    let report = try object(run.output)
    #expect(report["different"] as? Bool == true && report["scenes"] as? Int == 1)
    let differences = try #require(report["differences"] as? [[String: Any]])
    let constraints = try #require(differences.first?["constraints"] as? [[String: Any]])
    #expect(constraints.map { $0["name"] as? String } == ["cns-nw-001"])
    let same = try object(try CommandRun("diff", old, old, "--json").output)
    #expect(same["different"] as? Bool == false)
  }

  @Test func anExplanation() throws {
    let folder = try ScratchFolder()
    let script = try folder.write(
      "a >= 50\nb == a + 10\nb <= 40\nview card 10x10\nlabel t \"T\" in card\n", to: "a.layout")
    let report = try object(try CommandRun("explain", script, "--view", "card", "--json").output)
    let conflicts = try #require(report["conflicts"] as? [[String: Any]])
    #expect((conflicts.first?["members"] as? [String])?.count == 3)
    #expect(conflicts.first?["givenUp"] as? String == "3  b <= 40")
    #expect(
      (report["ambiguities"] as? [String])?.contains { $0.hasPrefix("t is ambiguous") } == true)
    let views = try #require(report["views"] as? [[String: String]])
    #expect(views.map { $0["view"] } == ["card"])
    let document = try CommandRun(
      "explain", "Docs/Examples/Profile.storyboard", "--view", "avatar-img", "--json")
    #expect((try object(document.output)["ambiguities"] as? [String]) == [])
  }

  @Test func aRun() throws {
    let folder = try ScratchFolder()
    let script = try folder.write("x == 3\nx\nx + (y <= 3\nz == 4\n", to: "a.layout")
    let run = try CommandRun("run", script, "--json")
    #expect(run.status == 65)
    let lines = try run.output.split(separator: "\n").map { try object(String($0)) }
    #expect(lines.map { $0["line"] as? Int } == [1, 2, 3])
    #expect(lines.map { $0["refused"] as? Bool } == [false, false, true])
    let answers = try lines.map { try #require($0["answers"] as? [[String: Any]]) }
    #expect(answers[1].map { $0["text"] as? String } == ["x = 3\n"])
    #expect(answers[2].first?["column"] as? Int == 5)
  }

  // MARK: Completion

  /// The shell itself reads what is made for it, and the names are in it.
  @Test func aShellCompletesTheNamesOfDevices() throws {
    let run = try CommandRun(
      shell: """
        "$A" --generate-completion-script bash > c && bash -n c && grep -c 'iPhone 16 Pro Max' c
        """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output != "0\n")
  }
}
