/// A cycle of steps that leaves the system as it found it, so that it can be repeated.
public struct Phase: Sendable {
  /// The labels of `steps`, each with the goal it is measured against.
  public let expectations: [String: Expectation]
  public let steps: [Step]
  /// From this number of views on, the peer takes seconds for a single one of these steps (which no
  /// time limit can interrupt), and quick runs leave it out; nil for never.
  public let slowForPeerFrom: Int?

  public init(
    _ expectations: [String: Expectation], slowForPeerFrom: Int? = nil, steps: [Step]
  ) {
    self.expectations = expectations
    self.slowForPeerFrom = slowForPeerFrom
    self.steps = steps
  }

  public init(
    _ label: String, _ expectation: Expectation, slowForPeerFrom: Int? = nil,
    steps: [[Operation]]
  ) {
    self.init(
      [label: expectation], slowForPeerFrom: slowForPeerFrom, steps: steps.map { Step(label, $0) })
  }

  /// The labels in the order of their first step.
  public var labels: [String] {
    var seen: [String] = []
    for case let label? in steps.map(\.label) where !seen.contains(label) { seen.append(label) }
    return seen
  }

  /// Whether no step adds or removes a constraint. Every step of such a phase sets the same constants,
  /// so that the last step alone brings the system to the end of the cycle.
  public var changesValuesOnly: Bool {
    steps.allSatisfy { step in
      step.operations.allSatisfy { operation in
        switch operation {
        case .setConstant, .suggest, .commit: true
        case .add, .addContentSize, .addEdit, .remove: false
        }
      }
    }
  }
}
