// The form under construction, and the scale that a constraint shares with others on its row.

extension Problem {
  /// The form under construction.
  var formRun: UnsafeBufferPointer<Entry> {
    @inline(__always) get {
      UnsafeBufferPointer(start: form.base, count: form.count)
    }
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

  /// Scales the form under construction, whose coefficients are of different variables, the least of them 1 and the
  /// largest given: they have no common divisor but 1.
  /// - Returns: the factor from the scaled form to the form as written.
  mutating func scaleForm(largest: Double) -> Double {
    var divisor = largest.binade
    if form.base[0].coefficient < 0 { divisor = -divisor }
    // Dividing by a power of two is multiplying by its inverse, bit by bit.
    let factor = 1 / divisor
    for index in 0..<form.count { form.base[index].coefficient *= factor }
    return divisor
  }

  /// Drops terms that cancelled, and finds the first whose coefficient is out of range.
  /// - Returns: the offending term, if there is one.
  mutating func cleanForm(largestWritten: Double) -> Entry? {
    var kept = 0
    var largest = 0.0
    for index in 0..<form.count {
      let entry = form[index]
      let size = abs(entry.coefficient)
      // The least coefficient that may be written, beside the largest, is no rest.
      if size == 0 || size < Tolerances.activityNoise * largestWritten { continue }
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
