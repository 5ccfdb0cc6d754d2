import Cassowary

extension LayoutEngine {
  /// Puts `constraint` in force at the next `solve()`.
  ///
  /// Installing a constraint that is in force here already does nothing; one that is in force in
  /// another engine is taken out there first.
  ///
  /// - Parameter owner: the item that holds the constraint, whose direction and origin it is read
  ///   by (AL-9, AL-82); the nearest common ancestor of its items unless given (AL-29).
  /// - Throws: why it cannot be; nothing has changed then.
  /// - Complexity: proportional to the depth of the items below their common ancestor.
  public func install(
    _ constraint: LayoutConstraint, owner: (any LayoutItem)? = nil
  ) throws(LayoutEngineError) {
    // Only who is in force somewhere is asked where.
    if constraint.row != nil, constraint.engine === self { return }
    guard let firstItem = constraint.firstItem else {
      throw .itemReleased(constraint: constraint.shortText)
    }
    guard let first = node(for: firstItem) else { throw noCommonAncestor(constraint) }
    var ancestor = first
    var second: ItemNode?
    if constraint.hasSecondItem {
      guard let secondItem = constraint.secondItem else {
        throw .itemReleased(constraint: constraint.shortText)
      }
      guard let node = node(for: secondItem), let common = ItemNode.commonAncestor(first, node)
      else { throw noCommonAncestor(constraint) }
      second = node
      ancestor = common
    }
    if let owner {
      guard let ownerNode = node(for: owner), ownerNode.contains(ancestor) else {
        throw .ownerNotAncestor(constraint: constraint.shortText, owner: owner.layoutName)
      }
      ancestor = ownerNode
    }
    if constraint.row != nil { constraint.engine?.uninstall(constraint) }
    mention(first)
    if let second { mention(second) }
    let row = makeRow(.constraint(constraint), owner: ancestor)
    row.items = (first, second)
    constraint.engine = self
    constraint.row = row
  }

  private func noCommonAncestor(_ constraint: LayoutConstraint) -> LayoutEngineError {
    .noCommonAncestor(
      firstAnchor: constraint.firstAnchorText, secondAnchor: constraint.secondAnchorText)
  }

  /// Takes `constraint` out of force at the next `solve()`; nothing if it is not in force here.
  public func uninstall(_ constraint: LayoutConstraint) {
    guard constraint.engine === self, let row = constraint.row else { return }
    remove(row)
  }

  /// The constraints in force, in order of installation.
  ///
  /// - Complexity: O(n log n) for n rows; meant for inspection.
  public var constraints: [LayoutConstraint] {
    var rows: [Int: EngineRow] = [:]
    for node in nodes.values {
      for row in node.dependents where row.constraint != nil { rows[row.id] = row }
    }
    for row in markedRows where !row.isRemoved && row.constraint != nil { rows[row.id] = row }
    return rows.values.sorted { $0.id < $1.id }.compactMap(\.constraint)
  }

  // MARK: Rows

  /// Makes a row that the next flush will express and add.
  func makeRow(_ source: EngineRow.Source, owner: ItemNode?) -> EngineRow {
    let row = rows.make(EngineRowRecord(id: rowCount, source: source, owner: owner))
    rowCount += 1
    markDirty(row)
    return row
  }

  /// Has `row` expressed again by the next flush.
  func markDirty(_ row: EngineRow) {
    guard !row.isDirty, !row.isRemoved else { return }
    row.isDirty = true
    if isTelling { waitingRows.append(row) } else { dirtyRows.append(row) }
  }

  /// Drops `row` for good.
  func remove(_ row: EngineRow) {
    guard !row.isRemoved else { return }
    row.isRemoved = true
    removedRows.append(row)
    detach(row)
    row.disconnect()
    if !brokenRows.isEmpty { brokenRows[row.id] = nil }
    row.isBroken = false
    if let constraint = row.constraint {
      constraint.row = nil
      constraint.engine = nil
    }
    if case .linear(let constraint) = row.source {
      constraint.row = nil
      constraint.engine = nil
    }
  }

  /// Takes the solver's row of `row` out at the next flush.
  func detach(_ row: EngineRow) {
    guard !row.handles.isEmpty else { return }
    deadHandles.append(contentsOf: row.handles)
    for handle in row.handles { rowOfHandle[handle.place] = nil }
    row.handles = RowHandles()
    countOrigins(row, by: -1)
  }
}
