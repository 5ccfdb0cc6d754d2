import Workloads

/// Runs one workload on both engines, compares what they answer, and collects rows of the report.
struct Comparator {
  let budget: Budget
  let highs: Highs?
  /// HiGHS solves up to this many views; beyond, cold solves take too long.
  let highsLimit: Int
  /// Whether kiwi takes part, and phases in which a single step takes it seconds as well.
  let peer: PeerParticipation
  /// The phases besides the build.
  let phases: PhaseFilter

  /// One workload on both engines.
  func compare(_ workload: Workload) -> (rows: [ResultRow], counts: SystemCounts) {
    let ourMeasurer = Measurer<CassowaryReplay>(workload, budget: budget)
    let kiwiMeasurer = Measurer<KiwiReplay>(workload, budget: budget)
    defer {
      ourMeasurer.close()
      kiwiMeasurer.close()
    }
    var state = SystemState(of: workload)
    state.apply(workload.build)

    let ours = ourMeasurer.measureBuild()
    let theirs = peer == .none ? nil : kiwiMeasurer.measureBuild()
    let counts = SystemCounts(
      workload: workload.name, size: workload.size, variables: workload.variableCount,
      constraints: workload.constraintCount, rows: state.rowCount, nonzeros: state.nonzeroCount,
      heapBytes: ours.heapBytes,
      peerHeapBytes: theirs?.heapBytes,
      buildAllocations: ours.time.allocations)
    var rows = buildRows(workload, state, ours, theirs)
    guard let engine = ours.engine else { return (rows, counts) }

    var peerEngine = theirs?.engine
    var isSpent = false
    for phase in workload.phases where includes(phase) {
      var afterwards = state
      for step in phase.steps { afterwards.apply(step.operations) }

      let mine = assess(phase, state) { ourMeasurer.measure(phase, on: engine, observe: $0) }
      var yours: (result: PhaseMeasurement, answers: [Assessment])?
      var absence = theirs?.time.remark
      var origin: String?
      if let peerEngine, workload.size < phase.slowForPeerFrom ?? .max {
        if theirs?.isStopped == true { origin = "kiwi was built in another order" }
        yours = assess(phase, state) { kiwiMeasurer.measure(phase, on: peerEngine, observe: $0) }
      } else if peerEngine != nil {
        absence = "left out: a single step takes kiwi seconds"
      }
      var agree: Bool?
      if let yours, !yours.answers.isEmpty {
        agree = zip(mine.answers, yours.answers).allSatisfy { $0.agrees(with: $1) }
      } else if let last = mine.answers.last, mine.answers.count == phase.steps.count {
        agree = agreesWithHighs(last, workload, afterwards)
      }
      for label in phase.labels {
        let our = mine.result.labels[label]
        let their = yours?.result.labels[label]
        rows.append(
          ResultRow(
            workload: workload.name, phase: label, size: workload.size,
            expectation: phase.expectations[label] ?? .none, ours: our?.microseconds,
            peer: Self.kiwi,
            theirs: their?.microseconds, agree: agree, allocations: our?.allocations,
            note: Self.note(
              our?.remark.map { "ours: \($0)" },
              their == nil ? absence : Self.note(their?.remark, origin))))
      }
      if yours?.result.isSpent == true { peerEngine = nil }
      isSpent = mine.result.isSpent
      if isSpent { break }
      state = afterwards
    }
    if budget.measuresTwice {
      if !isSpent { measureAgain(workload, &rows, ourMeasurer, kiwiMeasurer, peerEngine) }
      setBuildTimes(
        in: &rows, ourMeasurer.measureBuildAgain(ours)?.time,
        kiwiMeasurer.measureBuildAgain(theirs)?.time)
    }
    return (rows, counts)
  }

  // MARK: Build

  static var build: String { "build" }
  static var kiwi: String { "kiwi" }

