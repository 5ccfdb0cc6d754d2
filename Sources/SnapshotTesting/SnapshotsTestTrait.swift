import Testing

/// The settings of the snapshots of a test or suite of Swift Testing.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(
      configuration.completed(by: SnapshotTestingConfiguration.current)
    ) { try await function() }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// The settings as they are.
  public static var snapshots: Self { snapshots(SnapshotTestingConfiguration()) }

  /// Settings of the snapshots.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self { snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool)) }

  /// Settings of the snapshots.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
