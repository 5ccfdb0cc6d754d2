import Foundation
import InterfaceBuilder
import Testing

@MainActor @Suite struct LayoutFixtureTests {
  private func fixture(_ name: String) throws -> String {
    try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "json")).path
  }

  /// By hand: the stack starts 8 below the safe area (20 + 8) and spans the margins
  /// (16 … 320 − 16); siblings are listed front to back, so the label, listed last, is on top;
  /// its height 20, the spacing 4 and the button's 30 make 54.
  @Test func everyInputComesFromTheFixture() throws {
    let report = Verification(tolerance: 0).report(on: [try fixture("TwoRows")])
    #expect(report.errors.isEmpty)
    #expect(report.compared == 3)
    #expect(report.failures.isEmpty, "\(report.failures)")
  }

  @Test func aFixtureThatIsNoneIsReported() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fixture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = try String(contentsOfFile: fixture("TwoRows"), encoding: .utf8)
    let damages: [(String, String, String)] = [
      ("\"roots\"", "\"root\"", "lacks \"roots\""),
      ("\"superview\": \"stack\"", "\"superview\": \"gone\"", "superview is not in the fixture"),
      ("\"first\": \"stack\"", "\"first\": \"gone\"", "no view gone"),
      ("[16, 28, 288, 54]", "[16, 28, 288]", "frame of stack is not 4 finite numbers"),
      ("\"vertical\"", "\"diagonal\"", "unknown value \"diagonal\""),
    ]
    for (index, damage) in damages.enumerated() {
      let url = folder.appending(path: "\(index).json")
      try Data(text.replacing(damage.0, with: damage.1).utf8).write(to: url)
      let report = Verification().report(on: [url.path])
      #expect(report.errors.first?.message.contains(damage.2) == true, "\(report.errors)")
    }
  }
}
