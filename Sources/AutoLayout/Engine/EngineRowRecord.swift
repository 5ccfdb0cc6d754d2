/// The data that the table of rows keeps of one row; `EngineRow` tells their meaning.
struct EngineRowRecord {
  let source: EngineRow.Source
  // Next to each other, these small ones take no room of their own.
  var isBroken = false
  var isDirty = false
  var isRemoved = false
  var isNoted = false
  let id: Int
  let owner: ItemNode?
  var items: (first: ItemNode?, second: ItemNode?)
  var handles = RowHandles()
  var terms = EngineTerms()
  var rightHandSide: Double = 0
  var pull = RowPull(below: .required, above: .required)
  /// The neighbours in the lists of rows that begin at the items.
  private var neighbours = (first: Neighbours(), second: Neighbours())

  init(id: Int, source: EngineRow.Source, owner: ItemNode?) {
    self.id = id
    self.source = source
    self.owner = owner
  }

  /// The rows before and after this one in the list of those that name the same item on a side.
  struct Neighbours {
    var previous: EngineRow?
    var next: EngineRow?
  }

  subscript(side: ItemNode.Side) -> Neighbours {
    get { side == .first ? neighbours.first : neighbours.second }
    set { if side == .first { neighbours.first = newValue } else { neighbours.second = newValue } }
  }
}
