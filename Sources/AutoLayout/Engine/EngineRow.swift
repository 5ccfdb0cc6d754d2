import Cassowary

/// One row of the solver and what it stands for: a place in the engine's table of rows (decision 40).
///
/// Nobody counts who knows a row. One that was removed keeps its place until the next solve has ended, so that
/// whoever has met it meanwhile can still ask.
struct EngineRow: Equatable {
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
    indirect case exercise(ItemNode, LayoutAttribute, goal: Double)
  }

  /// Where the table has the row: it never moves.
  let place: UnsafeMutablePointer<EngineRowRecord>

  /// The mark that tells the row from every other of its engine, for as long as it is there.
  var identity: ObjectIdentifier {
    // The address serves as an identity; no object is made for the sake of one.
    unsafeBitCast(UnsafeRawPointer(place), to: ObjectIdentifier.self)
  }

  /// Order of installation, unique in the engine.
  var id: Int { place.pointee.id }
  var source: Source { place.pointee.source }
  /// The item that holds the constraint; multipliers are measured from its origin (AL-9).
  var owner: ItemNode? { place.pointee.owner }

  /// The solver's constraints for the row: none before the first flush and after removal, else the constraint itself,
  /// followed by those that break ties on the same form.
  var handles: RowHandles {
    get { place.pointee.handles }
    nonmutating set { place.pointee.handles = newValue }
  }

  /// The installed row: `terms` pulled to `rightHandSide`, falling below at the cost of one priority, rising above at
  /// that of another.
  var terms: EngineTerms {
    get { place.pointee.terms }
    nonmutating set { place.pointee.terms = newValue }
  }

  var rightHandSide: Double {
    get { place.pointee.rightHandSide }
    nonmutating set { place.pointee.rightHandSide = newValue }
  }

  var pull: RowPull {
    get { place.pointee.pull }
    nonmutating set { place.pointee.pull = newValue }
  }

  /// Whether a conflict has turned the required row into a nearly required one.
  var isBroken: Bool {
    get { place.pointee.isBroken }
    nonmutating set { place.pointee.isBroken = newValue }
  }

  var isDirty: Bool {
    get { place.pointee.isDirty }
    nonmutating set { place.pointee.isDirty = newValue }
  }

  var isRemoved: Bool {
    get { place.pointee.isRemoved }
    nonmutating set { place.pointee.isRemoved = newValue }
  }

  /// Of a constraint, the records of its items.
  var items: (first: ItemNode?, second: ItemNode?) {
    get { place.pointee.items }
    nonmutating set { place.pointee.items = newValue }
  }

  // MARK: Records that the row reads

  /// Whether the row has been expressed from any record.
  var hasInputs: Bool { place.pointee.inputs.count > 0 }

  /// Whether the row was last expressed from these records.
  func reads(exactly nodes: [ItemNode]) -> Bool {
    guard place.pointee.inputs.count == nodes.count else { return false }
    for number in nodes.indices where place.pointee.inputs.node(number) !== nodes[number] {
      return false
    }
    return true
  }

  /// Notes that the expression reads these records and no others.
  func connect(to nodes: [ItemNode]) {
    disconnect()
    for node in nodes {
      place.pointee.inputs.append(node, at: node.dependents.count)
      node.dependents.append(self)
    }
  }

  /// Forgets what the expression reads.
  func disconnect() {
    let count = place.pointee.inputs.count
    if count == 0 { return }
    for number in 0..<count {
      guard let node = place.pointee.inputs.node(number) else { continue }
      let spot = place.pointee.inputs.place(number)
      if let moved = node.dependents.remove(at: spot), moved != self {
        moved.place.pointee.inputs.move(node, to: spot)
      }
      if let rare = node.rare {
        if !rare.offsetDependents.isEmpty { rare.offsetDependents[id] = nil }
        if !rare.insetDependents.isEmpty { rare.insetDependents[id] = nil }
      }
    }
    place.pointee.inputs = RowInputs()
  }

  /// Whether the row is that of a constraint between items.
  var isConstraint: Bool {
    if case .constraint = place.pointee.source { return true }
    return false
  }

  var constraint: LayoutConstraint? {
    if case .constraint(let constraint) = place.pointee.source { return constraint }
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
}

/// The cost of a row's missing its value, on either side.
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
