import Cassowary

extension LayoutEngine {
  /// Brings all rectangles up to date.
  ///
  /// - Returns: the items whose alignment rectangle or frame changed since the last `solve()`, in
  ///   order of registration.
  /// - Complexity: follows what changed, not what exists: rows told of changes are expressed
  ///   again, a row whose terms stay the same is edited in place, and the solver's work follows
  ///   the variables that move.
  @discardableResult
  public func solve() -> [any LayoutItem] {
    takeChanges().compactMap { $0.item }
  }

  /// Brings all rectangles up to date as ``solve()`` does, and hands over the frames of what changed in one sweep, for a
  /// toolkit to keep: parents before children, each on ``pixelGrid``. Guides are not among them.
  ///
  /// - Returns: The places of the items with their frames in points, in their parents' coordinates.
  /// - Complexity: That of ``solve()``, and O(items that changed); none if nothing changed.
  public func solveFrames() -> [(place: ItemPlace, frame: LayoutRect)] {
    takeChanges().compactMap { node in
      node.isDerived ? nil : (node.place, pixelGrid.round(exactFrame(of: node)))
    }
  }

  /// The records of what changed since the last time, in order of registration.
  private func takeChanges() -> [ItemNode] {
    guard !isSettling else { return [] }
    settle()
    var changed = changedNodes
    changedNodes = []
    // The solver mostly names items that depend on one another in the order in which they came.
    var isInOrder = true
    var last = -1
    for node in changed {
      node.isInChangedList = false
      if node.index < last { isInOrder = false }
      last = node.index
    }
    if !isInOrder { changed.sort { $0.index < $1.index } }
    // An item may have left after it was noted.
    if departures > 0 { changed.removeAll { $0.isDiscarded } }
    return changed
  }

