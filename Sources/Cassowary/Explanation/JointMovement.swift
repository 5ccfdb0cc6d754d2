/// The ways in which rows and stays of the basis may move together if none of them can alone.
///
/// How fast each slot moves is a variable of a system of its own. It requires that no row goes a way that is closed to
/// it; all of these constraints pass through zero, so that a slot that can move by a little can move by one. The system
/// holds all that is connected with the slots in question: slots that may move, rows that limit these, slots of which
/// those rows are combinations, and so on.
struct JointMovement {
  private let system = Solver()
  // Sets are of plain numbers: one kind of set does for all.

  /// The rates of slots that may move.
  private var rates: [Int32: Variable] = [:]
  /// The same slots, in the order in which they came.
  private var slots: [SlotID] = []
  private var fixedSlots: Set<Int32> = []
  private var limitedRows: Set<Int32> = []
  /// The number of slots of which the system has all rows that limit them.
  private var finished = 0

  /// Slots that can move together so that a combination of them moves, with their rates; nil if there are none.
  mutating func moves(
    _ parts: [(slot: SlotID, factor: Double)], in core: inout Core
  ) -> [(slot: SlotID, rate: Double)]? {
    let form = form(of: parts, in: &core)
    while finished < slots.count {
      for (row, leeway) in core.limitedRows(movedBy: slots[finished])
      where limitedRows.insert(row.number).inserted {
        limit(self.form(of: core.parts(ofRow: row), in: &core), to: leeway)
      }
      finished += 1
    }
    return moves(form, by: 1) ?? moves(form, by: -1)
  }

  private func moves(
    _ form: LinearExpression, by amount: Double
  ) -> [(slot: SlotID, rate: Double)]? {
    guard let wish = try? system.add(LinearConstraint(form - amount, .equal), priority: Self.moving)
    else { return nil }
    defer { try? system.remove(wish) }
    system.commit()
    var moved = 0.0
    for term in form.terms { moved += term.coefficient * system.value(of: term.variable)! }
    // It gets there or nowhere.
    if abs(moved) < abs(amount) / 2 { return nil }
    var moving: [(slot: SlotID, rate: Double)] = []
    for slot in slots {
      guard let variable = rates[slot.number] else { continue }
      let rate = system.value(of: variable)!
      if abs(rate) > Tolerances.pivotRatio { moving.append((slot, rate)) }
    }
    return moving
  }

  /// Keeps the sum of a form on the sides where it may be.
  private func limit(_ form: LinearExpression, to leeway: Leeway) {
    let relation: Relation =
      leeway == .up ? .greaterThanOrEqual : leeway == .down ? .lessThanOrEqual : .equal
    // All hold at rest, so that none is refused but a constraint without variables.
    _ = try? system.add(LinearConstraint(form, relation))
  }

  /// A combination of slots in terms of their rates.
  private mutating func form(
    of parts: [(slot: SlotID, factor: Double)], in core: inout Core
  ) -> LinearExpression {
    var form = LinearExpression()
    var largest = 0.0
    for (_, factor) in parts { largest = max(largest, abs(factor)) }
    for (slot, factor) in parts
    where abs(factor) > Tolerances.coefficientRange.lowerBound * largest {
      guard let rate = rate(of: slot, in: &core) else { continue }
      form.add(rate, times: factor / largest)
    }
    return form
  }

  /// The rate of a slot; nil if it cannot move.
  private mutating func rate(of slot: SlotID, in core: inout Core) -> Variable? {
    if let rate = rates[slot.number] { return rate }
    if fixedSlots.contains(slot.number) { return nil }
    let leeway = core.leeway(ofSlot: slot)
    if leeway.isEmpty {
      fixedSlots.insert(slot.number)
      return nil
    }
    let rate = system.makeVariable()
    rates[slot.number] = rate
    slots.append(slot)
    if leeway != .both { limit(LinearExpression(rate), to: leeway) }
    // A slot that need not move rests.
    _ = try? system.add(rate == 0, priority: Self.resting)
    return rate
  }

  /// The priority of the movement that is searched for: above that of rest.
  private static var moving: Priority { 2 }
  /// The priority at which a slot that need not move stays where it is.
  private static var resting: Priority { 1 }
}
