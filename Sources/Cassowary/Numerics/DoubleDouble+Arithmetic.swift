// Sums, products and quotients of two numbers in twice the precision of a double, to about 31 digits each.

extension DoubleDouble {
  @inline(__always)
  init(_ value: Double) { self.init(high: value, low: 0) }

  @inline(__always) var isZero: Bool { high == 0 && low == 0 }
  @inline(__always) var sign: Int {
    high > 0 ? 1 : high < 0 ? -1 : low > 0 ? 1 : low < 0 ? -1 : 0
  }
  /// The nearest double to the magnitude.
  @inline(__always) var size: Double { Swift.abs(high) }
  @inline(__always) var magnitude: DoubleDouble { sign < 0 ? -self : self }

  @inline(__always)
  static prefix func - (number: DoubleDouble) -> DoubleDouble {
    DoubleDouble(high: -number.high, low: -number.low)
  }

  @inline(__always)
  static func + (one: DoubleDouble, other: DoubleDouble) -> DoubleDouble {
    let (sum, rest) = exactSum(one.high, other.high)
    let (lowSum, lowRest) = exactSum(one.low, other.low)
    let (high, low) = fastSum(sum, rest + lowSum)
    let (top, bottom) = fastSum(high, low + lowRest)
    return DoubleDouble(high: top, low: bottom)
  }

  @inline(__always)
  static func - (one: DoubleDouble, other: DoubleDouble) -> DoubleDouble { one + -other }

  @inline(__always)
  static func * (one: DoubleDouble, other: DoubleDouble) -> DoubleDouble {
    let product = one.high * other.high
    let (aHigh, aLow) = halves(of: one.high)
    let (bHigh, bLow) = halves(of: other.high)
    var rest = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    rest += one.high * other.low + one.low * other.high
    let (high, low) = fastSum(product, rest)
    return DoubleDouble(high: high, low: low)
  }

  static func / (one: DoubleDouble, other: DoubleDouble) -> DoubleDouble {
    let first = one.high / other.high
    var rest = one - other * DoubleDouble(first)
    let second = rest.high / other.high
    rest = rest - other * DoubleDouble(second)
    let third = rest.high / other.high
    let (high, low) = fastSum(first, second)
    return DoubleDouble(high: high, low: low) + DoubleDouble(third)
  }

  static func < (one: DoubleDouble, other: DoubleDouble) -> Bool {
    one.high != other.high ? one.high < other.high : one.low < other.low
  }

  /// A sum, or zero if nearly all of it cancels: then it is the rounding of its parts.
  @inline(__always)
  static func sum(_ one: DoubleDouble, _ other: DoubleDouble) -> DoubleDouble {
    let sum = one + other
    return Swift.abs(sum.high) <= noise * Swift.max(Swift.abs(one.high), Swift.abs(other.high))
      ? DoubleDouble() : sum
  }

  /// Which part of what cancels is rounding: ten thousand times that of one sum, for it has come through many.
  private static var noise: Double { 1e-27 }

  /// The simplest fraction that rounds to a number if its denominator is at most 2,000, to 31 digits; else the number
  /// itself.
  ///
  /// A coefficient such as 1/3 is meant as a fraction, and rows that are sums of each other as fractions are to be so
  /// here.
  init(simplest number: Double) {
    self.init(number)
    // Powers of two and integers are exact, and beyond that size no fraction is told from another.
    let size = Swift.abs(number)
    if size > 1e6 || size == Self.whole(of: size) { return }
    var (h0, h1, k0, k1) = (0.0, 1.0, 1.0, 0.0)
    var rest = size
    for _ in 0..<Self.mostQuotients {
      if !(rest < 1e9) { return }
      let whole = Self.whole(of: rest)
      (h0, h1) = (h1, whole * h1 + h0)
      (k0, k1) = (k1, whole * k1 + k0)
      if k1 > Self.largestDenominator { return }
      if h1 / k1 == size {
        let fraction = DoubleDouble(h1) / DoubleDouble(k1)
        self = number < 0 ? -fraction : fraction
        return
      }
      if rest == whole { return }
      rest = 1 / (rest - whole)
    }
  }

  /// The whole part of a number from 0 to 1e9, without the C library.
  private static func whole(of number: Double) -> Double { Double(Int64(number)) }

  /// The most quotients of a continued fraction. Denominators grow at least as Fibonacci's numbers, of which the
  /// eighteenth is beyond 2,000, so that this only bounds the loop.
  private static var mostQuotients: Int { 30 }
  /// The largest denominator of a fraction. Two fractions up to it are at least a four-millionth apart, far more than
  /// numbers up to a million are rounded by.
  private static var largestDenominator: Double { 2_000 }

  @inline(__always)
  private static func exactSum(_ a: Double, _ b: Double) -> (Double, Double) {
    let sum = a + b
    let part = sum - a
    return (sum, (a - (sum - part)) + (b - part))
  }

  /// As `exactSum`, of which the first is not the smaller one.
  @inline(__always)
  private static func fastSum(_ a: Double, _ b: Double) -> (Double, Double) {
    let sum = a + b
    return (sum, b - (sum - a))
  }
}