  /// Brings the solver up to date, keeping the news of what changed for the next `solve()`.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    flush()
    takeSolution()
    if !stagedGuides.isEmpty { settleStagedGuides() }
    isSettling = false
    takeWaitingRows()
    recycleRemovedRows()
  }

  /// Takes what a hook has marked meanwhile.
  private func takeWaitingRows() {
    dirtyRows.append(contentsOf: waitingRows)
    waitingRows = []
    comingLimits.append(contentsOf: waitingLimits)
    waitingLimits = []
  }

  /// Hands what waits to the solver without looking for a solution, so that constraints that exclude
  /// one another are told of now; what moves is found by the next `solve()`.
  ///
  /// - Complexity: follows the rows that wait.
  public func admitConstraints() {
    guard !isSettling else { return }
    isSettling = true
    if hasComing || hasLosses { awaitsSolution = true }
    flush()
    isSettling = false
    takeWaitingRows()
  }

  /// Has a hook told of something in the middle of bringing the solver up to date.
  ///
  /// Constraints that the hook takes out of force go at once; rows that it marks wait.
  func tell(_ hook: () -> Void) {
    isTelling = true
    hook()
    isTelling = false
    forgetDeadHandles()
  }

  /// Takes note of what the solver says has changed.
  func takeSolution() {
    awaitsSolution = false
    for node in freshNodes { node.isFresh = false }
    freshNodes = []
    for change in solver.commit() {
      if keepsVariableChanges { variableChanges.append(change) }
      guard let node = nodeOfVariable[change.variable.place] else { continue }
      noteChanged(node)
      noteGuides(of: node, changed: change.variable)
    }
  }

  /// Whether changes wait for the next `solve()`.
  public var needsSolve: Bool {
    awaitsSolution || hasComing || !waitingRows.isEmpty || !waitingLimits.isEmpty || hasLosses
      || !changedNodes.isEmpty
  }

  /// Whether something is to be put in force or expressed again, and whether something goes.
  private var hasComing: Bool { !dirtyRows.isEmpty || !comingLimits.isEmpty }
  private var hasLosses: Bool { !deadHandles.isEmpty || !deadLimits.isEmpty }

  /// Guides have no variables: they change with the extents of their owner.
  private func noteGuides(of node: ItemNode, changed variable: Variable) {
    guard let variables = node.variables, variable != variables.minX, variable != variables.minY
    else { return }
    for child in node.derivedChildren {
      visitedChildren += 1
      noteChanged(child)
    }
  }

  /// Hands all waiting changes to the solver: what goes first, then what comes (AL-136).
  func flush() {
    let hasLosses = hasLosses
    forgetDeadHandles()
    applyDirtyRows()
    restLooseNodes()
    if recoversBrokenConstraints, hasLosses { recoverBrokenRows() }
  }

  /// Has the solver forget what is no longer in force.
  func forgetDeadHandles() {
    let handles = deadHandles
    deadHandles = []
    for handle in handles { forget(handle) }
    let limits = deadLimits
    deadLimits = []
    for variable in limits { forgetLimit(of: variable) }
  }

  /// Expresses what is dirty again. That can make further rows (limits of an item first met),
  /// which follow.
  ///
  /// All rows of a batch change as one: first goes what no longer holds, then right-hand sides change, then comes what
  /// holds from now on. So no row is ever held against one that is out of date, and a conflict that is told of is one of
  /// the state that was asked for.
  func applyDirtyRows() {
    // One for all rows, so that each does not ask for memory of its own to be written down.
    var expressing = Expressing(self)
    while hasComing {
      var batch = dirtyRows
      dirtyRows = []
      let limits = comingLimits
      comingLimits = []
      // Rows that were just made lie in order already.
      if !batch.isInOrder { batch.sort { $0.id < $1.id } }
      for row in batch {
        row.isDirty = false
        if !row.isRemoved { apply(row, &expressing) }
      }
      changeRightHandSides()
      admitComingRows(limits)
    }
  }

  func forget(_ handle: Constraint) {
    do {
      try solver.remove(handle)
    } catch {
      preconditionFailure("Internal inconsistency: removing a row of the engine failed: \(error)")
    }
  }

  /// Makes the solver hold what `row` says now.
  private func apply(_ row: EngineRow, _ expressing: inout Expressing) {
    expressedRows += 1
    expressing.clear()
    let wanted = express(row, &expressing)
    // A hook that was told of the constant may have taken the row away.
    guard !row.isRemoved else { return }
    takeNotes(of: row, expressing)
    guard let wanted, !isDecidedByRoot(expressing.form, row) else {
      detachNow(row)
      return
    }
    if expressing.form.terms.isEmpty {
      detachNow(row)
      checkConstant(expressing.form.constant, wanted, row)
      return
    }
    if !wanted.isRequired { clearBroken(row) }
    let pull = row.isBroken ? wanted.broken : wanted
    let rightHandSide = -expressing.form.constant
    guard !row.handles.isEmpty, row.place.pointee.terms.isEqual(to: expressing.form.terms) else {
      detachNow(row)
      row.terms = EngineTerms(expressing.form.terms)
      row.rightHandSide = rightHandSide
      row.pull = pull
      comingRows.append(ComingRow(row: row))
      return
    }
    if row.pull != pull {
      if !pull.isRequired {
        // Nothing excludes it.
        change(row, to: pull)
      } else if row.pull.requiresNoMore(than: pull) {
        comingRows.append(ComingRow(row: row, pull: pull))
      } else {
        detachNow(row)
        row.rightHandSide = rightHandSide
        row.pull = pull
        comingRows.append(ComingRow(row: row))
        return
      }
    }
    if row.rightHandSide != rightHandSide { change(row, toRightHandSide: rightHandSide) }
  }

  /// Whether the row is about nothing but the root, whose size wins without a word (AL-97).
  private func isDecidedByRoot(_ form: AffineForm, _ row: EngineRow) -> Bool {
    guard form.terms.count <= 2, !form.terms.isEmpty, row.items.first != nil,
      let root = rootNode.variables, rootPriorities.horizontal.isRequired,
      rootPriorities.vertical.isRequired
    else { return false }
    return form.terms.allSatisfy {
      $0.variable == root.width || $0.variable == root.height
    }
  }

  /// Removes the solver's row of `row` at once, for another to take its place.
  func detachNow(_ row: EngineRow) {
    guard !row.handles.isEmpty else { return }
    let handles = row.handles
    row.handles = RowHandles()
    countOrigins(row, by: -1)
    for handle in handles {
      rowOfHandle[handle.place] = nil
      forget(handle)
    }
  }

  private func clearBroken(_ row: EngineRow) {
    guard row.isBroken else { return }
    row.isBroken = false
    brokenRows[row.id] = nil
  }
}

extension [EngineRow] {
  /// Whether each row was installed before the next.
  fileprivate var isInOrder: Bool {
    var last = -1
    for row in self {
      if row.id < last { return false }
      last = row.id
    }
    return true
  }
}
