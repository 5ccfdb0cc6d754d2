import Foundation
import LayoutSession
import Testing

/// Conversations kept as they were held; held again, they must read the same.
///
/// With `RECORD_TRANSCRIPTS` set in the environment they are written anew, to be reviewed as a
/// difference.
@MainActor @Suite struct TranscriptTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Transcripts")

  nonisolated static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }

  @Test(arguments: names)
  func aConversationReadsTheSameWhenHeldAgain(name: String) throws {
    let url = Self.folder.appendingPathComponent(name)
    let text = try String(contentsOf: url, encoding: .utf8)
    let replayed = Transcript.replayed(text)
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
      try replayed.write(to: url, atomically: true, encoding: .utf8)
      return
    }
    #expect(replayed == text)
  }

  @Test func thereIsAConversationForEveryWord() throws {
    var words: Set<String> = []
    for name in Self.names {
      let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix("> ") {
        if let word = line.dropFirst(2).split(separator: " ").first { words.insert(String(word)) }
      }
    }
    let missing = SessionWords.all.filter { !words.contains($0) }
    #expect(missing.isEmpty)
  }
}
