import Workloads

/// Replays random transactions, each as one whatever it changes: an application in which everything happens at once,
/// which no phase of a workload is.
struct TransactionMeasurer {
  let family: Family
  let budget: Budget
  let highs: Highs?
  let hasPeer: Bool

  /// Numbers of views: for us alone, and beside kiwi.
  static let size = 600
  static let peerSize = 100
  /// Ways back are not counted.
  static let transactions = 200
  private static let seed: UInt64 = 1
  /// How often we replay the stream; the median counts.
  private static let passes = 3

  func measure() -> TransactionRow {
    var row = TransactionRow(workload: family.name)
    measureAlone(&row)
    compare(&row)
    return row
  }

  // MARK: Ours

  private func measureAlone(_ row: inout TransactionRow) {
    let workload = family.make(Self.size)
    let stream = Self.stream(of: workload)
    let state = Self.built(workload)
    var totals: [Double] = []
    var slowest: [Double] = []
    for pass in 1...Self.passes {
      budget.pace.waitForCalm()
      guard let engine = engine(for: workload, &row) else { return }
      let before = engine.work
      let times = TransactionTimes(of: stream, on: engine, from: state, isAssessed: false)
      totals.append(times.microseconds(ofFirst: stream.count))
      slowest.append(times.slowest)
      guard pass == 1 else { continue }
      row.transactions = times.nanoseconds.count
      row.work = engine.work - before
      judge(engine, after: times, views: Self.size, &row)
    }
    row.microseconds = totals.median
    row.slowest = slowest.median
  }

  /// A solver of ours that has built the workload and makes one transaction of every step; nil if it refused.
  private func engine(for workload: Workload, _ row: inout TransactionRow) -> CassowaryReplay? {
    let engine = CassowaryReplay(workload, CassowaryReplay.pool(of: workload))
    let batch = CassowaryReplay.batch(workload.build)
    defer { batch.deallocate() }
    if case .failed(let message) = engine.run(batch, deadline: 0) {
      row.fail("failed in the build: \(message)", views: workload.size)
      return nil
    }
    engine.transactionThreshold = 1
    return engine
  }

  /// Compares our answer after the stream with HiGHS's.
  private func judge(
    _ engine: CassowaryReplay, after times: TransactionTimes, views: Int,
    _ row: inout TransactionRow
  ) {
    if let failure = times.failure {
      row.fail(failure, views: views)
    } else {
      row.judge(
        Assessment(of: engine.values(), in: times.state), against: highs?.optimum(of: times.state),
        views: views)
    }
  }

  // MARK: Beside kiwi

  /// Replays the stream on both engines, as far as kiwi gets, and compares the answers after every transaction.
  private func compare(_ row: inout TransactionRow) {
    let workload = family.make(Self.peerSize)
    let stream = Self.stream(of: workload)
    let state = Self.built(workload)
    budget.pace.waitForCalm()
    guard let engine = engine(for: workload, &row) else { return }
    let ours = TransactionTimes(of: stream, on: engine, from: state, isAssessed: true)
    judge(engine, after: ours, views: Self.peerSize, &row)
    guard hasPeer, let peer = peer(for: workload, &row) else { return }
    let theirs = TransactionTimes(
      of: stream, on: peer, from: state, limit: budget.phaseLimit, isAssessed: true)
    for (answer, other) in zip(ours.answers, theirs.answers) {
      row.judge(answer, against: other, views: Self.peerSize)
    }
    if let failure = theirs.failure {
      row.remark("kiwi \(failure)")
    } else if theirs.answers.count < stream.count {
      row.remark("kiwi was stopped after \(theirs.answers.count) of \(stream.count) transactions")
    }
    row.compared = min(ours.answers.count, theirs.answers.count)
    guard row.compared > 0 else { return }
    row.ours = ours.microseconds(ofFirst: row.compared)
    row.theirs = theirs.microseconds(ofFirst: row.compared)
  }

  /// kiwi with the workload built; nil if it refused or took too long.
  private func peer(for workload: Workload, _ row: inout TransactionRow) -> KiwiReplay? {
    let peer = KiwiReplay(workload, KiwiReplay.pool(of: workload))
    let batch = KiwiReplay.batch(workload.build)
    defer { batch.deallocate() }
    let outcome = peer.run(batch, deadline: Stopwatch.deadline(after: budget.phaseLimit))
    guard outcome == .finished else {
      row.remark("kiwi did not get through the build")
      return nil
    }
    return peer
  }

  // MARK: The stream

  private static func stream(of workload: Workload) -> [[Operation]] {
    RandomTransactions(of: workload, seed: seed).prefix(transactions).flatMap { transaction in
      [transaction.changes] + (transaction.wayBack.map { [$0] } ?? [])
    }
  }

  /// What the build leaves in force.
  private static func built(_ workload: Workload) -> SystemState {
    var state = SystemState(of: workload)
    state.apply(workload.build)
    return state
  }
}
