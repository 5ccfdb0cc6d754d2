/// A walk along lists that comes to each node once, the nearest first, entry by entry, so that several can go in step.
struct BreadthFirstWalk {
  /// The nodes met so far; as storage it goes back to whoever lent it.
  private(set) var nodes: Stack<VariableID>
  /// The node whose list is looked at, and where it goes on.
  private var place = 0
  private var next: Int32 = 0
  private let headers: UnsafeMutablePointer<ListHeader>
  private let entries: UnsafeMutablePointer<Entry>
  private let marks: UnsafeMutablePointer<Int32>
  private let epoch: Int32

  /// Nodes are marked with `epoch` as they are met; of `nodes` only the storage is used.
  init(
    along lists: ListPool<Entry, Slab<VariableID, ListHeader>>, from root: VariableID,
    marks: Scratch<VariableID, Int32>,
    _ epoch: Int32, nodes: Stack<VariableID>
  ) {
    headers = lists.headers.base
    entries = lists.elements.base
    self.marks = marks.base
    self.epoch = epoch
    self.nodes = nodes
    self.nodes.removeAll()
    self.nodes.append(root)
    marks[root] = epoch
  }

  /// Looks at one more entry.
  /// - Returns: false if there is none: all that can be reached was met.
  mutating func advance() -> Bool {
    while place < nodes.count {
      let header = headers[Int(nodes[place])]
      if next < header.count {
        let node = entries[Int(header.start &+ next)].variable
        next &+= 1
        if marks[Int(node)] != epoch {
          marks[Int(node)] = epoch
          nodes.append(node)
        }
        return true
      }
      place += 1
      next = 0
    }
    return false
  }
}
