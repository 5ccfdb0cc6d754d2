import Foundation
import Synchronization
import Testing

/// The file in which a snapshot is kept.
struct SnapshotPlace {
  /// The name of the test's file, without its extension.
  let suite: String
  /// The test and the name or number of the snapshot.
  let title: String
  let url: URL

  init(file: String, directory: String?, test: String, name: String?, pathExtension: String?) {
    let source = URL(fileURLWithPath: file)
    suite = source.deletingPathExtension().lastPathComponent
    let folder =
      directory.map { URL(fileURLWithPath: $0) }
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(suite)
    let test = SnapshotPlace.sanitized(test)
    let identifier =
      name.map(SnapshotPlace.sanitized) ?? SnapshotPlace.nextNumber(of: "\(folder.path)/\(test)")
    title = "\(test).\(identifier)"
    url = folder.appendingPathComponent(title + (pathExtension.map { "." + $0 } ?? ""))
  }

  /// Letters and digits of a name, other characters as one hyphen, as file names of snapshots have them.
  static func sanitized(_ name: String) -> String {
    name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
  }

  /// How many snapshots without a name each test has taken.
  private static let counts = Mutex<[String: Int]>([:])

  private static func nextNumber(of path: String) -> String {
    // Tests of one name in two suites may run at the same time.
    let key = Test.current.map { "\($0.id) \(path)" } ?? path
    return counts.withLock { counts in
      counts[key, default: 0] += 1
      return String(counts[key, default: 1])
    }
  }
}
