/// Chooses which constraint of a conflict to break, as UIKit was measured to (AL-134).
///
/// The constraint with the greatest key is broken, whatever the order of activation. The key is,
/// compared in this order:
///
/// 1. the later of its items in breadth-first order (depth, order among siblings, guides last);
/// 2. its other item in the same order (of a constraint on one item, that item again);
/// 3. its relation: ≤ before ≥ before =;
/// 4. its attribute on the later item, by raw value, as far as that is no edge (a centre before edges);
/// 5. which item is written first: the earlier one (a container, mostly) before the later one;
/// 6. the edge of the later item by raw value (trailing before leading), and the other way round where
///    the earlier item is written first;
/// 7. its constant, the later item's side written alone on the left.
///
/// Constraints that a stack makes are ranked with those of authors; what follows from an autoresizing
/// mask yields last. The rule explains 814 of 820 scenarios recorded on a device, and the published
/// logs of iOS 9 to 13 with stacks and masks in them (UM-1501, UM-1502).
struct BreakOrder {
  private let engine: LayoutEngine

  init(_ engine: LayoutEngine) {
    self.engine = engine
  }

  /// The row to break: a constraint, an author's or a stack's, else an autoresizing row; nil
  /// if the rows are none of these.
  func choose(from rows: [EngineRow]) -> EngineRow? {
    // Sums have no counterpart in UIKit: the latest of them yields first.
    if let sum = rows.last(where: { $0.isSum && !$0.isBroken }) { return sum }
    if let chosen = greatest(rows.filter { $0.isConstraint && !$0.isBroken }) { return chosen }
    return rows.last { row in
      if case .autoresizing = row.source { return !row.isBroken }
      return false
    }
  }

  private struct Key {
    var later: [Int]
    var other: [Int]
    var relation: Int
    var attribute: LayoutAttribute
    /// Whether the earlier item is written first.
    var isTurned: Bool
    var constant: Double

    private var isEdge: Bool { attribute.rawValue <= LayoutAttribute.trailing.rawValue }
    /// The attribute by raw value, all edges alike.
    var kind: Int { isEdge ? 0 : attribute.rawValue }
    /// The edge by raw value, turned round with the constraint.
    var edge: Int { isTurned ? -attribute.rawValue : attribute.rawValue }
  }

  private func greatest(_ rows: [EngineRow]) -> EngineRow? {
    var best: (row: EngineRow, key: Key)?
    for row in rows {
      guard let key = key(row) else { continue }
      // Rows come in order of installation, so an equal key leaves the earlier row standing.
      if best.map({ isLess($0.key, key) }) ?? true { best = (row, key) }
    }
    return best?.row
  }

  private func key(_ row: EngineRow) -> Key? {
    guard let constraint = row.constraint?.layoutForm, let firstItem = constraint.first?.item,
      let first = engine.node(for: firstItem)
    else { return nil }
    let firstRank = rank(first)
    let secondRank = constraint.second?.item.flatMap { engine.node(for: $0) }.map(rank)
    let isFirstLater = secondRank.map { !isBefore(firstRank, $0) } ?? true
    // Written with the second item alone on the left, the relation turns round.
    let relation = isFirstLater ? constraint.relation : constraint.relation.mirrored
    return Key(
      later: isFirstLater ? firstRank : secondRank ?? firstRank,
      other: isFirstLater ? secondRank ?? firstRank : firstRank,
      relation: strength(relation),
      attribute: isFirstLater
        ? constraint.firstAttribute : constraint.secondAttribute,
      isTurned: !isFirstLater,
      constant: isFirstLater ? constraint.constant : -constraint.constant)
  }

  private func strength(_ relation: LayoutRelation) -> Int {
    switch relation {
    case .equal: 0
    case .greaterThanOrEqual: 1
    case .lessThanOrEqual: 2
    }
  }

  private func isLess(_ a: Key, _ b: Key) -> Bool {
    if a.later != b.later { return isBefore(a.later, b.later) }
    if a.other != b.other { return isBefore(a.other, b.other) }
    if a.relation != b.relation { return a.relation < b.relation }
    if a.kind != b.kind { return a.kind < b.kind }
    if a.isTurned != b.isTurned { return b.isTurned }
    if a.edge != b.edge { return a.edge < b.edge }
    return a.constant < b.constant
  }

  /// The places among siblings from the root down: breadth-first order is by length, then by
  /// first difference.
  private func rank(_ node: ItemNode) -> [Int] {
    node.pathToRoot.reversed().map { $0.item?.layoutSiblingIndex ?? $0.index }
  }

  private func isBefore(_ a: [Int], _ b: [Int]) -> Bool {
    if a.count != b.count { return a.count < b.count }
    return a.lexicographicallyPrecedes(b)
  }
}
