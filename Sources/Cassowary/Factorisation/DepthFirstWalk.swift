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

  /// The walk marks nodes with `epoch`, and makes their values zero, as it meets them.
  @inline(__always)
  init(
    along lists: ListPool<Entry, Slab<VariableID, ListHeader>>,
    clearing values: Scratch<VariableID, Double>, marks: Scratch<VariableID, Int32>,
    _ epoch: Int32, path: Stack<WalkStep>
  ) {
    headers = lists.headers.base
    entries = lists.elements.base
    self.values = values.base
    self.marks = marks.base
    self.epoch = epoch
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
}
