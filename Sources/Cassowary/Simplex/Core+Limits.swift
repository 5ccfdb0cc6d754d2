// Values that go beyond all bounds: a chain of coefficients of a millionth leaves the range of doubles after fifty links. No
// table ever holds what is no number.

extension Core {
  /// True if a step along the solved direction takes a variable further than values may be.
  mutating func isTooFar(_ step: Double) -> Bool {
    if isUsual(abs(step) <= Tolerances.far) { return false }
    for index in 0..<factorisation.d.list.count {
      let variable = factorisation.d.list[index]
      if !(abs(point.x[variable] + factorisation.d[variable] * step) <= Tolerances.largestValue) {
        return true
      }
    }
    return false
  }

  /// True if a variable on which nothing depends may move by a step.
  @inline(__always)
  func isWithinLimits(_ variable: VariableID, after step: Double) -> Bool {
    isUsual(abs(step) <= Tolerances.far)
      || abs(point.x[variable] + step) <= Tolerances.largestValue
  }

  /// Brings back the variables that the last move took beyond where values may be, and has the point computed afresh.
  @inline(never)
  mutating func limitMoved() {
    for index in 0..<factorisation.d.list.count { limit(factorisation.d.list[index]) }
    noteFarWay()
  }

  /// Brings a variable back to where values may be.
  mutating func limit(_ variable: VariableID) {
    let value = point.x[variable]
    if abs(value) <= Tolerances.largestValue { return }
    noteTrouble(.outOfRange)
    let limit = Tolerances.largestValue
    point.x.write(variable, value > limit ? limit : value < -limit ? -limit : 0, &journal)
    for entry in point.watchers.run(variable) {
      point.activity.write(entry.row, point.exactActivity(of: entry.row, problem).sum, &journal)
    }
  }
}
