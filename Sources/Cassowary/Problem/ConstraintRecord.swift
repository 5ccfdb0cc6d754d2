/// All that the core knows of one constraint.
struct ConstraintRecord {
  /// The row whose breakpoint the constraint is, once it has one.
  private var link = Link<RowRecord>.none
  /// The number under which the constraint was made, so that stale handles are told apart.
  var generation: UInt32 = 0
  /// Right-hand side as written.
  var constant = 0.0
  private(set) var cost: Cost

  /// A record of a constraint whose sides cost at the given levels, or nothing.
  init(below: Double?, above: Double?, weight: Double = 1) {
    cost = Cost(
      scale: 1, weight: weight, levelBelow: below ?? Solver.noCost,
      levelAbove: above ?? Solver.noCost)
  }

  init(_ entry: ConstraintEntry, _ cost: Cost) {
    link = Link(entry.row)
    generation = entry.generation
    constant = entry.constant
    self.cost = cost
  }

  /// The row of a constraint that was installed.
  var row: RowID { link.certain }

  /// Factor from the row's scaled form to the form as written: written = scale * row.
  var scale: Double {
    @inline(__always) get { cost.scale }
    @inline(__always) set { cost.scale = newValue }
  }

  var weight: Double {
    get { cost.weight }
    set { cost.weight = newValue }
  }

  /// Whether being below the right-hand side costs something.
  var costsBelow: Bool { cost.levelBelow >= 0 }
  /// Whether being above the right-hand side costs something.
  var costsAbove: Bool { cost.levelAbove >= 0 }

  /// Level of the cost below the right-hand side; if there is none, that of the other side.
  var below: Double { costsBelow ? cost.levelBelow : cost.levelAbove }
  /// Level of the cost above the right-hand side; if there is none, that of the other side.
  var above: Double { costsAbove ? cost.levelAbove : cost.levelBelow }

  /// Changes the levels of the sides that cost something.
  mutating func setLevels(below: Double, above: Double) {
    if costsBelow { cost.levelBelow = below }
    if costsAbove { cost.levelAbove = above }
  }

  /// Changes which sides cost something; a side that begins to cost takes the level of the other.
  mutating func setSides(below: Bool, above: Bool) {
    (cost.levelBelow, cost.levelAbove) = (
      below ? self.below : Solver.noCost, above ? self.above : Solver.noCost
    )
  }

  /// True if a side of the constraint is forbidden.
  @inline(__always)
  var isRequired: Bool { cost.levelBelow == .infinity || cost.levelAbove == .infinity }
}
