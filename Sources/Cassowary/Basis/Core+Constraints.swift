// Constraint records and the scaled form that a constraint shares with others.

extension Core {
  /// Takes a free record.
  mutating func makeConstraint(_ record: ConstraintRecord) -> Int32 {
    let index: Int32
    if counts.freeConstraint > 0 {
      index = counts.freeConstraint - 1
      counts.freeConstraint = constraints[index].next
    } else {
      index = counts.constraints
      counts.constraints += 1
      if Int(counts.constraints) > constraints.capacity {
        constraints.reserve(Int(counts.constraints))
      }
    }
    var record = record
    serial &+= 1
    record.generation = serial
    constraints.write(index, record, &journal)
    counts.liveConstraints += 1
    return index
  }

  /// Frees a record; handles of it are stale from now on.
  mutating func freeConstraint(_ index: Int32) {
    var record = ConstraintRecord()
    record.generation = constraints[index].generation
    record.next = counts.freeConstraint
    constraints.write(index, record, &journal)
    counts.freeConstraint = index + 1
    counts.liveConstraints -= 1
  }

  /// Adds one term to the form under construction; terms of one variable are added up.
  mutating func addToForm(_ variable: Int32, _ coefficient: Double) {
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
