/// Changes of several kinds in one transaction, and the one that puts back what they took away.
///
/// No constraint is removed twice, and none is changed while it is away: a change that would do so is left out.
public struct RandomTransaction: Sendable {
  private var operations: [Operation] = []
  /// Slots whose constraint was removed, whether it came again or not.
  private var removed: Set<Int32> = []
  /// The additions of the constraints that are away, in the order in which they went.
  private var missing: [(slot: Int32, addition: Operation)] = []

  /// The changes, ending in a commit.
  public var changes: [Operation] { operations + [.commit] }

  /// The constraints that the changes leave away, as they were built, and a commit; nil if there are none.
  public var wayBack: [Operation]? {
    missing.isEmpty ? nil : missing.map(\.addition) + [.commit]
  }

  mutating func set(_ slot: Int32, to size: Double) {
    guard !missing.contains(where: { $0.slot == slot }) else { return }
    operations.append(.setConstant(slot: slot, to: size))
  }

  mutating func suggest(_ value: Double, for variable: Int32) {
    operations.append(.suggest(variable: variable, value: value))
  }

  mutating func remove(_ slot: Int32, addedBy addition: Operation) {
    guard removed.insert(slot).inserted else { return }
    operations.append(.remove(slot: slot))
    missing.append((slot, addition))
  }

  mutating func removeAndAddAgain(_ slot: Int32, addedBy addition: Operation) {
    guard removed.insert(slot).inserted else { return }
    operations += [.remove(slot: slot), addition]
  }
}
