import Cassowary

extension LayoutEngine {
  /// The record of `item`, made if the item lies in this engine's tree; nil if it does not.
  func node(for item: any LayoutItem) -> ItemNode? {
    if let known = knownNode(for: item) { return known }
    // Mostly the parent has come before.
    if let parentItem = item.layoutParent, parentItem !== item,
      let parent = knownNode(for: parentItem)
    {
      return makeNode(for: item, in: parent)
    }
    // Climb to the first known ancestor, then make records downwards.
    var unknown: [any LayoutItem] = [item]
    var top: ItemNode?
    // Parents that go round in a circle come by a place that was marked at a power of two.
    var marked = 0
    while top == nil {
      guard let parent = unknown[unknown.count - 1].layoutParent, parent !== unknown[marked] else {
        return nil
      }
      top = knownNode(for: parent)
      if top == nil { unknown.append(parent) }
      if unknown.count >= 2 * (marked + 1) { marked = unknown.count - 1 }
    }
    var parent = top
    for item in unknown.reversed() {
      // There is a top, at which the way up ended.
      if let above = parent { parent = makeNode(for: item, in: above) }
    }
    return parent
  }

  private func makeNode(for item: any LayoutItem, in parent: ItemNode) -> ItemNode {
    let node = ItemNode(index: nodeCount, item: item, parent: parent)
    nodeCount += 1
    nodes.add(node)
    parent.adopt(node)
    return node
  }

  /// The record of `item` if it has one.
  func knownNode(for item: any LayoutItem) -> ItemNode? {
    guard let node = nodes.find(ObjectIdentifier(item)) else { return nil }
    #if canImport(ObjectiveC)
      // There another object can take the place of one that went, although the record keeps it.
      guard node.item === item else {
        discard(node)
        return nil
      }
    #endif
    return node
  }

  /// Whether the engine has been told of `item`.
  public func contains(_ item: any LayoutItem) -> Bool {
    knownNode(for: item) != nil
  }

  /// Forgets `item` and everything below it.
  ///
  /// - Returns: the constraints that were taken out of force because they mention one of them, in
  ///   order of installation (AL-32).
  /// - Complexity: proportional to the items removed and the rows that mention them.
  @discardableResult
  public func remove(_ item: any LayoutItem) -> [any LayoutConstraining] {
    guard let node = knownNode(for: item), node !== rootNode else { return [] }
    return discard(node)
  }

  /// Takes note that `item` has another parent in the same tree, its subtree with it.
  ///
  /// Positions are relative to parents, so nothing below `item` is touched.
  ///
  /// - Returns: the constraints that were taken out of force because they cross from the subtree
  ///   to the outside (AL-32), in order of installation. If the item has left the tree, as
  ///   `remove(_:)`.
  @discardableResult
  public func move(_ item: any LayoutItem) -> [any LayoutConstraining] {
    guard let node = knownNode(for: item), node !== rootNode, let oldParent = node.parent else {
      return []
    }
    guard let newParentItem = item.layoutParent, let newParent = self.node(for: newParentItem)
    else { return discard(node) }
    guard newParent !== oldParent, !node.contains(newParent) else { return [] }
    departures += 1
    let below = subtree(of: node)
    let crossers = constraints(naming: below).filter { row in
      row.owner.map { !node.contains($0) } ?? false
    }
    let result = crossers.compactMap(\.constraint)
    for row in crossers { remove(row) }
    invalidateBaselines(above: node)
    oldParent.disown(node)
    newParent.adopt(node)
    let shift = newParent.depth + 1 - node.depth
    if shift != 0 { for node in below { node.depth += shift } }
    invalidate(node)
    noteChanged(node)
    return result
  }

  /// `node` and all below it, parents first.
  func subtree(of node: ItemNode) -> [ItemNode] {
    var found = [node]
    var place = 0
    while place < found.count {
      found.append(contentsOf: found[place].children)
      place += 1
    }
    return found
  }

  /// The rows of constraints that name one of `nodes`, in order of installation.
  func constraints(naming nodes: [ItemNode]) -> [EngineRow] {
    for node in nodes { node.isNamed = true }
    var rows: [EngineRow] = []
    for node in nodes {
      node.forEachNamingRow { row in
        // One that names two of them is found at the first.
        if row.items.second !== node || row.items.first?.isNamed != true
          || row.items.first === node
        {
          rows.append(row)
        }
      }
    }
    for row in sums.values where namesMarked(row) { rows.append(row) }
    for node in nodes { node.isNamed = false }
    return rows.sorted { $0.id < $1.id }
  }

  /// Whether a sum names one of the items that are marked, or one that was released.
  private func namesMarked(_ row: EngineRow) -> Bool {
    row.constraint?.terms.contains { term in
      term.item.map { nodes.find(ObjectIdentifier($0))?.isNamed ?? false } ?? true
    } ?? false
  }

  /// Drops the records of a subtree with all rows that are about it.
  @discardableResult
  func discard(_ node: ItemNode) -> [any LayoutConstraining] {
    departures += 1
    let gone = subtree(of: node)
    var dropped: [any LayoutConstraining] = []
    for row in constraints(naming: gone) {
      if let constraint = row.constraint { dropped.append(constraint) }
      remove(row)
    }
    for node in gone {
      node.isDiscarded = true
      node.releaseBaselineSources()
      for row in node.ownRows { remove(row) }
      removeLimits(of: node, .size)
      removeLimits(of: node, .content)
      node.releaseOwnRows()
    }
    invalidateBaselines(above: node)
    for node in gone {
      nodes.remove(node)
      if let variables = node.variables {
        release(variables.minX)
        release(variables.minY)
        release(variables.width)
        release(variables.height)
      }
      if let scroll = node.rare?.scroll {
        release(scroll.width)
        release(scroll.height)
      }
      node.variables = nil
      node.rare?.scroll = nil
    }
    if !stagedGuides.isEmpty { stagedGuides.removeAll { $0.isDiscarded } }
    // Whoever still knows one of the records may outlive the others.
    for node in gone { node.parent?.disown(node) }
    return dropped
  }

  private func release(_ variable: Variable) {
    nodeOfVariable[variable.place] = nil
    spareVariables.append(variable)
  }

  /// Gives `node` its variables, if it has none and is not derived.
  func ensureVariables(_ node: ItemNode) {
    guard node.variables == nil, !node.isDerived else { return }
    let variables = ItemNode.Variables(
      minX: takeVariable(), minY: takeVariable(), width: takeVariable(), height: takeVariable())
    node.variables = variables
    node.isFresh = true
    freshNodes.append(node)
    looseNodes.append(node)
    noteChanged(node)
    nodeOfVariable[variables.minX.place] = node
    nodeOfVariable[variables.minY.place] = node
    nodeOfVariable[variables.width.place] = node
    nodeOfVariable[variables.height.place] = node
    updateSizeLimits(node)
  }

  /// A variable without meaning so far.
  func takeVariable() -> Variable { spareVariables.popLast() ?? solver.makeVariable() }

  /// Marks `node` as changed for the next `solve()`.
  func noteChanged(_ node: ItemNode) {
    guard !node.isInChangedList else { return }
    node.isInChangedList = true
    changedNodes.append(node)
  }
}

extension ItemNode {
  /// The rows that exist because of this record.
  var ownRows: [EngineRow] {
    var rows = [
      contentRows.horizontal, contentRows.vertical, originRests.horizontal, originRests.vertical,
    ].compactMap { $0 }
    if let rare { rows += rare.autoresizingRows + rare.exerciseRows }
    return rows
  }
}
