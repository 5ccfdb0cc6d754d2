// How far the row of a ready direction goes.

extension EditDirection {
  /// The bound of the row of a ready direction for a right-hand side of its constraint.
  @inline(__always)
  func bound(of constant: Double) -> Double {
    // Mostly there is nothing to divide, and nobody waits for a division; the compiler would leave out a comparison
    // with 1.
    isScaled ? constant / scale : constant
  }

  /// Narrows the range of a ready direction by a row that has come to lie on it, and is within its segment.
  mutating func narrow(by row: RowID, _ rate: Double, _ point: borrowing PrimalPoint) {
    let toLower = (point.lower[row] - point.activity[row]) / rate
    let toUpper = (point.upper[row] - point.activity[row]) / rate
    let least = min(value, start + min(toLower, toUpper))
    let most = max(value, start + max(toLower, toUpper))
    if least > self.least {
      self.least = least
      blockingBelow = .unknown
    }
    if most < self.most {
      self.most = most
      blockingAbove = .unknown
    }
    findFreeRange()
  }

  /// Computes the range of constants in which the row of a ready direction has the value of the constant and no other
  /// breakpoint near, and no way is far.
  mutating func findFreeRange() {
    let far = Tolerances.far / (2 * max(largestRate, 1))
    let low = max(least, start - far)
    let high = min(most, start + far)
    let slack = Tolerances.breakpoint * max(1, max(abs(low), abs(high)))
    self.low =
      isScaled ? .infinity : max(low, before + slack)
    self.high = min(high, after - slack)
  }

  /// Has the other run hold the present values of the direction, which moves together with a direction that was moved
  /// more often.
  @inline(never)
  func changeRun(_ changes: borrowing ChangeRecord) {
    let list = changes.report.pointee.list
    let spot = Int(firstPlace)
    let present = list.values(isOdd: isOdd) + spot
    let other = list.values(isOdd: !isOdd) + spot
    other.update(from: present, count: Int(placeCount))
  }
}
