extension LayoutEngine {
  /// Takes the records apart: items, rows and constraints know each other, and would keep one another
  /// for ever. Called when nobody holds the engine any more.
  ///
  /// Parents let go of their children one by one, so that a deep tree does not unwind as one deep
  /// recursion.
  ///
  /// - Complexity: O(items + rows).
  func releaseRecords() {
    for row in markedRows {
      row.releaseConstraint()
      // It may still read a record that has left.
      row.disconnect()
    }
    // Records hold rows and rows records. It is enough that records let go: each row that was expressed is
    // a dependent of those it reads.
    for node in nodes.values {
      for row in node.dependents { row.releaseConstraint() }
      node.releaseReferences()
    }
  }
}

extension EngineRow {
  /// Has the row's constraint forget the row; the row itself lives on only as long as somebody asks it.
  fileprivate func releaseConstraint() {
    switch source {
    case .constraint(let constraint): if constraint.row === self { constraint.row = nil }
    case .linear(let constraint): if constraint.row === self { constraint.row = nil }
    default: break
    }
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
    sizeLimitRows = (nil, nil)
    autoresizingRows = []
    originRests = (nil, nil)
    exerciseRows = []
  }
}
