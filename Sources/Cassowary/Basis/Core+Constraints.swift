// Constraint records and the scaled form that a constraint shares with others.

extension Core {
  /// Takes a free record, for a constraint on the form under construction, which is that of the row.
  @inline(__always)
  mutating func makeConstraint(_ record: ConstraintRecord, row: Int32) -> Int32 {
    for index in 0..<form.count {
      let variable = form[index].id
      useCount.write(variable, useCount[variable] + 1, &journal)
    }
    let index: Int32
    if counts.freeConstraint > 0 {
      index = counts.freeConstraint - 1
      counts.freeConstraint = constraints[index].edited
    } else {
      index = counts.constraints
      counts.constraints += 1
      constraints.reserve(Int(counts.constraints))
    }
    var record = record
    serial &+= 1
    record.generation = serial
    record.row = row
    constraints.write(index, record, &journal)
    counts.liveConstraints += 1
    return index
  }

  /// Frees a record; handles of it are stale from now on.
  mutating func freeConstraint(_ index: Int32) {
    var record = ConstraintRecord()
    record.generation = constraints[index].generation
    record.edited = counts.freeConstraint
    constraints.write(index, record, &journal)
    counts.freeConstraint = index + 1
    counts.liveConstraints -= 1
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

  /// True if the form under construction is as it stays: every coefficient is 1 or -1, so that nothing
  /// is to be dropped, refused or rounded; then its first coefficient is made 1.
  /// - Returns: the factor from the scaled form to the form as written; zero if the form is not so.
  @inline(__always)
  mutating func scaleUnitForm() -> Double {
    if form.isEmpty { return 0 }
    let terms = form.base
    for index in 0..<form.count where abs(terms[index].coefficient) != 1 { return 0 }
    if terms[0].coefficient > 0 { return 1 }
    for index in 0..<form.count { terms[index].coefficient = -terms[index].coefficient }
    return -1
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
