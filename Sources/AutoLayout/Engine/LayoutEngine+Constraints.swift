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
    _ constraint: any LayoutConstraining, owner: (any LayoutItem)? = nil
  ) throws(LayoutEngineError) {
    let form = constraint.layoutForm
    // Only who is in force somewhere is asked where.
    if form.row != nil, form.engine === self { return }
    let place = try place(of: form, owner: owner)
    if form.row != nil { form.engine?.uninstall(constraint) }
    constraint.layoutForm.take(row: makeRow(of: constraint, at: place), of: self)
  }

  /// The records of the item that holds a constraint, and of those that it relates.
  struct ConstraintPlace {
    let owner: ItemNode
    var first: ItemNode?
    var second: ItemNode?
  }

  /// Where a constraint has its place in the tree.
  ///
  /// - Throws: why it has none.
  func place(
    of constraint: ConstraintForm, owner: (any LayoutItem)?
  ) throws(LayoutEngineError) -> ConstraintPlace {
    if let sum = constraint.sum {
      return ConstraintPlace(owner: try self.owner(of: sum, in: constraint))
    }
    guard let firstItem = constraint.first?.item else {
      throw .itemReleased(constraint: constraint.text)
    }
    guard let first = node(for: firstItem) else { throw noCommonAncestor(constraint) }
    var ancestor = first
    var second: ItemNode?
    if constraint.hasSecondItem {
      guard let secondItem = constraint.second?.item else {
        throw .itemReleased(constraint: constraint.text)
      }
      guard let node = node(for: secondItem), let common = ItemNode.commonAncestor(first, node)
      else { throw noCommonAncestor(constraint) }
      second = node
      ancestor = common
    }
    if let owner {
      guard let ownerNode = node(for: owner), ownerNode.contains(ancestor) else {
        throw .ownerNotAncestor(constraint: constraint.text, owner: owner.layoutName)
      }
      ancestor = ownerNode
    }
    return ConstraintPlace(owner: ancestor, first: first, second: second)
  }

  private func noCommonAncestor(_ constraint: ConstraintForm) -> LayoutEngineError {
    .noCommonAncestor(
      firstAnchor: constraint.firstAnchorText, secondAnchor: constraint.secondAnchorText)
  }

  func makeRow(of constraint: any LayoutConstraining, at place: ConstraintPlace) -> EngineRow {
    if let first = place.first { mention(first) }
    if let second = place.second { mention(second) }
    let row = makeRow(.constraint(constraint), owner: place.owner)
    row.items = (place.first, place.second)
    list(row)
    return row
  }

  /// Takes `constraint` out of force at the next `solve()`; nothing if it is not in force here.
  public func uninstall(_ constraint: any LayoutConstraining) {
    guard constraint.engine === self, let row = constraint.row else { return }
    remove(row)
  }

  /// The constraints in force, in order of installation.
  ///
  /// - Complexity: O(n log n) for n rows; meant for inspection.
  public var constraints: [any LayoutConstraining] {
    var rows = Array(sums.values)
    for node in nodes.values {
      node.forEachNamingRow { row in if row.items.first === node { rows.append(row) } }
    }
    return rows.sorted { $0.id < $1.id }.compactMap(\.constraint)
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
    unlist(row)
    if !brokenRows.isEmpty { brokenRows[row.id] = nil }
    row.isBroken = false
    row.releaseConstraint()
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
