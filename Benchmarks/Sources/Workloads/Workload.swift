/// A system and what happens to it, as data that every engine replays.
public struct Workload: Sendable {
  public let name: String
  /// The number of views asked for; what is built may round it to whole rows or cards.
  public let size: Int
  public let variableCount: Int
  public let slotCount: Int
  /// The pool that the ranges of the operations index.
  public let terms: [Term]
  /// From nothing to the first solution, ending in a commit.
  public let build: [Operation]
  public let phases: [Phase]
  /// Whether kiwi gets through the build much faster with ``BuildOrder/structureFirst``, which then brings it
  /// to the phases when the given order takes too long.
  public let isFasterStructureFirst: Bool

  /// The number of constraints as an engine without two-sided rows counts them, edits left out.
  public var constraintCount: Int {
    build.reduce(0) { count, operation in
      switch operation {
      case .add: count + 1
      case .addContentSize: count + 2
      case .remove: count - 1
      default: count
      }
    }
  }

  public init(
    name: String, size: Int, variableCount: Int, slotCount: Int, terms: [Term],
    build: [Operation], phases: [Phase], isFasterStructureFirst: Bool = false
  ) {
    self.name = name
    self.size = size
    self.variableCount = variableCount
    self.slotCount = slotCount
    self.terms = terms
    self.build = build
    self.phases = phases
    self.isFasterStructureFirst = isFasterStructureFirst
  }
}
