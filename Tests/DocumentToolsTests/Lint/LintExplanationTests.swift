import DocumentTools
import Foundation
import Testing

/// lint and explain say the same of what constraints leave open.
@MainActor @Suite struct LintExplanationTests {
  private static let profile = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Docs/Examples/Profile.storyboard")

  /// The documents that differ from the example in one constant.
  private func variations(of text: String, every step: Int) -> [String] {
    let places = text.ranges(of: #/constant="[-0-9.]+"/#)
    return places.enumerated().filter { $0.offset % step == 0 }.map { _, place in
      var varied = text
      let value = Double(text[place].dropFirst(10).dropLast()) ?? 0
      varied.replaceSubrange(place, with: "constant=\"\(value + 10)\"")
      return varied
    }
  }

  /// The views that a command says are open.
  private func open(_ path: String) throws -> (lint: Set<String>, explain: Set<String>) {
    var lint = LintCommand(paths: [path])
    lint.enabled = ["ambiguous-layout"]
    let report = try lint.report().report
    let lines = ExplainCommand(document: path).run().output.split(separator: "\n")
    let explained = lines.filter { $0.contains(" is ambiguous: nothing determines its ") }
      .map { String($0.split(separator: " ")[1]) }
    return (Set(report.findings.map { $0.elements[0] }), Set(explained))
  }

  @Test func oneConstantChangedIsSeenAlike() throws {
    let text = try String(contentsOf: Self.profile, encoding: .utf8)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("varied-\(UUID().uuidString).storyboard").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    for varied in variations(of: text, every: 14) {
      try varied.write(toFile: path, atomically: true, encoding: .utf8)
      let found = try open(path)
      #expect(found.lint == found.explain)
    }
  }

  /// A label that the recorded layout stretches has a natural width still: the wish not to shrink below what
  /// the canvas gave it contends with nothing.
  @Test func aRecordedStretchIsNoNaturalWidth() throws {
    let text = try String(contentsOf: Self.profile, encoding: .utf8)
    let narrower = text.replacing(
      "constant=\"29\" id=\"rw0-ic-wid\"", with: "constant=\"39\" id=\"rw0-ic-wid\"")
    #expect(narrower != text)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("narrower-\(UUID().uuidString).storyboard").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try narrower.write(toFile: path, atomically: true, encoding: .utf8)
    let found = try open(path)
    #expect(found.lint == [] && found.explain == [])
  }

  @Test func whatIsOpenIsToldByBoth() throws {
    let text = try String(contentsOf: Self.profile, encoding: .utf8)
    // The avatar loses its width.
    let open = text.replacing(
      #/<constraint firstAttribute="width" constant="72" id="avatar-wid"\/>/#, with: "")
    #expect(open != text)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("open-\(UUID().uuidString).storyboard").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try open.write(toFile: path, atomically: true, encoding: .utf8)
    let found = try self.open(path)
    #expect(found.lint == found.explain)
  }
}
