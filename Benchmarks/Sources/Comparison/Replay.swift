import Workloads

/// An engine with the variables and constraints of one workload, replaying its operations.
protocol Replay: AnyObject {
  /// An operation in the engine's own terms.
  associatedtype Command

  /// Commands in plain memory, made before the clock starts: whoever makes a batch frees it. Nothing is
  /// counted or copied when a batch is run.
  typealias Commands = UnsafeMutableBufferPointer<Command>

  /// What all replays of a workload share: the pool of terms.
  associatedtype Pool

  static func pool(of workload: Workload) -> Pool
  static func command(_ operation: Operation) -> Command

  /// A solver with all variables and no constraint.
  init(_ workload: Workload, _ pool: Pool)

  /// Runs a batch; looks at the clock before each operation unless `deadline` (nanoseconds of the
  /// coarse clock) is zero.
  func run(_ batch: Commands, deadline: Int64) -> ReplayOutcome

  /// Runs a batch operation by operation, however many they are.
  func runOneByOne(_ batch: Commands) -> ReplayOutcome

  /// From so many operations on, `run` hands a batch to the engine as a whole, if the engine can take it.
  static var fewestAtOnce: Int { get }

  /// The values of all variables as of the last commit.
  func values() -> [Double]

  /// Bytes of the arrays in which a caller keeps the handles of variables and constraints: they are not the engine's.
  var handleBytes: Int64 { get }

  /// Gives back memory that is not in use, if the engine can.
  func giveBackMemory()

  /// Tries the operations on a fresh engine and gives up after `limit` nanoseconds of CPU time, even in
  /// the middle of an operation; nil if the engine needs no such trial.
  static func trial(
    _ workload: Workload, _ pool: Pool, _ batch: Commands, limit: Int64
  ) -> (time: Int64, isFinished: Bool)?
}

extension Replay {
  static func batch(_ operations: [Operation]) -> Commands {
    let batch = Commands.allocate(capacity: operations.count)
    _ = batch.initialize(fromContentsOf: operations.map(command))
    return batch
  }
}
