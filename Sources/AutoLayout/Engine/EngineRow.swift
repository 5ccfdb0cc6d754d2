import Cassowary

/// One row of the solver and what it stands for.
final class EngineRow {
  enum Source {
    case constraint(LayoutConstraint)
    case linear(LinearLayoutConstraint)
    case contentSize(ItemNode, LayoutAxis)
    case autoresizing(ItemNode, LayoutAxis, isExtent: Bool)
    case sizeLimit(ItemNode, LayoutAxis)
    /// Rests an open position at the origin (AL-116).
    case originRest(ItemNode, LayoutAxis)
    case scrollLimit(ItemNode, LayoutAxis)
    case rootSize(LayoutAxis)
    /// Pulls an open quantity elsewhere (AL-118).
    case exercise(ItemNode, LayoutAttribute, goal: Double)
  }

  /// Order of installation, unique in the engine.
  let id: Int
  let source: Source
  /// The item that holds the constraint; multipliers are measured from its origin (AL-9).
  var owner: ItemNode?
  /// What the solver holds: nothing before the first flush and after removal, else the constraint
  /// itself, followed by those that break ties on the same form.
  var handles = RowHandles()
  /// What is installed: `terms` pulled to `rightHandSide`, falling below at the cost of one
  /// priority, rising above at that of another.
  var terms = RowTerms()
  var rightHandSide: Double = 0
  var pull = RowPull(below: .required, above: .required)
  /// Whether a conflict has turned the required row into a nearly required one.
  var isBroken = false
  var isDirty = false
  var isRemoved = false
  /// The records the expression was made from.
  private var inputs = RowInputs()
  /// Of a constraint, the records of its items.
  var items: (first: ItemNode?, second: ItemNode?)

  init(id: Int, source: Source, owner: ItemNode?) {
    self.id = id
    self.source = source
    self.owner = owner
  }

  // MARK: What it reads

  /// Whether the row has been expressed from any record.
  var hasInputs: Bool { inputs.count > 0 }

  /// Whether the row was last expressed from these records.
  func reads(exactly nodes: [ItemNode]) -> Bool {
    guard inputs.count == nodes.count else { return false }
    for (number, node) in nodes.enumerated() where inputs.node(number) !== node { return false }
    return true
  }

  /// Notes that the expression reads these records and no others.
  func connect(to nodes: [ItemNode]) {
    disconnect()
    for node in nodes {
      inputs.append(node, at: node.addDependent(self))
    }
  }

  /// Forgets what the expression reads.
  func disconnect() {
    if inputs.count == 0 { return }
    for number in 0..<inputs.count {
      guard let node = inputs.node(number) else { continue }
      let place = inputs.place(number)
      let last = node.dependents.removeLast()
      if last !== self {
        node.dependents[place] = last
        last.inputs.move(node, to: place)
      }
      if !node.offsetDependents.isEmpty { node.offsetDependents[id] = nil }
      if !node.insetDependents.isEmpty { node.insetDependents[id] = nil }
    }
    inputs = RowInputs()
  }

  var constraint: LayoutConstraint? {
    if case .constraint(let constraint) = source { return constraint }
    return nil
  }

  /// Where what was installed was written, if anybody said so.
  var location: SourceLocation? {
    switch source {
    case .constraint(let constraint): constraint.location
    case .linear(let constraint): constraint.location
    default: nil
    }
  }

  /// Whether somebody installed the row, rather than a fact about an item made it.
  var isInstalled: Bool {
    switch source {
    case .constraint, .linear: true
    default: false
    }
  }

  /// Whether the constraint names one of the items, or one that was released.
  func names(_ items: Set<ObjectIdentifier>) -> Bool {
    func isNamed(_ item: (any LayoutItem)?) -> Bool {
      item.map { items.contains(ObjectIdentifier($0)) } ?? true
    }
    return switch source {
    case .constraint(let constraint):
      isNamed(constraint.firstItem) || constraint.hasSecondItem && isNamed(constraint.secondItem)
    case .linear(let constraint): constraint.terms.contains { isNamed($0.item) }
    default: false
    }
  }
}

/// What it costs a row to miss its value, on either side.
struct RowPull: Equatable {
  var below: Priority
  var above: Priority
  /// How much a point of missing the value counts among pulls that are equally strong and equally
  /// well off; 0 where no tie needs breaking.
  var tieBelow: Double = 0
  var tieAbove: Double = 0

  var isRequired: Bool { below.isRequired || above.isRequired }

  /// The pull with required sides weakened to what a broken constraint has.
  var broken: RowPull {
    RowPull(
      below: below.isRequired ? LayoutEngine.brokenPriority : below,
      above: above.isRequired ? LayoutEngine.brokenPriority : above,
      tieBelow: tieBelow, tieAbove: tieAbove)
  }

  /// The pull that was broken, required again.
  var recovered: RowPull {
    RowPull(
      below: below == LayoutEngine.brokenPriority ? .required : below,
      above: above == LayoutEngine.brokenPriority ? .required : above,
      tieBelow: tieBelow, tieAbove: tieAbove)
  }

  /// Whether only the strengths differ from those of `other`.
  func breaksTiesLike(_ other: RowPull) -> Bool {
    tieBelow == other.tieBelow && tieAbove == other.tieAbove
  }
}
