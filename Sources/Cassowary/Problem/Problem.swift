/// The problem as given: variables, the linear forms of rows, the breakpoints that constraints are on them, and their
/// costs.
///
/// Every constraint is a breakpoint of one row; equal forms share a row; the breakpoints of a row are sorted. Nothing here
/// depends on where the solution is.
struct Problem: ~Copyable {
  // MARK: Variables
  /// Number of constraints that mention the variable; -1 while the variable's place is free, -2 while the
  /// variable is removed but its slot still part of the factorisation.
  var useCount = Field<Int32, VariableRecord>(tag: 5)
  var variableGeneration = Slab<VariableID, UInt32>(tag: 6)
  /// The row whose form is the variable alone.
  var ownRow = Field<Link<RowRecord>, VariableRecord>(tag: 38)
  /// The variable's edit constraint, or the link of the list of free or of retired places.
  var editOf = LazySlab<VariableID, Link<ConstraintEntry>>(tag: 7)
  /// The constraint by which the variable is to stay where it is.
  var stayOf = LazySlab<VariableID, Link<ConstraintEntry>>(tag: 36)
  /// The constraints that are the bounds of the variable.
  var lowerOf = LazySlab<VariableID, Link<ConstraintEntry>>(tag: 47)
  var upperOf = LazySlab<VariableID, Link<ConstraintEntry>>(tag: 48)

  // MARK: Rows
  /// Terms of each row, by variable.
  var terms = RowTerms(tag: 26)
  /// Breakpoints of each row, by bound.
  var members = ListPool<Member, Field<ListHeader, RowRecord>>(tag: 32)
  /// Rows by linear form of several variables, in buckets as ``FormBucket`` says.
  var forms = Slab<Int32, UInt32>(tag: 51)

  // MARK: Constraints
  var constraints = Slab<ConstraintID, ConstraintEntry>(tag: 52)
  /// The costs of the constraints.
  var costs = CostTable()
  /// Terms of the linear form under construction, by variable.
  var form = Stack<Entry>()
  /// Counts the variables and constraints ever made; never goes back, so that no handle made in an abandoned
  /// transaction is mistaken for a later one.
  var serial: UInt32 = 0
  var counts = Counts()

  /// Sizes and list heads; they go back with a savepoint.
  struct Counts: BitwiseCopyable {
    var variables: Int32 = 0
    var freeVariable = Link<VariableRecord>.none
    var rows: Int32 = 0
    var freeRow = Link<RowRecord>.none
    var constraints: Int32 = 0
    var freeConstraint = Link<ConstraintEntry>.none
    var formSlots: Int32 = 0
    var formsUsed: Int32 = 0
    /// How many forms their table is to hold at most.
    var formRoom: Int32 = 0
    /// Head of the list of removed variables that the factorisation still names.
    var retiredVariable = Link<VariableRecord>.none
    var retiredVariables: Int32 = 0
    var liveVariables: Int32 = 0
    var liveRows: Int32 = 0
    /// Constraints installed now.
    var liveConstraints: Int32 = 0
    /// Rows that have gone since free places were put in order.
    var rowsFreed: Int32 = 0
    /// Constraints by which variables are to stay where they are.
    var stayConstraints: Int32 = 0
    /// Constraints that are lower bounds of variables, and those that are upper ones.
    var lowerBounds: Int32 = 0
    var upperBounds: Int32 = 0
  }
}

extension Problem {
  /// Calls the visitor with every table.
  @inline(__always)
  mutating func visitTables<Visitor: TableVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&useCount, at: VariableRecord.useCount)
    visitor.visit(&variableGeneration, per: .variable, in: .block)
    visitor.visit(&ownRow, at: VariableRecord.ownRow)
    visitor.visit(&editOf)
    visitor.visit(&stayOf)
    visitor.visit(&lowerOf)
    visitor.visit(&upperOf)
    visitor.visit(&terms, at: RowRecord.terms, first: .rows(2))
    visitor.visit(&members, at: RowRecord.members, first: .rows(1))
    visitor.visit(&forms, per: .formSlot, in: .own(.elements(Int(Self.fewestFormSlots))))
    visitor.visit(&constraints, per: .constraint, in: .own(.rows(1)))
    visitor.visitKept(&costs, first: .elements(16))
    visitor.visitWorking(&form, first: .elements(16))
  }
}

extension Problem {
  /// All places of variables, rows and constraints, free ones included.
  @inline(__always) var allVariables: IDs<VariableRecord> { VariableID.first(counts.variables) }
  @inline(__always) var allRows: IDs<RowRecord> { RowID.first(counts.rows) }
  @inline(__always) var allConstraints: IDs<ConstraintEntry> {
    ConstraintID.first(counts.constraints)
  }

  /// True if a variable was not removed.
  @inline(__always)
  func isInUse(_ variable: VariableID) -> Bool { useCount[variable] >= 0 }

  /// True if the variable's place is a slot of the factorisation: the variable is in use, or was in use and waits for
  /// the next factorisation.
  @inline(__always)
  func isSlot(_ variable: VariableID) -> Bool { useCount[variable] != -1 }
}
