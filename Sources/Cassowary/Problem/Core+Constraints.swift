// Constraint records and the scaled form that a constraint shares with others.

extension Core {
  /// Takes a free entry, for a constraint on the form of the row.
  @inline(__always)
  mutating func makeConstraint<Mode: JournalMode>(constant: Double, row: RowID, _ mode: Mode.Type)
    -> ConstraintID
  {
    let index: ConstraintID
    if let free = problem.counts.freeConstraint.id {
      index = free
      problem.counts.freeConstraint = problem.constraints[index].freeLink
    } else {
      index = ConstraintID(problem.counts.constraints)
      problem.counts.constraints &+= 1
      problem.constraints.reserve(Int(problem.counts.constraints))
    }
    problem.serial &+= 1
    problem.constraints.write(
      index, ConstraintEntry(constant: constant, row: row, generation: problem.serial),
      mode, &journal)
    problem.counts.liveConstraints &+= 1
    return index
  }

  /// Frees an entry; handles of it are stale from now on.
  @inline(__always)
  mutating func freeConstraint<Mode: JournalMode>(_ index: ConstraintID, _ mode: Mode.Type) {
    let entry = ConstraintEntry(
      freeLink: problem.counts.freeConstraint, generation: problem.constraints[index].generation)
    problem.constraints.write(index, entry, mode, &journal)
    problem.counts.freeConstraint = Link(index)
    problem.counts.liveConstraints &-= 1
  }

  /// All that is known of an installed constraint.
  mutating func record(of index: ConstraintID) -> ConstraintRecord {
    let entry = problem.constraints[index]
    let member = problem.members.element(entry.row, memberIndex(entry.row, of: index))
    return ConstraintRecord(entry, problem.costs[member.cost])
  }

  /// Whether a side of an installed constraint is forbidden.
  @inline(__always)
  mutating func isRequired(_ index: ConstraintID) -> Bool {
    let row = problem.constraints[index].row
    return problem.members.element(row, memberIndex(row, of: index)).isRequired
  }

  /// A breakpoint of a constraint that has no number yet.
  @inline(__always)
  mutating func makeMember(bound: Double, _ cost: Cost) -> Member {
    Member(bound: bound, problem.costs.pull(of: cost))
  }

  /// The breakpoint of a constraint.
  mutating func makeMember(_ record: ConstraintRecord, of index: ConstraintID) -> Member {
    var member = makeMember(bound: record.constant / record.scale, record.cost)
    member.constraint = index
    return member
  }

  /// Forgets costs that no constraint has any more, if there are many of them. While changes are recorded,
  /// what they lead back to may have them.
  @inline(__always)
  mutating func forgetUnusedCosts() {
    if isRare(areCostsToBeForgotten) { makeCostsAnew() }
  }

  @inline(never)
  private mutating func makeCostsAnew() {
    var used = CostTable()
    for row in problem.allRows where basis.kind[row] != .free {
      for index in 0..<problem.members.count(row) {
        let old = problem.members.element(row, index)
        let member = Member(
          bound: old.bound, constraint: old.constraint, used.pull(of: problem.costs[old.cost]))
        problem.members.write(row, index, member, &journal)
      }
    }
    problem.costs.deallocate()
    problem.costs = used
  }

  /// True if there are many costs that no constraint can have.
  var areCostsToBeForgotten: Bool {
    problem.costs.count >= 256 + 2 * Int(problem.counts.liveConstraints) && !journal.isRecording
  }

  /// The variable whose edit constraint this is.
  @inline(__always)
  mutating func editedVariable(of index: ConstraintID) -> VariableID? {
    let run = problem.terms.run(problem.constraints[index].row)
    guard run.count == 1, problem.editOf[run[0].variable] == Link(index) else { return nil }
    return run[0].variable
  }

  /// The form under construction.
  var formRun: UnsafeBufferPointer<Entry> {
    @inline(__always) get {
      UnsafeBufferPointer(start: problem.form.base, count: problem.form.count)
    }
  }

  /// What one look at every term of the form under construction finds.
  struct FormSurvey {
    var key = FormKey()
    /// The value of the form at the present point.
    var value = 0.0
    /// The sum of the magnitudes of its terms.
    var magnitude = 0.0
  }

  /// Makes room for so many terms of the form under construction.
  @inline(__always)
  mutating func reserveForm(_ count: Int) {
    if isRare(count > problem.form.capacity) { growForm(to: count) }
  }

  /// Everything that constraints need begins with the first form.
  @inline(never)
  private mutating func growForm(to count: Int) {
    if memory.rows.capacity == 0 { makeFirstRoom(for: expectedRows) }
    problem.form.reserve(count)
  }

