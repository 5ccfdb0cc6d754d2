import CMeasure
import Screens

/// Measures one screen: making it, and each phase of what happens to it.
@MainActor struct ScreenMeasurer {
  let family: ScreenFamily
  let budget: Budget
  /// Besides the first layout, only phases whose name contains this; nil for all.
  let phases: PhaseFilter
  /// Whether Yoga lays out the same screens.
  let hasPeer: Bool

  func measure(views: Int) -> [ScreenRow] {
    // The first one pays for fresh memory.
    var screen = family.make(views)
    var samples: [Double] = []
    var allocations = 0.0
    budget.sample(&samples) { samples in
      let watch = Stopwatch()
      screen = family.make(views)
      let elapsed = watch.elapsed
      allocations = Double(watch.allocations)
      samples.append(Double(elapsed) / 1000)
      return elapsed
    }
    var rows = [
      row(
        ScreenRow.firstLayout, isLocal: false, screen,
        Measurement(
          microseconds: samples.median, samples: samples.count, allocations: allocations),
        screen.counts, steps: 1)
    ]
    let yoga = hasPeer ? YogaMeasurer(budget: budget).measure(screen) : nil
    rows[0].yogaDistance = yoga?.distance
    for phase in screen.phases where phases.includes(phase.name) {
      rows.append(measure(phase, on: screen))
    }
    for place in rows.indices { rows[place].yoga = yoga?.microseconds[rows[place].phase] }
    return rows
  }

  private func measure(_ phase: ScreenPhase, on screen: any Screen) -> ScreenRow {
    var counts = ScreenCounts()
    var agree = true
    for step in phase.steps {
      let before = screen.counts
      step()
      counts += screen.counts - before
      // What is incremental must be what it would be from nothing.
      agree = agree && isSame(screen.frames(), screen.remade().frames())
    }
    var samples: [Double] = []
    var allocations: Int64 = 0
    budget.sample(&samples, most: 1000) { samples in
      let watch = Stopwatch()
      for step in phase.steps { step() }
      let elapsed = watch.elapsed
      allocations = watch.allocations
      samples.append(Double(elapsed) / 1000 / Double(phase.steps.count))
      return elapsed
    }
    var row = row(
      phase.name, isLocal: phase.isLocal, screen,
      Measurement(
        microseconds: samples.median, samples: samples.count,
        allocations: Double(allocations) / Double(phase.steps.count)),
      counts, steps: phase.steps.count)
    row.agree = agree
    return row
  }

  private func row(
    _ phase: String, isLocal: Bool, _ screen: any Screen, _ time: Measurement,
    _ counts: ScreenCounts, steps: Int
  ) -> ScreenRow {
    func average(_ count: Int) -> Double { Double(count) / Double(steps) }
    return ScreenRow(
      screen: family.name, phase: phase, isLocal: isLocal, views: screen.viewCount,
      microseconds: time.microseconds, allocations: time.allocations,
      variablesMoved: average(counts.variablesMoved), pivots: average(counts.pivots),
      rectanglesChanged: average(counts.rectanglesChanged),
      viewsLaidOut: average(counts.viewsLaidOut), agree: true)
  }

  private func isSame(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
