import Workloads

/// The times of the steps of a phase, by label: within a cycle the mean counts, over the cycles the
/// median.
///
/// Noting a time takes no look-up by label: what is done between two measured steps displaces what the next one
/// finds in the caches.
struct PhaseSamples {
  /// What was measured under one label.
  private struct Series {
    let label: String
    var time: Int64 = 0
    var allocated: Int64 = 0
    var steps = 0
    /// Nanoseconds and allocations per step, one of each per finished cycle.
    var times: [Double] = []
    var allocations: [Double] = []

    mutating func endCycle(timeOfReading: Double) {
      guard steps > 0 else { return }
      times.append(max(0, Double(time) / Double(steps) - timeOfReading))
      allocations.append(Double(allocated) / Double(steps))
      (time, allocated, steps) = (0, 0, 0)
    }
  }

  private var series: [Series]
  /// The series of each step of the phase; nil for steps that are not reported.
  private let seriesOfStep: [Int?]
  /// Nanoseconds that a step seems to take longer because the clock is read before and after it.
  private let timeOfReading: Double
  /// Nanoseconds of all steps, reported or not.
  private(set) var total: Int64 = 0
  /// Nanoseconds of the shortest reported step.
  private(set) var shortest: Int = .max

  init(_ phase: Phase, timeOfReading: Double = 0) {
    self.timeOfReading = timeOfReading
    let labels = phase.labels
    series = labels.map { Series(label: $0) }
    seriesOfStep = phase.steps.map { step in step.label.flatMap { labels.firstIndex(of: $0) } }
  }

  /// Notes what a step of the phase took, or as many like it as `count` says.
  mutating func record(step: Int, _ time: Int64, _ allocated: Int64, count: Int = 1) {
    total += time
    guard let index = seriesOfStep[step] else { return }
    shortest = min(shortest, Int(time) / count)
    series[index].time += time
    series[index].allocated += allocated
    series[index].steps += count
  }

  /// Ends a cycle, or several in a row that count as one.
  mutating func endCycle() {
    for index in series.indices { series[index].endCycle(timeOfReading: timeOfReading) }
  }

  func measurements(remark: String?) -> [String: Measurement] {
    var copy = self
    copy.endCycle()
    return copy.series.reduce(into: [:]) { result, series in
      if series.times.isEmpty { return }
      result[series.label] = Measurement(
        microseconds: series.times.median / 1000, samples: series.times.count,
        allocations: series.allocations.median, remark: remark)
    }
  }
}
