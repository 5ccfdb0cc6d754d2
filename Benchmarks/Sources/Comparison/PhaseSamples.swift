/// The times of the steps of a phase, by label: within a cycle the mean counts, over the cycles the
/// median.
struct PhaseSamples {
  private struct Sum {
    var time: Int64 = 0
    var allocations: Int64 = 0
    var steps = 0
  }

  private var current: [String: Sum] = [:]
  /// Nanoseconds and allocations per step, one of each per finished cycle.
  private var times: [String: [Double]] = [:]
  private var allocations: [String: [Double]] = [:]
  /// Nanoseconds of all steps, reported or not.
  private(set) var total: Int64 = 0
  /// Nanoseconds of the shortest reported step.
  private(set) var shortest: Int = .max

  mutating func record(_ label: String?, _ time: Int64, _ allocated: Int64, steps: Int = 1) {
    total += time
    guard let label else { return }
    shortest = min(shortest, Int(time) / steps)
    current[label, default: Sum()].time += time
    current[label, default: Sum()].allocations += allocated
    current[label, default: Sum()].steps += steps
  }

  mutating func endCycle() {
    for (label, sum) in current {
      times[label, default: []].append(Double(sum.time) / Double(sum.steps))
      allocations[label, default: []].append(Double(sum.allocations) / Double(sum.steps))
    }
    current = [:]
  }

  func measurements(remark: String?) -> [String: Measurement] {
    var copy = self
    copy.endCycle()
    return copy.times.reduce(into: [:]) { result, entry in
      let allocated = copy.allocations[entry.key] ?? []
      result[entry.key] = Measurement(
        microseconds: entry.value.median / 1000,
        samples: entry.value.count, allocations: allocated.median,
        remark: remark)
    }
  }
}
