import Workloads

/// The time of one labelled phase on one engine.
struct Measurement {
  /// Microseconds per step, the median of the samples.
  var microseconds: Double
  var samples: Int
  /// Allocations per step.
  var allocations: Double
  /// What happened if not everything was replayed; the time is then a lower bound (build) or the mean
  /// of the steps that were (phases).
  var remark: String?
}
