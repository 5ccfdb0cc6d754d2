import Foundation

/// Where sessions keep what outlives them: the history of lines, and autosaves.
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

  /// The file in which the session of this process keeps its statements while it runs.
  var autosave: URL {
    folder.appendingPathComponent("autosave-\(ProcessInfo.processInfo.processIdentifier).layout")
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
      guard name.hasPrefix("autosave-"), name.hasSuffix(".layout"),
        let process = Int32(name.dropFirst("autosave-".count).dropLast(".layout".count))
      else { return false }
      // Signal 0 asks whether the process is there.
      return kill(process, 0) != 0 && errno == ESRCH
    }.sorted { date($0) > date($1) }
  }
}
