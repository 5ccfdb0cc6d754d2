/// A workload for every size.
public struct Family: Sendable {
  public let name: String
  /// One sentence for the report.
  public let summary: String
  public let make: @Sendable (_ views: Int) -> Workload

  public init(
    name: String, summary: String, make: @escaping @Sendable (_ views: Int) -> Workload
  ) {
    self.name = name
    self.summary = summary
    self.make = make
  }

  /// Every family, in the order of the report.
  public static let all: [Family] = [
    .pinnedStack, .tree, .table, .churn, .distinctPriorities, .card, .threeLevelColumn,
    .equalWidths, .sharedTable, .longRow, .deepHierarchy, .collectionView, .movingTree,
    .hierarchyRemoval, .stackOfStacks,
  ]
}
