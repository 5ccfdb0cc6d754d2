import Foundation

/// The place where sessions keep files that outlive them: the history of lines, and autosaves.
struct SessionStore {
  /// The folder, made on demand; `$XDG_STATE_HOME/autolayout` or `~/.local/state/autolayout`.
  let folder: URL

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let base =
      state.map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
    folder = base.appendingPathComponent("autolayout")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The file with the history of lines.
  var history: String { folder.appendingPathComponent("history").path }

  /// A new file in which a session can keep its statements while it runs.
  func makeAutosave() -> URL {
    let process = ProcessInfo.processInfo.processIdentifier
    // Process numbers recur, and the file of an earlier process must not be overwritten.
    let moment = UInt64(Date().timeIntervalSince1970 * 1000)
    return folder.appendingPathComponent("autosave-\(process)-\(moment).layout")
  }

  /// Takes an autosave away.
  func remove(_ autosave: URL) {
    try? FileManager.default.removeItem(at: autosave)
    try? FileManager.default.removeItem(at: Autosave.lock(of: autosave))
  }

  /// Autosaves of processes that are gone, newest first.
  var leftovers: [URL] {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    func date(_ file: URL) -> Date {
      (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
        ?? .distantPast
    }
    return files.filter { file in
      let name = file.lastPathComponent
      return name.hasPrefix("autosave-") && name.hasSuffix(".layout") && !Autosave.isHeld(file)
    }.sorted { date($0) > date($1) }
  }
}
