import Workloads

/// An engine with the variables and constraints of one workload, replaying its operations.
protocol Replay: AnyObject {
  /// Operations in the engine's own terms, made before the clock starts.
  associatedtype Batch

  /// What all replays of a workload share: the pool of terms.
  associatedtype Pool

  static func pool(of workload: Workload) -> Pool
  static func batch(_ operations: [Operation]) -> Batch

  /// A solver with all variables and no constraint.
  init(_ workload: Workload, _ pool: Pool)

  /// Runs a batch; looks at the clock before each operation unless `deadline` (nanoseconds of the
  /// coarse clock) is zero.
  func run(_ batch: Batch, deadline: Int64) -> ReplayOutcome

  /// The values of all variables as of the last commit.
  func values() -> [Double]

  /// Tries the operations on a fresh engine and gives up after `limit` nanoseconds of CPU time, even in
  /// the middle of an operation; nil if the engine needs no such trial.
  static func trial(
    _ workload: Workload, _ pool: Pool, _ batch: Batch, limit: Int64
  ) -> (time: Int64, isFinished: Bool)?
}
