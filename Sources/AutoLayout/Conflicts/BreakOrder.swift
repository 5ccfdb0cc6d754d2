/// Chooses which constraint of a conflict to break, as UIKit was measured to (AL-134).
///
/// The constraint with the greatest key is broken, whatever the order of activation. The key is,
/// compared in this order:
///
/// 1. the later of its items in breadth-first order (depth, order among siblings, guides last);
/// 2. its other item in the same order (of a constraint on one item, that item again);
/// 3. its relation: ≤ before ≥ before =;
/// 4. its attribute on the later item, by raw value (centerX > trailing > leading);
/// 5. its constant, the later item's side written alone on the left.
///
/// The rule explains 814 of 820 scenarios recorded on a device.
struct BreakOrder {
  private let engine: LayoutEngine

  init(_ engine: LayoutEngine) {
    self.engine = engine
  }

  /// The row to break: a user's constraint, else one of the toolkit, else an autoresizing row; nil
  /// if the rows are none of these.
  func choose(from rows: [EngineRow]) -> EngineRow? {
    // Linear constraints have no counterpart in UIKit: the latest of them yields first.
    let linear = rows.last { row in
      if case .linear = row.source { return !row.isBroken }
      return false
    }
    if let linear { return linear }
    let constraints = rows.filter { $0.constraint != nil && !$0.isBroken }
    let own = constraints.filter { $0.constraint?.isSystem == false }
    if let chosen = greatest(own.isEmpty ? constraints : own) { return chosen }
    return rows.last { row in
      if case .autoresizing = row.source { return !row.isBroken }
      return false
    }
  }

  private struct Key {
    var later: [Int]
    var other: [Int]
    var relation: Int
    var attribute: Int
    var constant: Double
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
    guard let constraint = row.constraint,
      let firstItem = constraint.firstItem, let first = engine.node(for: firstItem)
    else { return nil }
    let firstRank = rank(first)
    let secondRank = constraint.secondItem.flatMap { engine.node(for: $0) }.map(rank)
    let isFirstLater = secondRank.map { !isBefore(firstRank, $0) } ?? true
    // Written with the second item alone on the left, the relation turns round.
    let relation = isFirstLater ? constraint.relation : constraint.relation.mirrored
    return Key(
      later: isFirstLater ? firstRank : secondRank ?? firstRank,
      other: isFirstLater ? secondRank ?? firstRank : firstRank,
      relation: strength(relation),
      attribute: isFirstLater
        ? constraint.firstAttribute.rawValue : constraint.secondAttribute.rawValue,
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
    if a.attribute != b.attribute { return a.attribute < b.attribute }
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
