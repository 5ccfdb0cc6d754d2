/// A node that waits until a node of its list is finished, and the place where its list goes on.
struct WalkStep: BitwiseCopyable {
  var node: VariableID
  var next: Int32
}

/// A walk along lists that comes to each node once, after all nodes that its list names.
///
/// It puts in order the variables that depend on a definition, and those that a definition reads. It passes by nodes
/// that are marked already, with all behind them. Cost: the entries of the lists of the visited nodes; however deep a
/// path is, the processor's stack is not used.
struct DepthFirstWalk {
  /// The nodes that wait; as storage it goes back to whoever lent it.
  private(set) var path: Stack<WalkStep>
  private let headers: UnsafeMutablePointer<ListHeader>
  private let entries: UnsafeMutablePointer<Entry>
  private let values: UnsafeMutablePointer<Double>
  private let marks: UnsafeMutablePointer<Int32>
  private let epoch: Int32
  /// The number of nodes if the walk looks ahead, as in a large system; else zero.
  private let nodes: Int32

  /// The walk marks nodes with `epoch`, and makes their values zero, as it meets them. `nodes` is their number if it is
  /// to look ahead.
  @inline(__always)
  init(
    along lists: ListPool<Entry, Slab<VariableID, ListHeader>>, of nodes: Int32,
    clearing values: Scratch<VariableID, Double>, marks: Scratch<VariableID, Int32>,
    _ epoch: Int32, path: Stack<WalkStep>
  ) {
    headers = lists.headers.base
    entries = lists.elements.base
    self.values = values.base
    self.marks = marks.base
    self.epoch = epoch
    self.nodes = nodes
    self.path = path
  }

  /// Visits what can be reached from `root`, which is not marked.
  /// - Parameters:
  ///   - ends: asked whenever the walk goes deeper, with the number of nodes that wait; it ends if the
  ///     answer is yes.
  ///   - finish: told of every node.
  /// - Returns: whether all was visited.
  @inline(__always)
  @discardableResult
  mutating func visit(
    from root: VariableID, ends: (Int) -> Bool = { _ in false }, finish: (VariableID) -> Void
  ) -> Bool {
    marks[Int(root)] = epoch
    values[Int(root)] = 0
    var node = root
    var next: Int32 = 0
    while true {
      let header = headers[Int(node)]
      if next == 0 && nodes > 0 { prefetchNamed(header) }
      var child: VariableID?
      while next < header.count {
        let candidate = Int(entries[Int(header.start &+ next)].variable)
        next &+= 1
        if marks[candidate] == epoch { continue }
        marks[candidate] = epoch
        values[candidate] = 0
        if headers[candidate].count == 0 {
          // Nothing is behind it: it is finished as soon as it is met.
          finish(VariableID(candidate))
          continue
        }
        child = VariableID(candidate)
        break
      }
      if let child {
        path.append(WalkStep(node: node, next: next))
        if nodes > 0 { prefetch(from: child, by: child.number &- node.number) }
        node = child
        next = 0
        if !ends(path.count) { continue }
        path.removeAll()
        return false
      }
      finish(node)
      if path.isEmpty { return true }
      let step = path.removeLast()
      node = step.node
      next = step.next
    }
  }

  /// Asks for the nodes that a list names.
  @inline(__always)
  private func prefetchNamed(_ header: ListHeader) {
    for place in Int(header.start)..<Int(header.start &+ min(header.count, 8)) {
      let node = entries[place].variable
      headers.prefetch(node)
      marks.prefetch(node)
      values.prefetch(node)
    }
  }

  /// Asks for nodes that come later if the walk goes on in equal steps, as it does from row to row of a table.
  @inline(__always)
  private func prefetch(from node: VariableID, by step: Int32) {
    let later = node.later(by: Lookahead.farStep &* step)
    headers.prefetch(later)
    marks.prefetch(later)
    values.prefetch(later)
    let soon = node.later(by: Lookahead.nearStep &* step)
    if soon.number >= 0 && soon.number < nodes { entries.prefetch(headers[Int(soon)]) }
  }
}
