/// A number in twice the precision of a double, as a sum of two: for residuals, in which nearly all of the digits cancel.
///
/// Sums and products are exact to about 32 digits (T. J. Dekker, A floating-point technique for extending the available
/// precision, Numerische Mathematik 18, 1971, doi:10.1007/BF01397083). Only ordinary arithmetic is needed, so that the
/// bits are the same everywhere.
struct DoubleDouble: BitwiseCopyable {
  private(set) var high: Double
  private(set) var low: Double

  init(high: Double = 0, low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The nearest double.
  var value: Double { high + low }

  /// Adds a product, without rounding it.
  mutating func add(_ a: Double, times b: Double) {
    let product = a * b
    let (aHigh, aLow) = Self.halves(of: a)
    let (bHigh, bLow) = Self.halves(of: b)
    let rest = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    add(product, rest)
  }

  private mutating func add(_ other: Double, _ otherLow: Double) {
    let sum = high + other
    let part = sum - high
    let rest = (high - (sum - part)) + (other - part)
    low += rest + otherLow
    high = sum + low
    low -= high - sum
  }

  /// A number as the sum of two with at most 26 digits each, whose products are exact.
  @inline(__always)
  static func halves(of number: Double) -> (high: Double, low: Double) {
    let shifted = number * 134_217_729
    let high = shifted - (shifted - number)
    return (high, number - high)
  }
}
