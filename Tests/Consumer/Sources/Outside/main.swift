import SnapshotTesting

// No test runs here: the process has to end with the reason.
withSnapshotTesting(record: .never) {
  assertSnapshot(of: "text", as: .lines, testName: "outside")
}
