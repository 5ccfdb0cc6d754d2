import Workloads

/// What a stream of random transactions took on one workload; ways back count as transactions.
struct TransactionRow {
  let workload: String
  /// Ours at ``TransactionMeasurer/size``: how many, microseconds of all and of the slowest, and what was done.
  var transactions = 0
  var microseconds = 0.0
  var slowest = 0.0
  var work: SolverWork?
  /// Both at ``TransactionMeasurer/peerSize``: how many kiwi did before its limit, and the microseconds of each engine for
  /// these.
  var compared = 0
  var ours: Double?
  var theirs: Double?
  /// By number of views, whether our answers are as good as those that they were compared with.
  private var agreements: [Int: Bool] = [:]
  private(set) var note: String?

  init(workload: String) { self.workload = workload }

  /// Compares an answer of ours with another, if there is one.
  mutating func judge(_ answer: Assessment, against other: Assessment?, views: Int) {
    guard let other else { return }
    agreements[views] = agreements[views, default: true] && answer.agrees(with: other)
  }

  /// Our solver refused what it should not have: as bad as a wrong answer.
  mutating func fail(_ message: String, views: Int) {
    agreements[views] = false
    remark("ours, \(views) views, \(message)")
  }

  mutating func remark(_ text: String) {
    note = note.map { "\($0); \(text)" } ?? text
  }

  /// The streams as lines beside those of the phases, microseconds a transaction: for losses, disagreements and JSON.
  var results: [ResultRow] {
    let phase = "random transactions"
    let alone = ResultRow(
      workload: workload, phase: phase, size: TransactionMeasurer.size, expectation: .none,
      ours: transactions > 0 ? microseconds / Double(transactions) : nil, peer: "none",
      agree: agreements[TransactionMeasurer.size],
      note: work.map {
        "\(transactions) transactions, steps \($0.steps), work \($0.changes), "
          + "slowest \(Report.number(slowest)) µs"
      })
    let beside = ResultRow(
      workload: workload, phase: phase, size: TransactionMeasurer.peerSize, expectation: .none,
      ours: ours.map { $0 / Double(compared) }, peer: "kiwi",
      theirs: theirs.map { $0 / Double(compared) }, agree: agreements[TransactionMeasurer.peerSize],
      note: note)
    return [alone, beside]
  }

  /// Whether all answers were as good as the others; nil if there was nothing to compare with.
  var agree: Bool? {
    agreements.isEmpty ? nil : agreements.values.allSatisfy(\.self)
  }

  /// kiwi / ours, for the transactions that both did.
  var ratio: Double? { results[1].ratio }
}
