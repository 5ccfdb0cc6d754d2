import PropertyTesting

extension Workload {
  /// The operations of the build in an order, ending in the commit. What an order does not speak of stays as given.
  public func build(in order: BuildOrder) -> [Operation] {
    let changes = build.filter { !$0.isCommit }
    let edits = changes.filter(\.isEdit)
    let constraints = changes.filter { !$0.isEdit }
    let ordered =
      switch order {
      case .given: changes
      case .backwards: constraints.reversed() + edits
      case .editsLast: constraints + edits
      case .requiredFirst: changes.first(\.isRequired)
      case .requiredLast: changes.last(\.isRequired)
      case .limitsFirst: changes.first(\.isLimit)
      case .limitsLast: changes.last(\.isLimit)
      case .contentsFirst: changes.first(\.isContentSize)
      case .contentsLast: changes.last(\.isContentSize)
      case .structureFirst:
        edits + constraints.first(\.isRequired).first { $0.isRequired && !$0.isLimit }
      case .shuffled(let seed): Self.shuffle(constraints, with: edits, seed: seed)
      }
    return ordered + [.commit]
  }

  private static func shuffle(
    _ constraints: [Operation], with edits: [Operation], seed: UInt64
  ) -> [Operation] {
    var random = RandomSource(seed: seed)
    let shuffled = constraints.shuffled(using: &random)
    return seed.isMultiple(of: 2) ? edits + shuffled : shuffled + edits
  }
}

extension [Operation] {
  /// The operations with some of them before all others, both as they were among themselves.
  fileprivate func first(_ isMoved: (Operation) -> Bool) -> [Operation] {
    filter(isMoved) + filter { !isMoved($0) }
  }

  /// The operations with some of them after all others, both as they were among themselves.
  fileprivate func last(_ isMoved: (Operation) -> Bool) -> [Operation] {
    filter { !isMoved($0) } + filter(isMoved)
  }
}
