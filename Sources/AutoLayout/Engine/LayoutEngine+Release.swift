extension LayoutEngine {
  /// Takes the rows apart: constraints know theirs, and rows their constraints. Called when nobody holds the
  /// engine any more.
  ///
  /// - Complexity: O(rows).
  func releaseRecords() {
    // Records that answer for one another's baselines would keep each other.
    for node in nodes.values { node.releaseBaselineSources() }
    rows.removeAll { $0.releaseConstraint() }
  }

  /// Gives the places of rows that went to rows to come. Called when nobody is in the middle of anything.
  func recycleRemovedRows() {
    if removedRows.isEmpty { return }
    dirtyRows.removeAll(where: \.isRemoved)
    for row in removedRows { rows.recycle(row) }
    removedRows.removeAll(keepingCapacity: true)
  }
}

extension EngineRow {
  /// Has the constraint of the row be in force no longer, unless it is so by a row of another engine.
  func releaseConstraint() {
    guard case .constraint(let constraint) = place.pointee.source, constraint.row == self else {
      return
    }
    constraint.layoutForm.take(row: nil, of: nil)
  }
}

extension ItemNode {
  func releaseBaselineSources() {
    rare?.firstBaselineSource = nil
    rare?.lastBaselineSource = nil
  }

  /// Forgets the rows that are about this record alone.
  func releaseOwnRows() {
    contentRows = PerAxis(nil, nil)
    originRests = PerAxis(nil, nil)
    rare?.autoresizingRows = []
    rare?.exerciseRows = []
  }
}