  /// Makes the form under construction that of one variable.
  @inline(__always)
  mutating func beginForm(of variable: VariableID) -> FormSurvey {
    reserveForm(1)
    problem.form.setCount(1)
    problem.form.base[0] = Entry(variable, twin: -1, coefficient: 1)
    // As of other forms, which are added up, it is never minus zero.
    let value = 0 + point.x[variable]
    return FormSurvey(value: value, magnitude: abs(value))
  }

  /// Makes the form under construction the sum of the first `count` of four terms, which are in order, or that sum
  /// times -1, so that the first coefficient is positive.
  /// - Returns: the factor from the form to the sum, and what a look at every term finds.
  @inline(__always)
  mutating func beginForm(
    _ one: PlainTerm, _ two: PlainTerm, _ three: PlainTerm, _ four: PlainTerm, count: Int
  ) -> (scale: Double, survey: FormSurvey) {
    reserveForm(LinearExpression.Terms.room)
    problem.form.setCount(count)
    let entries = problem.form.base
    let values = point.x.base
    var survey = FormSurvey()
    @inline(__always)
    func put(_ term: PlainTerm, at place: Int) {
      let sign = term.sign ^ one.sign
      let bits = 1.0.bitPattern | sign
      entries[place].variable = term.variable
      entries[place].coefficient = Double(bitPattern: bits)
      survey.key.add(term.variable, bits)
      let part = Double(bitPattern: values[Int(term.variable)].bitPattern ^ sign)
      survey.value += part
      survey.magnitude += abs(part)
    }
    put(one, at: 0)
    put(two, at: 1)
    if count > 2 {
      put(three, at: 2)
      if count > 3 { put(four, at: 3) }
    }
    return (Double(bitPattern: 1.0.bitPattern | one.sign), survey)
  }

  /// Makes the first coefficient of the form under construction positive, and looks at its terms.
  @inline(__always)
  mutating func surveyForm() -> FormSurvey {
    let entries = problem.form.base
    let values = point.x.base
    let sign = entries[0].coefficient.bitPattern & 1 << 63
    var survey = FormSurvey()
    for place in 0..<problem.form.count {
      let variable = entries[place].variable
      let bits = entries[place].coefficient.bitPattern ^ sign
      let coefficient = Double(bitPattern: bits)
      entries[place].coefficient = coefficient
      survey.key.add(variable, bits)
      let part = coefficient * values[Int(variable)]
      survey.value += part
      survey.magnitude += abs(part)
    }
    return survey
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
    for index in 0..<problem.form.count {
      let size = abs(problem.form[index].coefficient)
      largest = max(largest, size)
      // Sizes are within Tolerances.coefficientRange, far inside Int64.
      if Double(Int64(size)) != size { areIntegers = false }
      if size != abs(problem.form[0].coefficient) { areEqual = false }
    }
    var divisor = 1.0
    if areEqual {
      divisor = largest
    } else if areIntegers {
      var common = Int64(abs(problem.form[0].coefficient))
      for index in 1..<problem.form.count {
        var other = Int64(abs(problem.form[index].coefficient))
        while other != 0 { (common, other) = (other, common % other) }
      }
      divisor = Double(common)
    }
    divisor *= (largest / divisor).binade
    if problem.form[0].coefficient < 0 { divisor = -divisor }
    for index in 0..<problem.form.count { problem.form[index].coefficient /= divisor }
    return divisor
  }

  /// Scales the form under construction, whose coefficients are of different variables, the least of them 1 and the
  /// largest given: they have no common divisor but 1.
  /// - Returns: the factor from the scaled form to the form as written.
  mutating func scaleForm(largest: Double) -> Double {
    var divisor = largest.binade
    if problem.form.base[0].coefficient < 0 { divisor = -divisor }
    // Dividing by a power of two is multiplying by its inverse, bit by bit.
    let factor = 1 / divisor
    for index in 0..<problem.form.count { problem.form.base[index].coefficient *= factor }
    return divisor
  }

  /// Drops terms that cancelled, and finds the first whose coefficient is out of range.
  /// - Returns: the offending term, if there is one.
  mutating func cleanForm(largestWritten: Double) -> Entry? {
    var kept = 0
    var largest = 0.0
    for index in 0..<problem.form.count {
      let entry = problem.form[index]
      if abs(entry.coefficient) <= Tolerances.activityNoise * largestWritten { continue }
      largest = max(largest, abs(entry.coefficient))
      problem.form[kept] = entry
      kept += 1
    }
    while problem.form.count > kept { _ = problem.form.removeLast() }
    let range = Tolerances.coefficientRange
    for index in 0..<problem.form.count {
      let size = abs(problem.form[index].coefficient)
      if !range.contains(size) || size < largest * range.lowerBound { return problem.form[index] }
    }
    return nil
  }
}
