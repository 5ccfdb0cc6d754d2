import Workloads

/// The transactions of a stream on one engine: how long each took, and how good the answer after it was.
struct TransactionTimes {
  /// Nanoseconds, one for each transaction that was done.
  private(set) var nanoseconds: [Int64] = []
  /// Empty unless asked for.
  private(set) var answers: [Assessment] = []
  /// What the last transaction that was done left in force.
  private(set) var state: SystemState
  /// What went wrong; nil if the engine came to the end or to its limit.
  private(set) var failure: String?

  /// Replays a stream.
  ///
  /// - Parameters:
  ///   - engine: has built the workload.
  ///   - state: what the build left in force.
  ///   - limit: nanoseconds, after which no transaction is begun.
  ///   - isAssessed: whether every answer is judged, which leaves the engine with a cold cache.
  init<Engine: Replay>(
    of stream: [[Operation]], on engine: Engine, from state: SystemState, limit: Int64 = .max,
    isAssessed: Bool
  ) {
    self.state = state
    let timeOfReading = Int64(Stopwatch.Clock.thread.timeOfReading)
    var spent: Int64 = 0
    for operations in stream where spent < limit {
      let batch = Engine.batch(operations)
      defer { batch.deallocate() }
      let watch = Stopwatch()
      let outcome = engine.run(batch, deadline: 0)
      let elapsed = max(0, watch.elapsed - timeOfReading)
      if case .failed(let message) = outcome {
        failure = "failed in transaction \(nanoseconds.count + 1): \(message)"
        return
      }
      spent += elapsed
      nanoseconds.append(elapsed)
      self.state.apply(operations)
      if isAssessed { answers.append(Assessment(of: engine.values(), in: self.state)) }
    }
  }

  /// Microseconds of the first transactions together.
  func microseconds(ofFirst count: Int) -> Double {
    Double(nanoseconds.prefix(count).reduce(0, +)) / 1000
  }

  /// Microseconds of the slowest transaction.
  var slowest: Double { Double(nanoseconds.max() ?? 0) / 1000 }
}
