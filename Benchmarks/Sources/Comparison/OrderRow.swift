import Workloads

/// A workload built in one order: ours at several sizes, kiwi's at the smallest.
struct OrderRow {
  let workload: String
  let order: BuildOrder
  /// By number of views.
  var builds: [Int: OrderedBuild] = [:]
  /// kiwi's microseconds at ``OrderMeasurer/peerSize``; a lower bound if it was stopped.
  var theirs: Double?
  var isLowerBound = false

  var isShuffled: Bool {
    if case .shuffled = order { true } else { false }
  }

  /// Our microseconds a view; NaN if there is no such build.
  func time(views: Int) -> Double { builds[views]?.microsecondsPerView ?? .nan }

  /// What our solver did for a view; NaN if there is no such build.
  func work(views: Int) -> Double { builds[views]?.changesPerView ?? .nan }

  /// The builds as lines beside those of the phases: for losses, disagreements and JSON.
  var results: [ResultRow] {
    builds.values.sorted { $0.views < $1.views }.map { build in
      var row = ResultRow(
        workload: workload, phase: "build, \(order.name)", size: build.views, expectation: .none,
        ours: build.microseconds, peer: "none", agree: build.agree, note: build.remark)
      if let steps = build.stepsPerView, let changes = build.changesPerView {
        row.note = "steps \(Report.number(steps)), work \(Report.number(changes)) a view"
      }
      if build.views == OrderMeasurer.peerSize {
        row.peer = "kiwi"
        row.theirs = theirs
        row.isLowerBound = isLowerBound
      }
      return row
    }
  }

  /// How many times as long kiwi takes in this order, beside our build of the same size.
  var comparison: ResultRow? { results.first { $0.peer == "kiwi" && $0.theirs != nil } }
}
