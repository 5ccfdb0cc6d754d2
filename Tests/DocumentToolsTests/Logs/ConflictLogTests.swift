import ConflictLogs
import Foundation
import Testing

@testable import DocumentTools

/// The logs of Tests/Logs are read as is written about each; Tests/Logs/check.mjs says the same of the page's reader.
@MainActor @Suite struct ConflictLogTests {
  nonisolated private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Logs")

  nonisolated private static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".log") }.map { String($0.dropLast(4)) }.sorted()
  }()

  @Test func thereAreLogs() { #expect(Self.names.count >= 20) }

  @Test(arguments: names) func aLogIsReadAsIsWrittenAboutIt(_ name: String) throws {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("\(name).log"), encoding: .utf8)
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("\(name).json"))
    let wanted = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let logs: [ConflictLog]
    do throws(ConflictLogError) {
      logs = try ConflictLog.all(in: text)
    } catch {
      #expect("line \(error.line): \(error.reason)" == wanted["error"] as? String)
      return
    }
    let log = try #require(logs.first)
    let told = LogExplanation(of: log).verdict
    #expect(told.cause == wanted["cause"] as? String)
    #expect(told.members == wanted["conflict"] as? [Int])
    #expect(log.broken == wanted["broken"] as? Int)
    #expect(log.views.map(\.name) == wanted["views"] as? [String])
    #expect(told.isProved == (wanted["proved"] as? Bool ?? true))
  }

  @Test func theCommandTellsTheConflictInASentenceAndDrawsIt() throws {
    var command = ExplainCommand(document: "-")
    command.input = try String(
      contentsOf: Self.folder.appendingPathComponent("twice.log"), encoding: .utf8)
    let outcome = command.run()
    #expect(outcome.status == .success)
    #expect(
      outcome.output.hasPrefix(
        "These 2 constraints cannot hold together: UIView.height == 200; V:[UIView(84)]. "
          + "UIKit gives up UIView.height == 200.\nOne thing is said twice with different numbers"))
    #expect(outcome.output.contains("┌"))
    command.isJSON = true
    let reports = try #require(
      try JSONSerialization.jsonObject(with: Data(command.run().output.utf8)) as? [[String: Any]])
    #expect(reports.count == 1)
    #expect(reports[0]["cause"] as? String == "said-twice")
    #expect(reports[0]["platform"] as? String == "iOS")
  }

  private func verdict(of name: String) throws -> LogVerdict {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("\(name).log"), encoding: .utf8)
    return LogExplanation(of: try #require(try ConflictLog.all(in: text).first)).verdict
  }

  @Test func whatAProgramTiesToTheGuideOfABarIsItsOwn() throws {
    let remedy = try verdict(of: "bar-guide").remedy
    #expect(remedy == "Remove one of them, or give the one that may yield a priority below 1000.")
  }

  @Test func marginsThatTheLogDoesNotTellAreNamedAsTheReason() throws {
    let note = try verdict(of: "margins").note
    #expect(note.contains("how wide the margins of HeaderView are"))
    #expect(!note.contains("not among those that were read"))
  }

  @Test func aDamagedLogIsRefusedWithItsLine() {
    var command = ExplainCommand(document: "-")
    command.input =
      "Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 UIView:0x2.width == 3"
    let outcome = command.run()
    #expect(outcome.status == .unreadableInput)
    #expect(outcome.diagnostics.first?.line == 3)
  }
}
