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

  /// Hands all new right-hand sides to the solver, breaking constraints until they fit.
  func changeRightHandSides() {
    if newRightHandSides.isEmpty { return }
    if newRightHandSides.count == 1 || !changeTogether() {
      for change in newRightHandSides { changeAlone(change.row, toRightHandSide: change.value) }
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

  /// Changes the right-hand side of an installed row, breaking constraints until it fits.
  private func changeAlone(_ row: EngineRow, toRightHandSide value: Double) {
    while !row.handles.isEmpty {
      do {
        for handle in row.handles { try solver.setConstant(handle, to: value) }
        row.rightHandSide = value
        return
      } catch {
        guard let conflict = error.conflict else { return }
        let wasBroken = row.isBroken
        resolve(conflict, with: row)
        if row.isBroken, !wasBroken { change(row, to: row.pull.broken) }
      }
    }
  }
}
