import Testing
import Workloads

/// The workloads are what their descriptions say: counted, not trusted.
@Suite struct WorkloadTests {
  private func workload(_ name: String, _ views: Int) throws -> Workload {
    try #require(Family.all.first { $0.name.hasPrefix(name) }).make(views)
  }

  @Test(arguments: [10, 100, 333])
  func `W1 has 6n + 3 constraints`(views: Int) throws {
    // Two for the container, six a view, one for the bottom.
    #expect(try workload("W1", views).constraintCount == 6 * views + 3)
  }

  @Test func `W2 has about nine constraints a view`() throws {
    let count = Double(try workload("W2", 1000).constraintCount) / 1000
    #expect((8.5...9.5).contains(count))
  }

  @Test func `W6 has 68 constraints, of which 18 keep sizes from being negative`() throws {
    let card = try workload("W6", 10)
    #expect(card.constraintCount == 68)
    let nonNegative = card.build.count { operation in
      guard case .add(_, let terms, .greaterThanOrEqual, 0, nil) = operation else { return false }
      return terms.count == 1
    }
    #expect(nonNegative == 18)
  }

  @Test(arguments: [10, 30])
  func `a phase ends with the constraints it began with`(views: Int) throws {
    for family in Family.all {
      let workload = family.make(views)
      var state = SystemState(of: workload)
      state.apply(workload.build)
      for phase in workload.phases {
        let before = state.rows.map { $0 != nil }
        for step in phase.steps { state.apply(step.operations) }
        #expect(state.rows.map { $0 != nil } == before, "\(workload.name), \(phase.labels)")
      }
    }
  }

  @Test(arguments: [10, 100])
  func `slots are filled before they are changed or removed`(views: Int) {
    for family in Family.all {
      let workload = family.make(views)
      var filled = Array(repeating: false, count: workload.slotCount)
      for operation in workload.build + workload.phases.flatMap(\.steps).flatMap(\.operations) {
        switch operation {
        case .add(let slot, _, _, _, _), .addContentSize(let slot, _, _, _, _):
          #expect(!filled[Int(slot)], "\(workload.name)")
          filled[Int(slot)] = true
        case .remove(let slot):
          #expect(filled[Int(slot)], "\(workload.name)")
          filled[Int(slot)] = false
        case .setConstant(let slot, _):
          #expect(filled[Int(slot)], "\(workload.name)")
        case .addEdit, .suggest, .commit: break
        }
      }
    }
  }

  @Test func `an assessment sums violations by level, hand counted`() {
    // One variable at 5: content size 8 (3 short, compression), x <= 4 wished (1 over, hugging),
    // x >= 6 required (1 short, relative to max(1, 5, 6)).
    let terms = [Term(0, 1)]
    let workload = Workload(
      name: "hand", size: 1, variableCount: 1, slotCount: 3, terms: terms, build: [], phases: [])
    var state = SystemState(of: workload)
    state.apply([
      .addContentSize(slot: 0, terms: 0..<1, size: 8, hugging: .hugging, compression: .compression),
      .add(slot: 1, terms: 0..<1, relation: .lessThanOrEqual, constant: 4, level: .hugging),
      .add(slot: 2, terms: 0..<1, relation: .greaterThanOrEqual, constant: 6, level: nil),
    ])
    let assessment = Assessment(of: [5], in: state)
    #expect(assessment.violations.map(\.priority) == [750, 250])
    #expect(assessment.violations.map(\.sum) == [3, 1])
    #expect(abs(assessment.requiredResidual - 1.0 / 6) < 1e-15)
    #expect(!assessment.isFeasible)
    #expect(assessment.weightedSum == 3001)
  }
}
