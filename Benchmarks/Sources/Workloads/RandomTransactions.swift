import PropertyTesting

/// An endless stream of transactions of chance on a workload that has been built: the same for the same seed.
///
/// Each has 1, 2, 4, 10, 40 or 200 changes, of all kinds alike where the workload has them: contents get other sizes,
/// edit variables other suggestions, constraints go, or go and come again. Put its way back between a transaction and
/// the next: what the next one removes has to be there.
public struct RandomTransactions: Sequence, IteratorProtocol, Sendable {
  private let constraints: [(slot: Int32, addition: Operation)]
  /// The sizes and the suggestions of the build, by which changes are measured.
  private let contents: [(slot: Int32, size: Double)]
  private let suggestions: [(variable: Int32, value: Double)]
  private var random: RandomSource

  private static let changeCounts = [1, 2, 4, 10, 40, 200]

  /// - Precondition: The build of the workload has a constraint.
  public init(of workload: Workload, seed: UInt64) {
    constraints = workload.build.compactMap { operation in
      operation.filledSlot.map { ($0, operation) }
    }
    precondition(!constraints.isEmpty, "nothing to change in \(workload.name)")
    contents = workload.build.compactMap { operation in
      guard case .addContentSize(let slot, _, let size, _, _) = operation else { return nil }
      return (slot, size)
    }
    suggestions = workload.build.compactMap { operation in
      guard case .suggest(let variable, let value) = operation else { return nil }
      return (variable, value)
    }
    random = RandomSource(seed: seed)
  }

  public mutating func next() -> RandomTransaction? {
    var transaction = RandomTransaction()
    for _ in 0..<pick(Self.changeCounts) { addChange(to: &transaction) }
    return transaction
  }

  private mutating func addChange(to transaction: inout RandomTransaction) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where !contents.isEmpty:
      let content = pick(contents)
      transaction.set(
        content.slot, to: content.size * Double.random(in: 0.3...2, using: &random))
    case 1 where !suggestions.isEmpty:
      let edit = pick(suggestions)
      transaction.suggest(
        edit.value * Double.random(in: 0.4...1.5, using: &random), for: edit.variable)
    case 2:
      let constraint = pick(constraints)
      transaction.remove(constraint.slot, addedBy: constraint.addition)
    default:
      let constraint = pick(constraints)
      transaction.removeAndAddAgain(constraint.slot, addedBy: constraint.addition)
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }
}
