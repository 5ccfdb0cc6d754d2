/// How a run of operations ended.
enum ReplayOutcome: Equatable {
  case finished
  /// The deadline passed.
  case stopped
  /// The engine refused an operation.
  case failed(String)
}
