import Foundation
import Synchronization

/// The settings of snapshots, for a part of the tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// The settings of the running task, made by ``withSnapshotTesting(record:diffTool:operation:)`` or by a trait.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// When snapshots are written; nil for the setting around this one.
  public var record: Record?
  /// The command that a failure prints for two files; nil for the setting around this one.
  public var diffTool: DiffTool?
  /// The folder for pictures of a failure; nil for the environment's `SNAPSHOT_ARTIFACTS`, or one of the system's for
  /// temporary files.
  public var artifacts: URL?

  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// When snapshots are written.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    /// The word for it in the environment's `SNAPSHOT_TESTING_RECORD`.
    public let rawValue: String

    /// Always; the test fails, so that recording is noticed.
    public static let all = Record(known: "all")
    /// If there is none or it differs; the test fails.
    public static let failed = Record(known: "failed")
    /// If there is none yet; the test fails that once.
    public static let missing = Record(known: "missing")
    /// Never; a test without a snapshot fails.
    public static let never = Record(known: "never")

    /// The setting of a word; nil for other words.
    public init?(rawValue: String) {
      guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    /// ``all`` for true, ``missing`` for false.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

    private init(known word: String) { rawValue = word }
  }

  /// Makes the command that shows the difference of two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    private let command: @Sendable (String, String) -> String

    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) { command = tool }
    /// A program that takes both files.
    public init(stringLiteral value: String) {
      command = { "\(value) \"\($0)\" \"\($1)\"" }
    }
    public init(nilLiteral: ()) { self = .default }

    public static let ksdiff = DiffTool("ksdiff")
    /// The two files.
    public static let `default` = DiffTool { "reference: \($0)\nfailure: \($1)" }

    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }

  /// The settings with those around them.
  func completed(by outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    var result = self
    result.record = record ?? outer?.record
    result.diffTool = diffTool ?? outer?.diffTool
    result.artifacts = artifacts ?? outer?.artifacts
    return result
  }
}

extension SnapshotTestingConfiguration {
  /// The settings of the whole process, which hold if no other is given.
  static let process = Mutex(
    SnapshotTestingConfiguration(
      record: ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].map { word in
        guard let record = Record(rawValue: word) else {
          fatalError(
            "SNAPSHOT_TESTING_RECORD is \"\(word)\"; it can be all, failed, missing or never.")
        }
        return record
      } ?? .missing, diffTool: .default))

  /// The settings that hold for the running task.
  static var effective: SnapshotTestingConfiguration {
    let whole = process.withLock { $0 }
    return current?.completed(by: whole) ?? whole
  }

  var artifactFolder: URL {
    artifacts
      ?? URL(
        fileURLWithPath: ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
          ?? NSTemporaryDirectory() + "/snapshots")
  }
}

/// Runs `operation` with other settings.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    .completed(by: SnapshotTestingConfiguration.current)
  return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Runs `operation` with other settings.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    .completed(by: SnapshotTestingConfiguration.current)
  return try await SnapshotTestingConfiguration.$current.withValue(
    configuration, operation: operation)
}

/// Whether all snapshots are recorded anew; a suite sets it in `setUp()`.
@available(*, deprecated, message: "use withSnapshotTesting(record:), or .snapshots(record:)")
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.effective.record == .all }
  set {
    SnapshotTestingConfiguration.process.withLock { $0.record = newValue ? .all : .missing }
  }
}

/// The command that a failure prints for two files.
@available(*, deprecated, message: "use withSnapshotTesting(diffTool:), or .snapshots(diffTool:)")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.effective.diffTool ?? .default }
  set { SnapshotTestingConfiguration.process.withLock { $0.diffTool = newValue } }
}
