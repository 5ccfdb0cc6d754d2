/// A workload for every size.
public struct Family: Sendable {
  public let name: String
  /// One sentence for the report.
  public let summary: String
  public let make: @Sendable (_ views: Int) -> Workload

  /// Every family, in the order of the report.
  public static let all: [Family] = [
    .pinnedStack, .tree, .table, .churn, .distinctPriorities, .card, .threeLevelColumn,
    .equalWidths, .sharedTable, .longRow, .deepHierarchy, .collectionView, .movingTree,
    .hierarchyRemoval,
  ]
}
