import Foundation
import LayoutSession
import Testing

/// The conversations of the tutorial and the README are held again, each answer compared: the tutorial in one
/// session from its first line to its last, the README in one for each section.
@MainActor @Suite struct TutorialTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  nonisolated static let documents = ["Docs/Tutorial.md", "README.md"]

  /// The document with every answer as the session gives it now.
  private func replayed(_ text: String, inOneSession: Bool) -> String {
    var session = Session(files: MemoryFiles())
    var result: [String] = []
    var isConversation = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## "), !inOneSession { session = Session(files: MemoryFiles()) }
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

  @Test(arguments: documents)
  func everyAnswerIsAsPrinted(document: String) throws {
    let file = Self.package.appendingPathComponent(document)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("```session\n"))
    let now = replayed(text, inOneSession: document.contains("Tutorial"))
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
      try now.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    #expect(now == text)
  }

  @Test(arguments: documents)
  func noStatementIsRefused(document: String) throws {
    let text = try String(
      contentsOf: Self.package.appendingPathComponent(document), encoding: .utf8)
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("error:") })
  }
}
