import Workloads

/// One line of the report: a phase of a workload at one size against one peer.
struct ResultRow {
  var workload: String
  var phase: String
  var size: Int
  var expectation: Expectation
  /// Nil where the engine did not get there; `note` says why.
  var ours: Double?
  var peer: String
  var theirs: Double?
  /// Whether `theirs` is only a lower bound: the peer was stopped.
  var isLowerBound = false
  /// Whether both answers are equally good; nil where there was nothing to compare with.
  var agree: Bool?
  /// Allocations of ours per step.
  var allocations: Double?
  var note: String?

  /// How many times as long the peer takes; a lower bound if the peer was stopped.
  var ratio: Double? {
    guard let ours, let theirs, ours > 0 else { return nil }
    return theirs / ours
  }

  /// The ratio to reach, where the table of goals has one; goals are set against kiwi.
  var goal: Double? { peer == "kiwi" ? expectation.ratio(views: size) : nil }

  var missesGoal: Bool {
    guard let goal, let ratio else { return false }
    // A lower bound that falls short of the goal decides nothing.
    return ratio < goal && !isLowerBound
  }
}
