import Foundation
import LayoutSession

/// Keeps the statements of a running session in a file, so that an abnormal end loses nothing.
@MainActor final class Autosave {
  private let file: URL
  /// How many statements the file holds.
  private var count = 0

  init(_ file: URL) {
    self.file = file
  }

  /// Brings the file in line with the session: adds one statement, or writes all anew.
  func update(from session: Session) {
    guard session.statementCount != count || session.hasTurnedBack else { return }
    if session.statementCount == count + 1, count > 0, !session.hasTurnedBack,
      let last = session.lastStatement, let handle = try? FileHandle(forWritingTo: file)
    {
      defer { try? handle.close() }
      if (try? handle.seekToEnd()) != nil,
        (try? handle.write(contentsOf: Data((last + "\n").utf8))) != nil
      {
        count += 1
        return
      }
    }
    // A folder that cannot be written costs the autosave, not the session.
    try? Data(session.script.utf8).write(to: file, options: .atomic)
    count = session.statementCount
    session.hasTurnedBack = false
  }

  /// Takes the file away after a regular end.
  func discard() {
    try? FileManager.default.removeItem(at: file)
  }
}
