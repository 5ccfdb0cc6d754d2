/// The data that the table of rows keeps of one row; `EngineRow` tells their meaning.
struct EngineRowRecord {
  let id: Int
  let source: EngineRow.Source
  let owner: ItemNode?
  var items: (first: ItemNode?, second: ItemNode?)
  var handles = RowHandles()
  var terms = EngineTerms()
  var rightHandSide: Double = 0
  var pull = RowPull(below: .required, above: .required)
  var isBroken = false
  var isDirty = false
  var isRemoved = false
  /// The records the expression was made from.
  var inputs = RowInputs()

  init(id: Int, source: EngineRow.Source, owner: ItemNode?) {
    self.id = id
    self.source = source
    self.owner = owner
  }
}
