import Cassowary

// A position that no row mentions any more would keep what it was last. It is drawn to the origin
// instead, so that a layout does not show by which edits it came about (AL-116). Only such positions
// have a row for it: rows on all would tie the multipliers of a long chain of items together, and
// an edit at its end would cost its length.

extension LayoutEngine {
  /// Counts a row that was installed, or is being taken out, with the positions it mentions.
  func countOrigins(_ row: EngineRow, by change: Int) {
    if case .originRest = row.place.pointee.source { return }
    // By number, and in place: a copy of the terms would be one of all that a row can have.
    for number in 0..<row.place.pointee.terms.count {
      let variable = row.place.pointee.terms[number].variable
      guard let node = nodeOfVariable[variable.place], let variables = node.variables else {
        continue
      }
      if variable == variables.minX {
        node.originUses.horizontal += change
      } else if variable == variables.minY {
        node.originUses.vertical += change
      } else {
        continue
      }
      if change < 0 { looseNodes.append(node) }
      if change > 0, node.originRests.horizontal != nil || node.originRests.vertical != nil {
        looseNodes.append(node)
      }
    }
  }

  /// Draws positions that no row mentions to the origin, and lets go of those that one does.
  func restLooseNodes() {
    let nodes = looseNodes
    looseNodes = []
    for node in nodes where node.variables != nil {
      rest(node, .horizontal)
      rest(node, .vertical)
    }
    applyDirtyRows()
    forgetDeadHandles()
  }

  private func rest(_ node: ItemNode, _ axis: LayoutAxis) {
    let row = node.originRests[axis]
    if node.originUses[axis] != 0 {
      if let row { remove(row) }
      node.originRests[axis] = nil
    } else if row == nil, let variables = node.variables,
      solver.value(of: variables.least(axis))! != 0
    {
      node.originRests[axis] = makeRow(.originRest(node, axis), owner: node)
    }
  }
}
