// The form under construction, as of the present point.

extension Core {
  /// Makes room for `count` terms of the form under construction.
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
    // As with other forms, which are added up, it is never minus zero.
    let value = 0 + point.x[variable]
    return FormSurvey(value: value, magnitude: abs(value))
  }

  /// Makes the form under construction the sum of the first `count` of four terms, which are in order, or that sum
  /// times -1, so that the first coefficient is positive.
  /// - Returns: the factor from the form to the sum, and the result of a look at every term.
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
}
