// Rows of constraints are found at the items that they name, and list nobody: all else that an expression reads lies on the
// ways from these items to the one that holds the constraint.

extension ItemNode {
  /// The side of a constraint on which an item is named.
  enum Side: CaseIterable {
    case first
    case second
  }

  /// Has a row that names the item begin the list of those.
  func list(_ row: EngineRow, _ side: Side) {
    let next = side == .first ? namingRows.first : namingRows.second
    row.place.pointee[side] = EngineRowRecord.Neighbours(previous: nil, next: next)
    next?.place.pointee[side].previous = row
    begin(with: row, side)
  }

  /// Takes a row out of the list.
  func unlist(_ row: EngineRow, _ side: Side) {
    let (previous, next) = (row.place.pointee[side].previous, row.place.pointee[side].next)
    if let previous { previous.place.pointee[side].next = next } else { begin(with: next, side) }
    next?.place.pointee[side].previous = previous
  }

  private func begin(with row: EngineRow?, _ side: Side) {
    if side == .first { namingRows.first = row } else { namingRows.second = row }
  }

  /// Calls `body` for each row whose constraint names the item, once; it may take the row out.
  func forEachNamingRow(_ body: (EngineRow) -> Void) {
    for side in Side.allCases {
      var next = side == .first ? namingRows.first : namingRows.second
      while let row = next {
        next = row.place.pointee[side].next
        if side == .first || row.items.first !== self { body(row) }
      }
    }
  }
}

extension LayoutEngine {
  /// Has the row of a constraint found at the items that it names.
  func list(_ row: EngineRow) {
    let (first, second) = row.items
    first?.list(row, .first)
    second?.list(row, .second)
    if row.isSum { sums[row.id] = row }
  }

  /// Has nobody find a row any more.
  func unlist(_ row: EngineRow) {
    let (first, second) = row.items
    first?.unlist(row, .first)
    second?.unlist(row, .second)
    if row.isSum { sums[row.id] = nil }
    forgetNotes(of: row)
  }

  /// Marks the rows that read what is recorded about `node`: those about it and its children, those of constraints that an
  /// item at or above it holds and that name it or an item below it, and sums.
  ///
  /// - Complexity: O(items at and below `node` + rows that name them + sums).
  func invalidate(_ node: ItemNode) {
    for row in node === rootNode ? rootRows + node.ownRows : node.ownRows { markDirty(row) }
    for item in subtree(of: node) {
      // Masks of children, and pulls at guides.
      if let rare = item.rare {
        for row in rare.autoresizingRows + rare.exerciseRows { markDirty(row) }
      }
      // The place of a keyboard guide is one in the root.
      let readsWay = if case .keyboard = item.form { true } else { false }
      item.forEachNamingRow { row in
        if let owner = row.owner, readsWay || owner.depth <= node.depth { markDirty(row) }
      }
    }
    for row in sums.values { markDirty(row) }
    invalidateBaselines(above: node)
  }

  /// Marks the rows that read baselines for which an item at or below `node` may answer.
  func invalidateBaselines(above node: ItemNode) {
    var next = node.parent
    while let item = next {
      if let rare = item.rare, rare.firstBaselineSource != nil || rare.lastBaselineSource != nil {
        invalidate(item, .baselines)
      }
      next = item.parent
    }
  }

  // MARK: What few rows read

  /// Marks the rows that read one of the `edges` of the margins of `node`, or of the guide it is, or its baselines.
  func invalidate(_ node: ItemNode, _ edges: EdgeSet) {
    guard let rare = node.rare else { return }
    for (row, read) in rare.insetDependents.values where !read.isDisjoint(with: edges) {
      markDirty(row)
    }
  }

  /// Has records know that a row was expressed from their scroll offsets, margins or baselines.
  func takeNotes(of row: EngineRow, _ expressing: Expressing) {
    if row.isNoted { forgetNotes(of: row) }
    if expressing.offsetInputs.isEmpty, expressing.insetInputs.isEmpty { return }
    row.isNoted = true
    for node in expressing.offsetInputs { node.madeRare.offsetDependents[row.id] = row }
    for (node, edges) in expressing.insetInputs {
      node.madeRare.insetDependents[row.id] = (row, edges)
    }
    notedNodes[row.id] = expressing.offsetInputs + expressing.insetInputs.map(\.node)
  }

  private func forgetNotes(of row: EngineRow) {
    guard row.isNoted else { return }
    row.isNoted = false
    for node in notedNodes.removeValue(forKey: row.id) ?? [] {
      node.rare?.offsetDependents[row.id] = nil
      node.rare?.insetDependents[row.id] = nil
    }
  }
}
