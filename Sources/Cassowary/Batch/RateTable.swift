/// Vectors of rates: how fast something moves along each of a few directions. Every vector is kept once and has a
/// number, so that comparing two numbers tells whether two things move in the same way.
///
/// A chain of views passes on the rates of the first of them; sums that come again, as those of the columns of a table
/// do in each of its rows, are remembered with their first part. The vector of number zero is zero, and those after it
/// are the units.
struct RateTable {
  /// The sum of two vectors that was asked for last, of those with the same first part.
  private struct Sum: BitwiseCopyable {
    var factor: Double
    var otherFactor: Double
    var other: Int32
    var result: Int32
  }

  private var rates = Stack<Double>()
  private var sums = Stack<Sum>()
  private var width = 0
  /// The largest number of vectors, and the number of searches through them that are left.
  private var limit = 0
  private var patience = 0

  /// The value given instead of a number when there would be too many vectors.
  static var full: Int32 { -1 }

  func deallocate() {
    rates.deallocate()
    sums.deallocate()
  }

  /// Takes a part of the first room.
  mutating func begin(in first: inout FirstRoom) {
    rates.begin(in: &first, room: 64)
    sums.begin(in: &first)
  }

  var bytes: Int { rates.bytes + sums.bytes }

  /// The number of vectors.
  var count: Int { sums.count }

  /// Forgets all vectors but zero and the units of `width` directions.
  mutating func begin(width: Int) {
    self.width = width
    limit = 32 + 8 * width
    patience = 8 * limit
    rates.removeAll()
    sums.removeAll()
    for vector in 0...width {
      for direction in 0..<width { rates.append(direction + 1 == vector ? 1 : 0) }
      sums.append(Sum(factor: 0, otherFactor: 0, other: 0, result: 0))
    }
  }

  /// The rate of a vector along a direction.
  @inline(__always)
  func rate(_ vector: Int32, along direction: Int) -> Double {
    rates[Int(vector) &* width &+ direction]
  }

  /// The number of `factor` times a vector, or ``full``.
  @inline(__always)
  mutating func product(_ vector: Int32, times factor: Double) -> Int32 {
    vector <= 0 || factor == 1 ? vector : sum(vector, times: factor, 0, times: 0)
  }

  /// Adds `factor` times a vector to a sum, which is `sumFactor` times the vector of number `sum`; a sum that is
  /// ``full`` stays so.
  @inline(__always)
  mutating func add(
    _ vector: Int32, times factor: Double, to sum: inout Int32, _ sumFactor: inout Double
  ) {
    if vector == 0 || sum == Self.full { return }
    if sum == 0 {
      sum = vector
      sumFactor = factor
    } else {
      sum = self.sum(sum, times: sumFactor, vector, times: factor)
      sumFactor = 1
    }
  }

  /// The number of the sum of two vectors times factors, or ``full``.
  @inline(__always)
  private mutating func sum(
    _ vector: Int32, times factor: Double, _ other: Int32, times otherFactor: Double
  ) -> Int32 {
    let last = sums[Int(vector)]
    if last.factor == factor && last.other == other && last.otherFactor == otherFactor {
      return last.result
    }
    return find(vector, factor, other, otherFactor)
  }

  @inline(never)
  private mutating func find(
    _ vector: Int32, _ factor: Double, _ other: Int32, _ otherFactor: Double
  ) -> Int32 {
    if patience == 0 || count == limit { return Self.full }
    patience -= 1
    let fresh = rates.count
    for direction in 0..<width {
      let rate =
        factor * self.rate(vector, along: direction)
        + otherFactor * self.rate(other, along: direction)
      rates.append(abs(rate) <= Tolerances.drop ? 0 : rate)
    }
    let result = place(ofVectorAt: fresh)
    if result < count {
      rates.setCount(fresh)
    } else {
      sums.append(Sum(factor: 0, otherFactor: 0, other: 0, result: 0))
    }
    let number = Int32(truncatingIfNeeded: result)
    sums[Int(vector)] = Sum(
      factor: factor, otherFactor: otherFactor, other: other, result: number)
    return number
  }

  /// The number of the first vector that equals the one whose rates begin at a place.
  private func place(ofVectorAt start: Int) -> Int {
    var vector = 0
    while true {
      var direction = 0
      while direction < width
        && rates[vector * width + direction] == rates[start + direction]
      {
        direction += 1
      }
      if direction == width { return vector }
      vector += 1
    }
  }
}
