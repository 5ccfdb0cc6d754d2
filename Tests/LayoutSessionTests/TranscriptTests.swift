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

  /// What each kind of mistake says, so that none is without a conversation.
  private static let mistakes = [
    "a mistyped name": "did you mean title?", "a mistyped attribute": "did you mean width?",
    "a mistyped command": "did you mean label?", "syntax": "expected a number here",
    "a conflict": "conflict: these cannot hold together", "an unknown device": "no device is named",
    "a file that is not there": "there is no such file", "a damaged file": "is not well-formed XML",
    "a mistake in a file": "nothing was loaded", "huge input": "at most 20000 are read",
    "deep nesting": "are nested", "huge numbers": "is too large",
    "what is not linear": "is not linear",
    "an illegal constraint": "Invalid pairing of layout attributes",
    "a visual format": "Expected a ']' here", "nothing to undo": "there is nothing to undo",
    "a taken name": "already", "a file that may not be written": "it may not be written",
  ]

  @Test func thereIsAConversationForEveryKindOfMistake() throws {
    let all = try Self.names.map {
      try String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    let missing = Self.mistakes.filter { !all.contains($0.value) }.map(\.key).sorted()
    #expect(missing == [])
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
