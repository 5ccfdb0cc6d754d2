import Cassowary

// Right-hand sides that change. Those of rows that are marked one after the other change at once: what depends on
// them moves once for all, and constraints that can hold only together do.

extension LayoutEngine {
  /// An installed row and the right-hand side it is to have.
  struct NewRightHandSide {
    let row: EngineRow
    let value: Double
  }

  /// Has the right-hand side of an installed row change before anything but another right-hand side does.
  func change(_ row: EngineRow, toRightHandSide value: Double) {
    newRightHandSides.append(NewRightHandSide(row: row, value: value))
  }

  /// Hands all new right-hand sides to the solver. If they exclude each other, or what is in force, the rows that must hold
  /// go instead and come again one after the other.
  func changeRightHandSides() {
    if newRightHandSides.isEmpty { return }
    if !changeTogether() {
      for change in newRightHandSides { replace(change) }
    }
    newRightHandSides.removeAll(keepingCapacity: true)
  }

  /// - Returns: false if not all can change; nothing has changed then.
  private func changeTogether() -> Bool {
    var constants: [(Constraint, Double)] = []
    constants.reserveCapacity(newRightHandSides.count)
    for change in newRightHandSides {
      for handle in change.row.handles { constants.append((handle, change.value)) }
    }
    do {
      try solver.setConstants(constants)
    } catch {
      return false
    }
    for change in newRightHandSides { change.row.rightHandSide = change.value }
    return true
  }

  private func replace(_ change: NewRightHandSide) {
    let row = change.row
    if row.isRemoved || row.handles.isEmpty { return }
    detachNow(row)
    row.rightHandSide = change.value
    comingRows.append(ComingRow(row: row, pull: nil))
  }
}
