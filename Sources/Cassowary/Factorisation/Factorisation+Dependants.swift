// How much depends on a slot, as far as definitions tell.

extension Factorisation {
  /// True if few variables depend on that of a slot.
  mutating func movesFew(_ s: SlotID, atMost most: Int) -> Bool {
    let epoch = nextEpoch()
    var walk = BreadthFirstWalk(
      along: users, from: s, marks: alpha.marks, epoch,
      nodes: alpha.list)
    while walk.nodes.count <= most && walk.advance() {}
    alpha.list = walk.nodes
    solves.directionVariables &+= alpha.list.count
    return alpha.list.count <= most
  }

  /// True if fewer variables depend on that of slot `s` than on that of another, as far as definitions tell.
  ///
  /// - Complexity: the smaller of both numbers, twice: both are followed in step until one has no more.
  @inline(never)
  mutating func movesLess(_ s: SlotID, than other: VariableID) -> Bool {
    let epoch = nextEpoch()
    solvedSlot = .none
    var ours = BreadthFirstWalk(
      along: users, from: s, marks: w.marks, epoch,
      nodes: w.list)
    var others = BreadthFirstWalk(
      along: users, from: other, marks: d.marks, epoch,
      nodes: d.list)
    var isLess = false
    while others.advance() {
      if !ours.advance() {
        isLess = true
        break
      }
    }
    w.list = ours.nodes
    d.list = others.nodes
    solves.directionVariables &+= w.list.count &+ d.list.count
    return isLess
  }

  /// True if an eta reads one of the terms.
  @inline(never)
  func isTransformed(_ run: UnsafeBufferPointer<Entry>) -> Bool {
    for entry in run where !etas.headOfMember[entry.variable].isNone { return true }
    return false
  }
}
