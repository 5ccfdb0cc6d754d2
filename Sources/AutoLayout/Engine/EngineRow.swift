import Cassowary

/// One row of the solver and what it stands for: a place in the engine's table of rows (decision 40).
///
/// Nobody counts who knows a row. One that was removed keeps its place until the next solve has ended, so that
/// whoever has met it meanwhile can still ask.
struct EngineRow: Equatable {
  enum Source {
    case constraint(any LayoutConstraining)
    case contentSize(ItemNode, LayoutAxis)
    case autoresizing(ItemNode, LayoutAxis, isExtent: Bool)
    /// A bound of a variable, which has a row only for reports.
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

  /// Of a constraint that is no sum, the records of its items.
  var items: (first: ItemNode?, second: ItemNode?) {
    get { place.pointee.items }
    nonmutating set { place.pointee.items = newValue }
  }

  /// Whether records have noted that the expression reads their scroll offsets, margins or baselines.
  var isNoted: Bool {
    get { place.pointee.isNoted }
    nonmutating set { place.pointee.isNoted = newValue }
  }

  /// Whether somebody installed the row, rather than a fact about an item made it.
  var isConstraint: Bool {
    if case .constraint = place.pointee.source { return true }
    return false
  }

  /// Whether the constraint of the row relates other quantities than those of two items.
  var isSum: Bool { isConstraint && place.pointee.items.first == nil }

  var constraint: (any LayoutConstraining)? {
    if case .constraint(let constraint) = place.pointee.source { return constraint }
    return nil
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
