import CMeasure
import Workloads

/// Measures one engine on one workload.
struct Measurer<Engine: Replay> {
  let workload: Workload
  let budget: Budget
  /// From this many views on, an engine that can't be interrupted gets a trial first.
  private static var trialSize: Int { 300 }
  /// Nanoseconds: shorter steps are timed by a clock that is read without a call of the system.
  private static var shortStep: Int { 20_000 }
  /// Nanoseconds: cycles of short steps that take so long together are one sample.
  private static var shortSample: Int64 { 50_000 }

  private let pool: Engine.Pool
  private let build: Engine.Commands

  init(_ workload: Workload, order: BuildOrder = .given, budget: Budget) {
    self.workload = workload
    self.budget = budget
    pool = Engine.pool(of: workload)
    build = Engine.batch(workload.build(in: order))
  }

  /// Frees what the measurer made; no measurement may follow.
  func close() { build.deallocate() }

  /// Small systems never come near a limit, and reading the clock would distort their times.
  private func deadline(after limit: Int64) -> Int64 {
    workload.size < 100 || limit == 0 ? 0 : Stopwatch.deadline(after: limit)
  }

  // MARK: Build

  /// Builds a fresh engine again and again; the median counts. Freeing it is not measured.
  func measureBuild() -> BuildMeasurement<Engine> {
    budget.pace.waitForCalm()
    var limit = budget.buildLimit(views: workload.size)
    if workload.size >= Self.trialSize,
      let trial = Engine.trial(workload, pool, build, limit: limit)
    {
      guard trial.isFinished else { return stopped(after: trial.time) }
      limit = 0
    }
    // What the language's runtime sets up for itself is no part of a small system.
    if workload.size < Self.trialSize { buildOnce(limit).0.giveBackMemory() }
    let heapBefore = measure_heap_bytes()
    let (first, time, allocations, outcome) = buildOnce(limit)
    first.giveBackMemory()
    let heapBytes = measure_heap_bytes() - heapBefore - first.handleBytes
    var result = BuildMeasurement<Engine>(
      time: Measurement(
        microseconds: Double(time) / 1000, samples: 1, allocations: Double(allocations)),
      heapBytes: heapBytes, engine: first)
    if outcome != .finished {
      result.heapBytes = nil
      result.engine = nil
      result.isStopped = true
      result.time.remark = Self.remark(outcome, "the build")
      return result
    }
    // The first build stays, so that only the third finds the memory of one of its size: it and two more count.
    let isWarmedUp = time < budget.warmUpLimit
    var spent = time
    if isWarmedUp || spent < budget.target { spent += buildOnce(limit).1 }
    // The first builds of a size pay for cold caches and fresh pages.
    let samples = sampleBuilds(limit, least: isWarmedUp ? 3 : 0, earlier: spent)
    if !samples.isEmpty {
      result.time.microseconds = samples.median
      result.time.samples = samples.count
    }
    return result
  }

  /// Microseconds of builds of fresh engines, as many as the budget has time for.
  private func sampleBuilds(_ limit: Int64, least: Int, earlier: Int64) -> [Double] {
    var samples: [Double] = []
    budget.sample(&samples, least: least, earlier: earlier) { samples in
      let (_, time, _, _) = buildOnce(limit)
      samples.append(Double(time) / 1000)
      return time
    }
    return samples
  }

  /// An engine as it is after the build; nil if the build does not end.
  func makeEngine() -> Engine? {
    let (engine, _, _, outcome) = buildOnce(0)
    return outcome == .finished ? engine : nil
  }

  /// Measures a build that took less than a second once more, after the phases: of two times, seconds apart, the shorter
  /// one counts.
  func measureBuildAgain(_ earlier: BuildMeasurement<Engine>?) -> BuildMeasurement<Engine>? {
    guard var result = earlier, !result.isStopped,
      result.time.microseconds * 1000 < Double(budget.warmUpLimit)
    else { return earlier }
    let (_, time, _, outcome) = buildOnce(0)
    guard outcome == .finished else { return earlier }
    let samples = sampleBuilds(0, least: 3, earlier: time)
    if samples.median < result.time.microseconds {
      result.time.microseconds = samples.median
      result.time.samples = samples.count
    }
    return result
  }

  /// The build took too long in its own order: another order may get the engine to the phases.
  private func stopped(after time: Int64) -> BuildMeasurement<Engine> {
    var result = BuildMeasurement<Engine>(
      time: Measurement(
        microseconds: Double(time) / 1000, samples: 1, allocations: .nan,
        remark: "the build was stopped at the time limit"),
      isStopped: true, engine: nil)
    guard workload.isFasterStructureFirst else { return result }
    let reordered = Engine.batch(workload.build(in: .structureFirst))
    defer { reordered.deallocate() }
    let trial = Engine.trial(
      workload, pool, reordered, limit: budget.buildLimit(views: workload.size))
    guard trial?.isFinished == true else { return result }
    let engine = Engine(workload, pool)
    guard engine.run(reordered, deadline: 0) == .finished else { return result }
    result.engine = engine
    return result
  }

