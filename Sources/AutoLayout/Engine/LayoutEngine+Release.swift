extension LayoutEngine {
  /// Takes the rows apart: constraints know theirs, and rows their constraints. Called when nobody holds the
  /// engine any more.
  ///
  /// - Complexity: O(rows).
  func releaseRecords() {
    // Records that answer for one another's baselines would keep each other.
    for node in nodes.values { node.releaseBaselineSources() }
    rows.removeAll { row in
      switch row.source {
      case .constraint(let constraint) where constraint.row == row:
        constraint.row = nil
        constraint.engine = nil
      case .linear(let constraint) where constraint.row == row:
        constraint.row = nil
        constraint.engine = nil
      default: break
      }
    }
  }

  /// Gives the places of rows that went to rows to come. Called when nobody is in the middle of anything.
  func recycleRemovedRows() {
    if removedRows.isEmpty { return }
    dirtyRows.removeAll(where: \.isRemoved)
    for row in removedRows { rows.recycle(row) }
    removedRows.removeAll(keepingCapacity: true)
  }
}

extension ItemNode {
  func releaseBaselineSources() {
    rare?.firstBaselineSource = nil
    rare?.lastBaselineSource = nil
  }

  /// Forgets the rows that are about this record alone.
  func releaseOwnRows() {
    contentRows = (nil, nil)
    sizeLimitRows = (nil, nil)
    originRests = (nil, nil)
    rare?.autoresizingRows = []
    rare?.exerciseRows = []
  }
}
