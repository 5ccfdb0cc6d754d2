import Workloads

/// Everything measured in one run.
struct Report {
  var rows: [ResultRow] = []
  var counts: [SystemCounts] = []
  var screens: [ScreenRow] = []
  /// Builds in every order, and random transactions.
  var orders: [OrderRow] = []
  var transactions: [TransactionRow] = []
  /// What memory alone takes, beside the growth of our times.
  var bareMemory: [BareMemory] = []
  /// The builds of a run with a tuned malloc.
  var tunedBuilds: [TunedBuild] = []
  /// The families measured, in the order of the report.
  var families: [Family] = []
  /// Sizes not tried because our own build would have taken more than ten seconds.
  var leftOut: [(workload: String, size: Int)] = []
  /// The machine, the versions, the date.
  var description: String
  var isQuick: Bool
  /// How long was waited for a calm machine.
  var pace: Pace?

  /// Every line that a peer or another answer stands beside: what losses and disagreements are looked for in.
  var results: [ResultRow] {
    rows + orders.flatMap(\.results) + transactions.flatMap(\.results)
  }

  /// The numbers of views between which exponents are measured.
  static let growthSizes = [1000, 100_000]

  /// The exponent with which our time of a phase grows.
  func exponent(workload: String, phase: String) -> Double? {
    Self.exponent { size in
      rows.first { $0.workload == workload && $0.phase == phase && $0.size == size }?.ours
    }
  }

  /// The exponent with which a time grows; nil where it is not known of both sizes.
  static func exponent(_ time: (_ views: Int) -> Double?) -> Double? {
    guard let small = time(growthSizes[0]), let large = time(growthSizes[1]) else { return nil }
    return logarithm(large / small) / logarithm(Double(growthSizes[1] / growthSizes[0]))
  }
}