  private func buildRows(
    _ workload: Workload, _ state: SystemState, _ ours: BuildMeasurement<CassowaryReplay>,
    _ theirs: BuildMeasurement<KiwiReplay>?
  ) -> [ResultRow] {
    let answer = ours.engine.map { Assessment(of: $0.values(), in: state) }
    let solution =
      workload.size <= highsLimit ? highs?.solve(LinearProgram(state)) : nil
    let optimum = solution.map {
      Assessment(of: Array($0.values.prefix(workload.variableCount)), in: state)
    }
    var row = ResultRow(
      workload: workload.name, phase: Self.build, size: workload.size, expectation: .build,
      ours: answer == nil ? nil : ours.time.microseconds, peer: Self.kiwi,
      theirs: theirs?.time.microseconds, allocations: ours.time.allocations,
      note: Self.note(ours.time.remark.map { "ours: \($0)" }, theirs?.time.remark))
    row.isLowerBound = theirs?.isStopped ?? false
    if let answer {
      if let engine = theirs?.engine {
        row.agree = answer.agrees(with: Assessment(of: engine.values(), in: state))
      } else if let optimum {
        row.agree = answer.agrees(with: optimum)
      }
    }
    var rows = [row]
    if let solution, let optimum {
      row.peer = "HiGHS"
      row.theirs = solution.microseconds
      row.isLowerBound = false
      row.agree = answer.map { $0.agrees(with: optimum) }
      row.note = ours.time.remark
      rows.append(row)
    }
    return rows
  }

  /// Measures the phases whose steps take us less than a millisecond once more, after all phases, and enters what is
  /// shorter: on both sides, or on none.
  ///
  /// Our solver is built anew for it: which of several equally good answers there is depends on the phases before, and on
  /// it how much moves in a step.
  private func measureAgain(
    _ workload: Workload, _ rows: inout [ResultRow], _ ourMeasurer: Measurer<CassowaryReplay>,
    _ kiwiMeasurer: Measurer<KiwiReplay>, _ peerEngine: KiwiReplay?
  ) {
    guard let engine = ourMeasurer.makeEngine() else { return }
    var peerEngine = peerEngine
    for phase in workload.phases where includes(phase) {
      let labels = phase.labels
      let indices = rows.indices.filter { labels.contains(rows[$0].phase) }
      let areShort = indices.allSatisfy { (rows[$0].ours ?? .infinity) < Self.shortStep }
      if indices.isEmpty || !areShort { continue }
      let isCompared = indices.contains { rows[$0].theirs != nil }
      let yours =
        isCompared ? peerEngine.map { kiwiMeasurer.measure(phase, on: $0) { _, _ in } } : nil
      if isCompared && yours == nil { continue }
      let mine = ourMeasurer.measure(phase, on: engine) { _, _ in }
      for index in indices {
        let theirs = yours?.labels[rows[index].phase]
        if rows[index].theirs != nil && theirs == nil { continue }
        setShorter(&rows[index].ours, mine.labels[rows[index].phase])
        setShorter(&rows[index].theirs, theirs)
      }
      if mine.isSpent { return }
      if yours?.isSpent == true { peerEngine = nil }
    }
  }

  private func setShorter(_ time: inout Double?, _ again: Measurement?) {
    if let earlier = time, let again { time = min(earlier, again.microseconds) }
  }

  /// Microseconds.
  private static var shortStep: Double { 1000 }

  /// Enters times that were measured after the phases.
  private func setBuildTimes(
    in rows: inout [ResultRow], _ ours: Measurement?, _ theirs: Measurement?
  ) {
    for index in rows.indices where rows[index].phase == Self.build {
      if let ours { rows[index].ours = ours.microseconds }
      if let theirs, rows[index].peer == Self.kiwi { rows[index].theirs = theirs.microseconds }
    }
  }

  private func includes(_ phase: Phase) -> Bool {
    phase.labels.contains(where: phases.includes)
  }

  // MARK: Answers

  /// Measures a phase and judges the answer after each step of its first cycle.
  private func assess(
    _ phase: Phase, _ initial: SystemState,
    _ measure: ((Int, [Double]) -> Void) -> PhaseMeasurement
  ) -> (result: PhaseMeasurement, answers: [Assessment]) {
    var state = initial
    var answers: [Assessment] = []
    let result = measure { step, values in
      state.apply(phase.steps[step].operations)
      answers.append(Assessment(of: values, in: state))
    }
    return (result, answers)
  }

  private func agreesWithHighs(
    _ answer: Assessment, _ workload: Workload, _ state: SystemState
  ) -> Bool? {
    guard workload.size <= min(1000, highsLimit), let optimum = highs?.optimum(of: state) else {
      return nil
    }
    return answer.agrees(with: optimum)
  }

  private static func note(_ parts: String?...) -> String? {
    let parts = parts.compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
