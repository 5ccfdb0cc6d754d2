/// A build of ours in one order at one size.
struct OrderedBuild {
  let views: Int
  /// Microseconds of the whole build; a lower bound if `work` is nil.
  let microseconds: Double
  /// Nil if the build did not come to its end; `remark` says why.
  let work: SolverWork?
  /// Whether the answer is as good as kiwi's, HiGHS's or ours in the given order: not if there is no answer, nil if there is
  /// nothing to compare it with.
  let agree: Bool?
  let remark: String?

  var microsecondsPerView: Double { microseconds / Double(views) }
  var stepsPerView: Double? { work.map { Double($0.steps) / Double(views) } }
  var changesPerView: Double? { work.map { Double($0.changes) / Double(views) } }
}
