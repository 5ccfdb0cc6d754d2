import Foundation
import Testing

/// When pictures are written.
public enum SnapshotRecording: String, Sendable {
  /// Always; the test fails, so that recording is noticed.
  case all
  /// Where there is no snapshot yet; the test fails that once.
  case missing
  /// Where it differs.
  case failed
  case never
}

/// The settings of a suite's snapshots.
@MainActor public enum SnapshotSettings {
  /// When pictures are written; without a choice in the program the environment's
  /// `SNAPSHOT_TESTING_RECORD` decides.
  public static var record: SnapshotRecording =
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(SnapshotRecording.init)
    ?? .missing
  /// The folder for pictures of a failure: the environment's `SNAPSHOT_ARTIFACTS`, or one of the
  /// system's for temporary files.
  public static var artifacts = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
      ?? NSTemporaryDirectory() + "/snapshots")
  /// Reports a failure; a suite of XCTest sets it to `XCTFail`.
  public static var failureHandler: @MainActor (String, StaticString, StaticString, UInt) -> Void =
    {
      message, fileID, file, line in
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: 1))
    }
  /// How many snapshots without a name each test has taken.
  static var counts: [String: Int] = [:]
}

/// Runs `operation` with other settings.
@MainActor public func withSnapshotTesting<Result>(
  record: SnapshotRecording? = nil, operation: () throws -> Result
) rethrows -> Result {
  let old = SnapshotSettings.record
  if let record { SnapshotSettings.record = record }
  defer { SnapshotSettings.record = old }
  return try operation()
}

/// Compares a value with its kept snapshot, or keeps one.
///
/// References lie beside the test, in `__Snapshots__/<file of the test>/<test>.<name or number>.<ext>`.
@MainActor public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, file: filePath,
    testName: testName)
  if let failure { SnapshotSettings.failureHandler(failure, fileID, filePath, line) }
}

/// Compares a value with several things kept of it, by name.
@MainActor public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>], record: SnapshotRecording? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, fileID: fileID, file: filePath,
      testName: testName, line: line)
  }
}

/// The words for the difference of a value from its kept snapshot; nil where there is none.
@MainActor public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotRecording? = nil, snapshotDirectory: String? = nil,
  file filePath: StaticString = #filePath, testName: String = #function
) -> String? {
  let record = record ?? SnapshotSettings.record
  let test = URL(fileURLWithPath: "\(filePath)")
  let suite = test.deletingPathExtension().lastPathComponent
  let folder =
    snapshotDirectory.map { URL(fileURLWithPath: $0) }
    ?? test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    .appendingPathComponent(suite)
  let title = sanitized(testName)
  let identifier: String
  if let name {
    identifier = sanitized(name)
  } else {
    let key = "\(folder.path)/\(title)"
    SnapshotSettings.counts[key, default: 0] += 1
    identifier = String(SnapshotSettings.counts[key] ?? 1)
  }
  let ending = snapshotting.pathExtension.map { "." + $0 } ?? ""
  let place = folder.appendingPathComponent("\(title).\(identifier)\(ending)")
  do {
    let new = snapshotting.snapshot(try value())
    let kept = FileManager.default.contents(atPath: place.path)
    func write() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try snapshotting.diffing.toData(new).write(to: place, options: .atomic)
    }
    guard let kept, record != .all else {
      if record == .never { return "No reference was found at \(place.path)." }
      try write()
      return kept == nil
        ? "No reference was found. Recorded a new one: \(place.path)"
        : "Record mode is on. Recorded a snapshot: \(place.path)"
    }
    guard
      let (words, files) = snapshotting.diffing.diff(snapshotting.diffing.fromData(kept), new)
    else { return nil }
    let artifacts = SnapshotSettings.artifacts.appendingPathComponent(suite)
    if !files.isEmpty {
      try FileManager.default.createDirectory(at: artifacts, withIntermediateDirectories: true)
    }
    var shown: [String] = []
    for (file, data) in files.sorted(by: { $0.key < $1.key }) {
      let url = artifacts.appendingPathComponent("\(title).\(identifier).\(file)")
      try data.write(to: url, options: .atomic)
      shown.append(url.path)
    }
    if record == .failed { try write() }
    return (["Snapshot does not match the reference \(place.path).", words] + shown)
      .joined(separator: "\n")
  } catch {
    return "The snapshot could not be taken or kept: \(error)"
  }
}

/// Letters and digits of a name, other characters as one hyphen, as file names of snapshots have them.
func sanitized(_ name: String) -> String {
  name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
}
