/// What is combined of rows: a number, or one for each of two levels, which go the same way through the basis.
protocol Combinable: BitwiseCopyable {
  static var zero: Self { get }
  var isZero: Bool { get }
  /// What it is where all that is no more than noise is left out.
  var withoutNoise: Self { get }
  /// Divided by the pivot of a slot.
  func quotient(_ pivots: PivotTable, _ slot: Int32) -> Self
  mutating func subtract(_ other: Self, times factor: Double)
}

extension Double: Combinable {
  @inline(__always)
  var withoutNoise: Double { abs(self) <= Tolerances.drop ? 0 : self }

  @inline(__always)
  func quotient(_ pivots: PivotTable, _ slot: Int32) -> Double { pivots.quotient(self, slot) }

  @inline(__always)
  mutating func subtract(_ other: Double, times factor: Double) { self -= factor * other }
}

extension SIMD2<Double>: Combinable {
  @inline(__always)
  var isZero: Bool { x == 0 && y == 0 }

  @inline(__always)
  var withoutNoise: SIMD2<Double> { SIMD2(x.withoutNoise, y.withoutNoise) }

  @inline(__always)
  func quotient(_ pivots: PivotTable, _ slot: Int32) -> SIMD2<Double> {
    SIMD2(pivots.quotient(x, slot), pivots.quotient(y, slot))
  }

  @inline(__always)
  mutating func subtract(_ other: SIMD2<Double>, times factor: Double) { self -= factor * other }
}
