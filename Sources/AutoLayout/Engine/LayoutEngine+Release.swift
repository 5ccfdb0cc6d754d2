extension LayoutEngine {
  /// Takes the records apart: items, rows and constraints know each other, and would keep one another
  /// for ever. Called when nobody holds the engine any more.
  ///
  /// Parents let go of their children one by one, so that a deep tree does not unwind as one deep
  /// recursion.
  ///
  /// - Complexity: O(items + rows).
  func releaseRecords() {
    for row in markedRows { release(row) }
    for row in rootRows { release(row) }
    for row in rowOfHandle.values { release(row) }
    for node in nodes.values {
      for row in node.dependents { release(row) }
      for row in node.ownRows { release(row) }
      node.releaseReferences()
    }
  }

  /// Lets a row's constraint and items go.
  private func release(_ row: EngineRow) {
    switch row.source {
    case .constraint(let constraint) where constraint.row === row: constraint.row = nil
    case .linear(let constraint) where constraint.row === row: constraint.row = nil
    default: break
    }
    row.releaseReferences()
  }
}

extension ItemNode {
  /// Forgets every other record.
  fileprivate func releaseReferences() {
    children = []
    parent = nil
    dependents = []
    offsetDependents = [:]
    insetDependents = [:]
    releaseOwnRows()
    scroll = nil
  }

  /// Forgets the rows that are about this record alone: each holds the record in turn.
  func releaseOwnRows() {
    contentRows = (nil, nil)
    sizeLimitRows = []
    autoresizingRows = []
    originRests = (nil, nil)
    exerciseRows = []
  }
}
