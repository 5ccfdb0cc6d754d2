/// Working storage of steps; nothing in it outlasts an operation except where a comment says so.
struct StepWorkspace: ~Copyable {
  // MARK: Along a direction
  /// Rates of rows along a direction; room is made for them where they are computed.
  var rate = Scratch<RowID, Double>()
  /// The table has a mark for all rows for which there is room, or none.
  var rowMark = Scratch<RowID, Int32>()
  /// Counts the passes that mark rows: rows marked with it belong to the last pass.
  var rowEpoch: Int32 = 0
  var rowList = Stack<RowID>()
  /// The next breakpoints of rows along the direction.
  var events = Stack<Event>()

  // MARK: Multipliers
  /// The active rows that passed breakpoints.
  var passed = Stack<RowID>()
  /// Places of breakpoints that are passed, in a list of their own.
  var places = Stack<Int32>()
  /// How far the multiplier of the present row is out of its range, or may go.
  var room = LexVector()
  /// How far that of the entering row is from the slope beyond its breakpoint.
  var ownRoom = LexVector()

  // MARK: Slopes
  /// The slope of the cost along the way of a primal step, or of a row in a gap.
  var slope = LexVector()
  /// The multiplier of the row at hand.
  var multiplier = LexVector()
  /// Changes of multipliers that the active rows are to balance.
  var contributions = Stack<Core.Contribution>()

  /// The constraints that contradict each other, or are concerned if that cannot be told.
  var conflict = Stack<ConstraintID>()
}

extension StepWorkspace {
  /// Calls the visitor with every table.
  @inline(__always)
  mutating func visitTables<Visitor: TableVisitor>(_ visitor: inout Visitor) {
    visitor.visitWorking(&rate, first: .rows(1))
    visitor.visitWorking(&rowMark)
    visitor.visitWorking(&rowList, first: .elements(64))
    visitor.visitWorking(&events, first: .elements(16))
    visitor.visitWorking(&passed, first: .elements(16))
    visitor.visitWorking(&places, first: .elements(16))
    visitor.visitWorking(&room, first: .elements(LexVector.fewestTerms))
    visitor.visitWorking(&ownRoom, first: .elements(LexVector.fewestTerms))
    visitor.visitWorking(&slope, first: .elements(LexVector.fewestTerms))
    visitor.visitWorking(&multiplier, first: .elements(LexVector.fewestTerms))
    visitor.visitWorking(&contributions, first: .elements(16))
    visitor.visitWorking(&conflict)
  }
}

extension StepWorkspace {
  /// Adds `amount` to the changes of multipliers that the other active rows will balance.
  mutating func contribute(_ row: RowID, _ amount: LexVector) {
    for index in 0..<amount.count {
      contributions.append(
        Core.Contribution(level: amount[index].level, value: amount[index].value, row: row))
    }
  }

  /// Lists a required constraint at the place of a row, if there is one.
  mutating func appendConstraint(of row: RowID, _ problem: borrowing Problem) {
    for member in problem.members.run(row) where member.isRequired {
      conflict.append(member.constraint)
      return
    }
  }

  mutating func appendBlocking(
    _ row: RowID, first: Int32, end: Int32, left: Bool, _ problem: borrowing Problem
  ) {
    for index in first..<end {
      let member = problem.members.element(row, index)
      if left ? member.forbidsLeft : member.forbidsRight {
        conflict.append(member.constraint)
        return
      }
    }
  }
}
