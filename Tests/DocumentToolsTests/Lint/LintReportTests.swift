import DocumentTools
import Foundation
import LayoutReports
import Testing

/// The forms of a report, its baseline, and how the command ends.
@MainActor @Suite struct LintReportTests {
  private final class Folder {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("lint-\(UUID().uuidString)").path

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws -> String {
      try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
      return "\(path)/\(name)"
    }
  }

  /// A document in which nothing determines where a box stands vertically.
  private static let open = LintSample.document(
    LintSample.view("box-bx-001", "20 80 100 100"),
    constraints: LintSample.constraint("x", "box-bx-001.leading", "rot-rt-001.leading", 20)
      + LintSample.constraint("w", "box-bx-001.width", nil, 100)
      + LintSample.constraint("h", "box-bx-001.height", nil, 100))

  @Test func aFindingIsOneLineAsEditorsReadIt() throws {
    let folder = try Folder()
    let file = try folder.write(Self.open, to: "a b.storyboard")
    let outcome = LintCommand(paths: [file]).run()
    #expect(
      outcome.output == """
        \(file):11:1: warning: nothing determines the y position of view (box-bx-001) [ambiguous-layout]
        1 document, 1 scene: 1 finding

        """)
    #expect(outcome.status == .negative)
    #expect(outcome.diagnostics == [])
  }

  @Test func jsonHoldsTheSame() throws {
    struct Report: Decodable {
      struct Finding: Decodable {
        var rule: String
        var severity: String
        var document: String
        var line: Int
        var column: Int
        var scene: String
        var elements: [String]
      }
      var documents: Int
      var scenes: Int
      var findings: [Finding]
    }
    let folder = try Folder()
    let file = try folder.write(Self.open, to: "a.storyboard")
    var command = LintCommand(paths: [folder.path])
    command.format = .json
    let report = try JSONDecoder().decode(Report.self, from: Data(command.run().output.utf8))
    #expect(report.documents == 1)
    #expect(report.scenes == 1)
    let finding = try #require(report.findings.first)
    #expect(finding.rule == "ambiguous-layout")
    #expect(finding.severity == "warning")
    #expect(finding.document == file)
    #expect(finding.line == 11)
    #expect(finding.column == 1)
    #expect(finding.scene == "scn-sc-001")
    #expect(finding.elements == ["box-bx-001"])
  }

  /// What the schema of SARIF 2.1.0 demands of the parts that are used: §3.13, §3.14, §3.18 to §3.20, §3.27
  /// to §3.30, §3.49.
  @Test func sarifHoldsTheSameInTheFormOfTheStandard() throws {
    let folder = try Folder()
    _ = try folder.write(Self.open, to: "a b.storyboard")
    _ = try folder.write("<document", to: "damaged.xib")
    var command = LintCommand(paths: [folder.path])
    command.format = .sarif
    let outcome = command.run()
    #expect(outcome.status == .unreadableInput)
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let log = try #require(value as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "autolayout")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == LintRule.allCases.map(\.rawValue))
    for rule in rules {
      #expect((rule["shortDescription"] as? [String: Any])?["text"] is String)
    }
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 1)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 1)
    let result = try #require(results.first)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
    #expect((result["message"] as? [String: Any])?["text"] is String)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    let uri = (place["artifactLocation"] as? [String: Any])?["uri"] as? String
    #expect(uri?.hasPrefix("file:///") == true)
    #expect(uri?.hasSuffix("/a%20b.storyboard") == true)
    #expect((place["region"] as? [String: Any])?["startLine"] as? Int == 11)
    #expect((result["partialFingerprints"] as? [String: String])?.count == 1)
  }

  @Test func aBaselineSilencesWhatIsKnownAndNothingElse() throws {
    let folder = try Folder()
    let file = try folder.write(Self.open, to: "a.storyboard")
    var writing = LintCommand(paths: [file])
    writing.newBaseline = "\(folder.path)/known.json"
    #expect(writing.run().status == .success)
    var command = LintCommand(paths: [file])
    command.baseline = writing.newBaseline
    #expect(
      command.run()
        == CommandOutcome(output: "1 document, 1 scene: nothing found, 1 known\n", status: .success)
    )
    // Another line, the same mistake; and a second one.
    let label = LintSample.label("lbl-lb-001", "Hi", "20 300 40 21")
    _ = try folder.write(
      Self.open.replacing("<subviews>\n", with: "<subviews>\n\n\(label)"), to: "a.storyboard")
    let report = try command.report().report
    #expect(report.known == 1)
    #expect(report.findings.map(\.elements) == [["lbl-lb-001"]])
    #expect(
      try String(contentsOfFile: "\(folder.path)/known.json", encoding: .utf8) == """
        {
          "findings" : [
            "ambiguous-layout|a.storyboard|scn-sc-001|box-bx-001"
          ],
          "version" : 1
        }

        """)
  }

  @Test func rulesAreChosenByTheirIdentifiers() throws {
    let folder = try Folder()
    let file = try folder.write(Self.open, to: "a.storyboard")
    var command = LintCommand(paths: [file])
    command.disabled = ["ambiguous-layout"]
    #expect(command.run().status == .success)
    command.disabled = []
    command.enabled = ["off-screen-view", "truncated-text"]
    #expect(command.run().status == .success)
    command.enabled = ["ambiguos-layout"]
    let outcome = command.run()
    #expect(outcome.status == .usage)
    #expect(
      outcome.diagnostics.map(\.message) == [
        "unknown rule 'ambiguos-layout': did you mean ambiguous-layout?"
      ])
  }

  @Test func whatCannotBeReadIsAnErrorAndNoFinding() throws {
    let folder = try Folder()
    let missing = LintCommand(paths: ["\(folder.path)/none.xib"]).run()
    #expect(missing.status == .noInput)
    #expect(missing.diagnostics.count == 1)
    let damaged = LintCommand(paths: [try folder.write("<document", to: "a.xib")]).run()
    #expect(damaged.status == .unreadableInput)
    var command = LintCommand(paths: [folder.path])
    command.baseline = "\(folder.path)/none.json"
    #expect(command.run().status == .noInput)
    command.baseline = try folder.write("[]", to: "wrong.json")
    #expect(command.run().status == .unreadableInput)
    command.baseline = nil
    command.newBaseline = "\(folder.path)/none/known.json"
    #expect(command.run().status == .cannotCreateOutput)
  }
}
