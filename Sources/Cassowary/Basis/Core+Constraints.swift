// Constraint records and the scaled form that a constraint shares with others.

extension Core {
  /// Takes a free entry, for a constraint on the form under construction, which is that of the row.
  @inline(__always)
  mutating func makeConstraint<Mode: JournalMode>(constant: Double, row: Int32, _ mode: Mode.Type)
    -> Int32
  {
    let entries = form.base
    for place in 0..<form.count {
      let variable = entries[place].id
      useCount.write(
        variable, useCount[variable] &+ 1, mode, &journal)
    }
    let index: Int32
    if counts.freeConstraint > 0 {
      index = counts.freeConstraint &- 1
      counts.freeConstraint = constraints[index].freeLink
    } else {
      index = counts.constraints
      counts.constraints = index &+ 1
      constraints.reserve(Int(index) &+ 1)
    }
    serial &+= 1
    constraints.write(
      index, ConstraintEntry(constant: constant, row: row, generation: serial),
      mode, &journal)
    counts.liveConstraints &+= 1
    return index
  }

  /// Frees an entry; handles of it are stale from now on.
  mutating func freeConstraint(_ index: Int32) {
    let entry = ConstraintEntry(
      freeLink: counts.freeConstraint, generation: constraints[index].generation)
    constraints.write(index, entry, &journal)
    counts.freeConstraint = index + 1
    counts.liveConstraints -= 1
  }

  /// All that is known of an installed constraint.
  mutating func record(of index: Int32) -> ConstraintRecord {
    let entry = constraints[index]
    let member = members.element(entry.row, memberIndex(entry.row, of: index))
    return ConstraintRecord(entry, costs[member.cost])
  }

  /// Whether a side of an installed constraint is forbidden.
  @inline(__always)
  mutating func isRequired(_ index: Int32) -> Bool {
    let row = constraints[index].row
    let member = members.element(row, memberIndex(row, of: index))
    return member.forbidsLeft || member.forbidsRight
  }

  /// The breakpoint of a constraint.
  @inline(__always)
  mutating func makeMember(_ record: inout ConstraintRecord, of index: Int32) -> Member {
    let cost = costs.number(of: record.cost)
    return Member(
      bound: record.constant / record.scale, constraint: index, cost: cost,
      sides: costs.sides(cost))
  }

  /// Forgets costs that no constraint has any more, if there are many of them. While changes are recorded,
  /// what they lead back to may have them.
  mutating func forgetUnusedCosts() {
    if costs.count < 256 + 2 * Int(counts.liveConstraints) || journal.isRecording { return }
    var used = CostTable()
    for row in 0..<counts.rows where kind[row] != .free {
      for index in 0..<members.count(row) {
        let old = members.element(row, index)
        let member = Member(
          bound: old.bound, constraint: old.constraint, cost: used.number(of: costs[old.cost]),
          sides: old.sides)
        members.write(row, index, member, &journal)
      }
    }
    costs.deallocate()
    costs = used
  }

  /// The variable whose edit constraint this is.
  mutating func editedVariable(of index: Int32) -> Int32? {
    let run = terms.run(constraints[index].row)
    guard run.count == 1, editOf[run[0].id] == index + 1 else { return nil }
    return run[0].id
  }

  /// Adds one term to the form under construction; terms of one variable are added up.
  @inline(__always)
  mutating func addToForm(_ variable: Int32, _ coefficient: Double) {
    if form.isEmpty || form[form.count - 1].id < variable {
      form.append(Entry(id: variable, twin: -1, coefficient: coefficient))
    } else {
      insertIntoForm(variable, coefficient)
    }
  }

  private mutating func insertIntoForm(_ variable: Int32, _ coefficient: Double) {
    var index = form.count
    while index > 0 && form[index - 1].id > variable { index -= 1 }
    if index > 0 && form[index - 1].id == variable {
      form[index - 1].coefficient += coefficient
      return
    }
    form.append(Entry(id: variable, twin: -1, coefficient: coefficient))
    var place = form.count - 1
    while place > index {
      form[place] = form[place - 1]
      place -= 1
    }
    form[index] = Entry(id: variable, twin: -1, coefficient: coefficient)
  }

  /// Scales the form under construction so that equal forms become equal bit by bit, whatever factor
  /// they were written with: the first coefficient is positive and the largest within 1..<2.
  /// Integers are divided by their common divisor, equal magnitudes by their magnitude, anything else
  /// by a power of two only, so that no coefficient is rounded.
  /// - Returns: the factor from the scaled form to the form as written.
  mutating func scaleForm() -> Double {
    var largest = 0.0
    var areIntegers = true
    var areEqual = true
    for index in 0..<form.count {
      let size = abs(form[index].coefficient)
      largest = max(largest, size)
      // Sizes are within Tolerances.coefficientRange, far inside Int64.
      if Double(Int64(size)) != size { areIntegers = false }
      if size != abs(form[0].coefficient) { areEqual = false }
    }
    var divisor = 1.0
    if areEqual {
      divisor = largest
    } else if areIntegers {
      var common = Int64(abs(form[0].coefficient))
      for index in 1..<form.count {
        var other = Int64(abs(form[index].coefficient))
        while other != 0 { (common, other) = (other, common % other) }
      }
      divisor = Double(common)
    }
    divisor *= (largest / divisor).binade
    if form[0].coefficient < 0 { divisor = -divisor }
    for index in 0..<form.count { form[index].coefficient /= divisor }
    return divisor
  }

  /// Drops terms that cancelled, and finds the first whose coefficient is out of range.
  /// - Returns: the offending term, if there is one.
  mutating func cleanForm(largestWritten: Double) -> Entry? {
    var kept = 0
    var largest = 0.0
    for index in 0..<form.count {
      let entry = form[index]
      if abs(entry.coefficient) <= Tolerances.activityNoise * largestWritten { continue }
      largest = max(largest, abs(entry.coefficient))
      form[kept] = entry
      kept += 1
    }
    while form.count > kept { _ = form.removeLast() }
    let range = Tolerances.coefficientRange
    for index in 0..<form.count {
      let size = abs(form[index].coefficient)
      if !range.contains(size) || size < largest * range.lowerBound { return form[index] }
    }
    return nil
  }
}
