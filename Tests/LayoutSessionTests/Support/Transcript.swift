import Foundation
import LayoutSession

/// A recorded conversation: lines after a prompt, and the answers as a user sees them.
///
///     > x == 3
///     new variable x
///     1  x == 3
///     > x
///     x = 3
///
/// Lines before the first prompt are a description.
@MainActor enum Transcript {
  static let prompt = "> "
  static let continuation = "… "

  /// The documents and scripts that conversations load, by name.
  nonisolated static let files: [String: String] = {
    let folder = TranscriptTests.folder.appendingPathComponent("Files")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.reduce(into: [:]) { files, name in
      files[name] = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
  }()

  /// What the conversation says when it is held again.
  static func replayed(_ text: String) -> String {
    let session = Session(files: MemoryFiles(files))
    var result = ""
    var statement: String?
    var hasBegun = false
    func carryOut() {
      guard let line = statement else { return }
      result += session.apply(line).text()
      statement = nil
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(prompt) || line == ">" {
        carryOut()
        hasBegun = true
        result += line + "\n"
        statement = String(line.dropFirst(2))
      } else if line.hasPrefix(continuation), statement != nil {
        result += line + "\n"
        let rest = String(line.dropFirst(2))
        if statement?.hasSuffix("\\") == true { statement?.removeLast() }
        statement? += " " + rest
      } else if !hasBegun {
        result += line + "\n"
      }
    }
    carryOut()
    return result
  }
}
