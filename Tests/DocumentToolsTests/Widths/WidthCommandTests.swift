import DocumentTools
import Foundation
import Testing

@MainActor @Suite struct WidthCommandTests {
  /// A label as wide as the window less 40.
  private static let document = LintSample.document(
    LintSample.label("lbl-lb-001", "Terms of use, privacy and more, all of it", "20 80 353 21"),
    constraints: LintSample.constraint("x", "lbl-lb-001.leading", "rot-rt-001.leading", 20)
      + LintSample.constraint("t", "rot-rt-001.trailing", "lbl-lb-001.trailing", 20)
      + LintSample.constraint("y", "lbl-lb-001.top", "rot-rt-001.top", 80)
      + LintSample.constraint("h", "lbl-lb-001.height", nil, 21))

  private func withDocument(_ body: (_ path: String, _ folder: URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("widths-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Sample.storyboard")
    try Self.document.write(to: file, atomically: true, encoding: .utf8)
    try body(file.path, folder)
  }

  @Test func `lint names the interval on which a text is cut`() throws {
    try withDocument { path, _ in
      var command = LintCommand(paths: [path])
      command.widths = 200...600
      command.enabled = ["truncated-text"]
      let (report, _) = try command.report()
      #expect(report.errors == [])
      let finding = try #require(report.findings.first)
      #expect(finding.elements == ["lbl-lb-001"])
      #expect(finding.circumstances?.hasPrefix("windows from 200 to ") == true)
    }
  }

  @Test func `sweep tells how a view follows and draws it`() throws {
    try withDocument { path, folder in
      var command = SweepCommand(document: path)
      command.views = ["lbl-lb-001"]
      command.widths = 320...600
      command.output = folder.appendingPathComponent("plot.svg").path
      let outcome = command.run()
      #expect(outcome.status == .success, "\(outcome.diagnostics)")
      // As wide as the window less 40.
      #expect(outcome.output.contains("280 to 560"), "\(outcome.output)")
      let plot = try String(contentsOfFile: command.output ?? "", encoding: .utf8)
      #expect(plot.contains("<svg"))
    }
  }

  /// A scene of free form keeps its own size, whatever the window does. The label may not be wider than it is there, so that
  /// the engine's straight lines end at the scene's own width.
  @Test func `a scene of free form keeps its width`() throws {
    let limit =
      #"<constraint firstItem="lbl-lb-001" firstAttribute="width" relation="lessThanOrEqual" constant="353" id="m"/>"#
    let metrics =
      #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
      + #"<size key="freeformSize" width="393" height="852"/>"#
    let text = Self.document
      .replacingOccurrences(of: "</viewController>", with: "\(metrics)</viewController>")
      .replacingOccurrences(of: "</constraints>", with: "\(limit)</constraints>")
    try withDocument { path, _ in
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      var command = SweepCommand(document: path)
      command.views = ["lbl-lb-001"]
      command.isJSON = true
      let outcome = command.run()
      #expect(outcome.status == .success, "\(outcome.diagnostics)")
      let record = try JSONDecoder().decode(SweepRecord.self, from: Data(outcome.output.utf8))
      let stretches = try #require(record.views.first).stretches
      #expect(stretches.map { [$0.from, $0.to] } == [[320, 1366]])
      #expect(stretches.map { [$0.start[2], $0.end[2]] } == [[353, 353]])
    }
  }

  @Test func `bad input is refused`() throws {
    #expect(WidthRange("320-1366")?.range == 320...1366)
    for text in ["", "320", "500-400", "400-400", "nan-5", "-5-10", "1-inf", "a-b"] {
      #expect(WidthRange(text) == nil, "\(text)")
    }
    try withDocument { path, folder in
      var command = SweepCommand(document: path)
      command.views = ["nobody"]
      #expect(command.run().status == .usage)
      command.output = folder.appendingPathComponent("plot.txt").path
      #expect(command.run().status == .usage)
    }
    #expect(SweepCommand(document: "/nowhere.storyboard").run().status != .success)
  }
}
