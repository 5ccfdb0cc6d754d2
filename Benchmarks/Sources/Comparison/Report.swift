import Workloads

/// Everything measured in one run.
struct Report {
  var rows: [ResultRow] = []
  var counts: [SystemCounts] = []
  var screens: [ScreenRow] = []
  /// What memory alone takes, beside the growth of our times.
  var bareMemory: [BareMemory] = []
  /// The families measured, in the order of the report.
  var families: [Family] = []
  /// Sizes not tried because our own build would have taken more than ten seconds.
  var leftOut: [(workload: String, size: Int)] = []
  /// The machine, the versions, the date.
  var description: String
  var isQuick: Bool

  /// The exponent with which our time of a phase grows from 1,000 to 100,000 views.
  func exponent(workload: String, phase: String) -> Double? {
    func time(_ size: Int) -> Double? {
      rows.first { $0.workload == workload && $0.phase == phase && $0.size == size }?.ours
    }
    return Self.exponent(from: time(1000), to: time(100_000))
  }

  /// The exponent of growth from a thousand views to a hundred thousand.
  static func exponent(from small: Double?, to large: Double?) -> Double? {
    guard let small, let large else { return nil }
    return logarithm(large / small) / logarithm(100)
  }
}
