import Cassowary

// That a size is not negative, and 0 where nothing else has a say (AL-11), is a bound of its variable. A row stands for it
// only once a report has asked, or a conflict was met.

/// Limits of a width and a height that are to be put in force.
struct ComingLimits {
  /// Which sizes of an item.
  enum Kind: CaseIterable {
    case size
    /// Those of what it scrolls.
    case content
  }

  let node: ItemNode
  let kind: Kind
  /// The number of the first in the order of installation; that of the height is the next.
  let id: Int
}

extension LayoutEngine {
  /// Keeps sizes from becoming negative, where nothing else fixes them.
  func updateSizeLimits(_ node: ItemNode) {
    let wanted = node.variables != nil && node.rare?.autoresizing == nil && node !== rootNode
    if !wanted {
      removeLimits(of: node, .size)
    } else if node.limitID == nil {
      node.limitID = makeLimits(of: node, .size)
    }
  }

  /// Has two sizes limited from the next flush on.
  ///
  /// - Returns: the number of the first limit.
  func makeLimits(of node: ItemNode, _ kind: ComingLimits.Kind) -> Int {
    let limits = ComingLimits(node: node, kind: kind, id: rowCount)
    rowCount += LayoutAxis.allCases.count
    if isTelling { waitingLimits.append(limits) } else { comingLimits.append(limits) }
    return limits.id
  }

  /// Frees two sizes from their limits at the next flush.
  func removeLimits(of node: ItemNode, _ kind: ComingLimits.Kind) {
    guard node.limitID(kind) != nil else { return }
    for axis in LayoutAxis.allCases {
      guard let variable = node.extent(axis, kind) else { continue }
      deadLimits.append(variable)
      if let handle = solver.constraint(of: variable, .lower), let row = rowOfHandle[handle.place] {
        // The bound goes with the others.
        rowOfHandle[handle.place] = nil
        row.handles = RowHandles()
        remove(row)
      }
    }
    switch kind {
    case .size: node.limitID = nil
    case .content: node.rare?.scroll?.limitID = nil
    }
  }

  func forgetLimit(of variable: Variable) {
    do {
      try solver.setBounds(of: variable)
    } catch {
      preconditionFailure("Internal inconsistency: removing a limit failed: \(error)")
    }
  }

  /// Puts limits in force that are still wanted, breaking constraints until they fit.
  func add(_ limits: ComingLimits) {
    for axis in LayoutAxis.allCases {
      guard limits.node.limitID(limits.kind) == limits.id,
        let variable = limits.node.extent(axis, limits.kind)
      else { continue }
      do {
        try solver.setBounds(of: variable, lower: Bound(RowPull.notNegative))
      } catch {
        add(makeLimitRow(limits.node, axis, limits.kind), of: variable, refused: error)
      }
    }
  }

  /// Puts a limit in force that was refused.
  private func add(_ row: EngineRow, of variable: Variable, refused error: AddConstraintError) {
    var error = error
    while row.isWanted {
      guard let conflict = error.conflict else {
        tell { onConflict?(LayoutConflict(broken: member(row), members: [member(row)])) }
        break
      }
      resolve(conflict, with: row)
      if !row.isWanted { break }
      do {
        try solver.setBounds(of: variable, lower: Bound(row.pull))
        if let handle = solver.constraint(of: variable, .lower) { enter(handle, of: row) }
        return
      } catch let next {
        error = next
      }
    }
    remove(row)
  }

  private func enter(_ handle: Constraint, of row: EngineRow) {
    row.handles = RowHandles(handle)
    rowOfHandle[handle.place] = row
  }

  // MARK: Limits in reports

  /// The row to which a constraint of the solver belongs: one that is made if the constraint is a limit.
  func row(of handle: Constraint) -> EngineRow? {
    if let row = rowOfHandle[handle.place] { return row }
    guard let variable = solver.boundedVariable(of: handle)?.variable,
      let node = node(of: variable)
    else { return nil }
    for kind in ComingLimits.Kind.allCases where node.limitID(kind) != nil {
      for axis in LayoutAxis.allCases where node.extent(axis, kind) == variable {
        let row = makeLimitRow(node, axis, kind)
        enter(handle, of: row)
        return row
      }
    }
    return nil
  }

  /// Makes rows for all limits that are in force.
  func showLimits() {
    for node in nodes.values {
      for kind in ComingLimits.Kind.allCases where node.limitID(kind) != nil {
        for axis in LayoutAxis.allCases {
          if let variable = node.extent(axis, kind),
            let handle = solver.constraint(of: variable, .lower)
          {
            _ = row(of: handle)
          }
        }
      }
    }
  }

  private func makeLimitRow(
    _ node: ItemNode, _ axis: LayoutAxis, _ kind: ComingLimits.Kind
  ) -> EngineRow {
    let source: EngineRow.Source =
      kind == .size ? .sizeLimit(node, axis) : .scrollLimit(node, axis)
    let first = node.limitID(kind) ?? 0
    let row = rows.make(
      EngineRowRecord(
        id: axis == .horizontal ? first : first + 1, source: source, owner: node))
    if let variable = node.extent(axis, kind) {
      row.terms = EngineTerms([AffineForm.Term(variable: variable, coefficient: 1)])
    }
    row.pull = .notNegative
    return row
  }
}

extension EngineRow {
  /// Whether the row is in force or about to be: a limit may have lost its size meanwhile.
  var isWanted: Bool {
    switch source {
    case .sizeLimit(let node, let axis):
      !isRemoved && node.limitID(.size) == (axis == .horizontal ? id : id - 1)
    case .scrollLimit(let node, let axis):
      !isRemoved && node.limitID(.content) == (axis == .horizontal ? id : id - 1)
    default: !isRemoved
    }
  }
}

extension ItemNode {
  /// The number of the limit of a width.
  fileprivate func limitID(_ kind: ComingLimits.Kind) -> Int? {
    kind == .size ? limitID : rare?.scroll?.limitID
  }

  /// The variable of a size.
  fileprivate func extent(_ axis: LayoutAxis, _ kind: ComingLimits.Kind) -> Variable? {
    kind == .size ? variables?.extent(axis) : rare?.scroll?.extent(axis)
  }
}

extension Bound {
  /// A lower bound of 0, which costs below it, and draws to it from above.
  fileprivate init(_ pull: RowPull) {
    self.init(0, priority: pull.below, rest: pull.above)
  }
}
