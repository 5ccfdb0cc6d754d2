import Foundation
import LayoutSession
import Testing

/// The tutorial's conversations are held again: one session per chapter, each answer compared.
@MainActor @Suite struct TutorialTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Docs/Tutorial.md")

  /// The document with every answer as the session gives it now.
  private func replayed(_ text: String) -> String {
    var session = Session(files: MemoryFiles())
    var result: [String] = []
    var isConversation = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") { session = Session(files: MemoryFiles()) }
      if line == "```session" {
        isConversation = true
        result.append(String(line))
      } else if line == "```" {
        isConversation = false
        result.append(String(line))
      } else if !isConversation {
        result.append(String(line))
      } else if line.hasPrefix("> ") {
        result.append(String(line))
        let answer = session.apply(String(line.dropFirst(2))).text()
        result += answer.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
          .map(String.init)
      }
    }
    return result.joined(separator: "\n")
  }

  @Test func everyAnswerIsAsPrinted() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let now = replayed(text)
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
      try now.write(to: Self.file, atomically: true, encoding: .utf8)
      return
    }
    #expect(now == text)
  }

  @Test func noStatementOfTheTutorialIsRefused() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("error:") })
  }
}
