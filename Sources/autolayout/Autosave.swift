import Foundation
import LayoutSession

/// Keeps the statements of a running session in a file, so that an abnormal end loses nothing.
///
/// The session holds a lock beside the file while it runs; the system gives it up with the process, however that ends,
/// and so tells which files are left over.
@MainActor final class Autosave {
  private let file: URL
  private let lock: Int32
  /// How many statements the file holds.
  private var count = 0

  init(_ file: URL) {
    self.file = file
    lock = open(Self.lock(of: file).path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    if lock >= 0 { flock(lock, LOCK_EX | LOCK_NB) }
  }

  nonisolated static func lock(of file: URL) -> URL {
    file.deletingPathExtension().appendingPathExtension("lock")
  }

  /// Whether the session of an autosave still runs.
  nonisolated static func isHeld(_ file: URL) -> Bool {
    let lock = open(Self.lock(of: file).path, O_RDWR | O_CLOEXEC)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    return flock(lock, LOCK_EX | LOCK_NB) != 0
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
    try? FileManager.default.removeItem(at: Self.lock(of: file))
    if lock >= 0 { close(lock) }
  }
}