  private func buildOnce(_ limit: Int64) -> (Engine, Int64, Int64, ReplayOutcome) {
    let deadline = deadline(after: limit)
    let watch = Stopwatch()
    let engine = Engine(workload, pool)
    let outcome = engine.run(build, deadline: deadline)
    return (engine, watch.elapsed, watch.allocations, outcome)
  }

  // MARK: Phases

  /// Replays a phase; `observe` is told after each step of the first cycle, outside the measurement.
  func measure(
    _ phase: Phase, on engine: Engine, observe: (_ step: Int, _ values: [Double]) -> Void
  ) -> PhaseMeasurement {
    let batches = phase.steps.map { Engine.batch($0.operations) }
    defer { for batch in batches { batch.deallocate() } }
    var first = PhaseSamples(phase)
    for index in phase.steps.indices {
      let watch = Stopwatch()
      let outcome = engine.run(batches[index], deadline: 0)
      if outcome != .finished {
        return PhaseMeasurement(
          labels: first.measurements(remark: Self.remark(outcome, "step \(index + 1)")),
          isSpent: true)
      }
      first.record(step: index, watch.elapsed, watch.allocations)
      observe(index, engine.values())
      // Two steps at least: an insertion comes after a removal.
      guard first.total > budget.phaseLimit, index > 0, index + 1 < batches.count else { continue }
      let isRestored =
        phase.changesValuesOnly && engine.run(batches[batches.count - 1], deadline: 0) == .finished
      return PhaseMeasurement(
        labels: first.measurements(
          remark: "stopped at the time limit after \(index + 1) of \(batches.count) steps"),
        isSpent: !isRestored)
    }
    let labels: [String: Measurement]
    if first.total >= max(budget.target, budget.phaseLimit / 3 * 2) {
      // A second cycle would take too long: the first, cold as it is, is all there is.
      labels = first.measurements(remark: nil)
    } else if phase.steps.allSatisfy({ $0.label == phase.steps[0].label }) {
      labels = measureRepeated(batches, phase, on: engine, firstCycle: first.total)
    } else {
      labels = measureAlternating(batches, phase, on: engine, first: first)
    }
    return PhaseMeasurement(labels: labels, isSpent: false)
  }

  /// All steps belong to one label: cycles are timed in bulk.
  ///
  /// Steps that are not handed over as a whole are one batch: what comes between two of them in the replay is no work of
  /// the engines'.
  private func measureRepeated(
    _ batches: [Engine.Commands], _ phase: Phase, on engine: Engine, firstCycle: Int64
  ) -> [String: Measurement] {
    let share = budget.target / Int64(budget.samples)
    let cycles = max(1, Int(min(100_000, share / max(1, firstCycle))))
    let isOneByOne = batches.allSatisfy { $0.count < Engine.fewestAtOnce }
    let cycle = Engine.batch(isOneByOne ? phase.steps.flatMap(\.operations) : [])
    defer { cycle.deallocate() }
    var samples = PhaseSamples(phase)
    budget.sample(&samples, least: budget.leastSamples) { samples in
      let watch = Stopwatch()
      if isOneByOne {
        for _ in 0..<cycles { _ = engine.runOneByOne(cycle) }
      } else {
        for _ in 0..<cycles { for batch in batches { _ = engine.run(batch, deadline: 0) } }
      }
      let (time, allocations) = (watch.elapsed, watch.allocations)
      samples.record(step: 0, time, allocations, count: cycles * batches.count)
      samples.endCycle()
      return time
    }
    return samples.measurements(remark: nil)
  }

  /// Preparations and measured steps alternate: each is timed by itself, on one engine, where it comes after the one
  /// before as in a system in use. The time that reading the clock takes is left out.
  private func measureAlternating(
    _ batches: [Engine.Commands], _ phase: Phase, on engine: Engine, first: PhaseSamples
  ) -> [String: Measurement] {
    let isShort = first.shortest < Self.shortStep
    let clock: Stopwatch.Clock = isShort ? .wall : .thread
    // A clock that shows tens of nanoseconds tells what a short step takes only on the average of many.
    let cycles = isShort ? max(1, Self.shortSample / max(1, first.total)) : 1
    var samples = PhaseSamples(phase, timeOfReading: clock.timeOfReading)
    budget.sample(&samples, least: budget.leastSamples) { samples in
      let before = samples.total
      for _ in 0..<cycles {
        for (index, batch) in batches.enumerated() {
          let watch = Stopwatch(clock)
          _ = engine.run(batch, deadline: 0)
          let (time, allocations) = (watch.elapsed, watch.allocations)
          samples.record(step: index, time, allocations)
        }
      }
      samples.endCycle()
      return samples.total - before
    }
    return samples.measurements(remark: nil)
  }

  // MARK: Results

  private static func remark(_ outcome: ReplayOutcome, _ what: String) -> String? {
    switch outcome {
    case .finished: nil
    case .stopped: "stopped at the time limit in \(what)"
    case .failed(let message): "failed in \(what): \(message)"
    }
  }
}
