import KiwiShim
import Workloads

/// kiwi, in C++, in this process.
final class KiwiReplay: Replay {
  typealias Command = kiwi_operation

  /// The terms of a workload, as kiwi's side reads them.
  final class Pool {
    let terms: UnsafeMutableBufferPointer<kiwi_term>

    init(_ workload: Workload) {
      terms = .allocate(capacity: workload.terms.count)
      _ = terms.initialize(
        fromContentsOf: workload.terms.map {
          kiwi_term(variable: $0.variable, coefficient: $0.coefficient)
        })
    }

    deinit { terms.deallocate() }
  }

  private let variableCount: Int
  private let pool: Pool
  private let replay: OpaquePointer

  init(_ workload: Workload, _ pool: Pool) {
    self.pool = pool
    variableCount = workload.variableCount
    replay = kiwi_replay_create(
      Int32(workload.variableCount), Int32(workload.slotCount), pool.terms.baseAddress)
  }

  deinit { kiwi_replay_destroy(replay) }

  static func pool(of workload: Workload) -> Pool { Pool(workload) }

  static func command(_ operation: Operation) -> kiwi_operation {
    var result = kiwi_operation()
    switch operation {
    case .add(let slot, let terms, let relation, let constant, let level):
      result.kind = Int32(kiwi_operation_add.rawValue)
      result.slot = slot
      result.first_term = terms.lowerBound
      result.term_count = Int32(terms.count)
      result.relation = relation.rawValue
      result.value = constant
      result.strength = level?.weight ?? -1
    case .addContentSize(let slot, let terms, let size, let hugging, let compression):
      result.kind = Int32(kiwi_operation_add_content_size.rawValue)
      result.slot = slot
      result.first_term = terms.lowerBound
      result.term_count = Int32(terms.count)
      result.value = size
      result.strength = compression.weight
      result.second_strength = hugging.weight
    case .remove(let slot):
      result.kind = Int32(kiwi_operation_remove.rawValue)
      result.slot = slot
    case .setConstant(let slot, let value):
      result.kind = Int32(kiwi_operation_set_constant.rawValue)
      result.slot = slot
      result.value = value
    case .addEdit(let variable, let level):
      result.kind = Int32(kiwi_operation_add_edit.rawValue)
      result.slot = variable
      result.strength = level.weight
    case .suggest(let variable, let value):
      result.kind = Int32(kiwi_operation_suggest.rawValue)
      result.slot = variable
      result.value = value
    case .commit:
      result.kind = Int32(kiwi_operation_commit.rawValue)
    }
    return result
  }

  func run(_ batch: Commands, deadline: Int64) -> ReplayOutcome {
    let status = kiwi_replay_run(replay, batch.baseAddress, Int64(batch.count), deadline)
    return switch status {
    case kiwi_status_finished: .finished
    case kiwi_status_stopped: .stopped
    default: .failed(String(cString: kiwi_replay_message(replay)))
    }
  }

  func runOneByOne(_ batch: Commands) -> ReplayOutcome { run(batch, deadline: 0) }

  static var fewestAtOnce: Int { .max }

  func values() -> [Double] {
    [Double](unsafeUninitializedCapacity: variableCount) { buffer, count in
      kiwi_replay_values(replay, buffer.baseAddress)
      count = variableCount
    }
  }

  var handleBytes: Int64 { kiwi_replay_handle_bytes(replay) }

  /// kiwi keeps what it has.
  func giveBackMemory() {}

  static func trial(
    _ workload: Workload, _ pool: Pool, _ batch: Commands, limit: Int64
  ) -> (time: Int64, isFinished: Bool)? {
    var isFinished = false
    let time = kiwi_replay_probe(
      Int32(workload.variableCount), Int32(workload.slotCount), pool.terms.baseAddress,
      batch.baseAddress, Int64(batch.count), limit, &isFinished)
    return (time, isFinished)
  }
}
