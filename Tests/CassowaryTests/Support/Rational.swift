/// An exact fraction of machine integers; enough for worlds of three rows over {-1, 0, 1}.
struct Rational: Equatable, Comparable {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    let sign = denominator < 0 ? -1 : 1
    var a = abs(numerator)
    var b = abs(denominator)
    // Small numbers stay as they are: products of a few of them are far from overflow.
    if a < 4_096 && b < 4_096 {
      self.numerator = sign * numerator
      self.denominator = b
      return
    }
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = sign * numerator / a
    self.denominator = sign * denominator / a
  }

  var double: Double { Double(numerator) / Double(denominator) }
  var isZero: Bool { numerator == 0 }

  static func + (a: Self, b: Self) -> Self {
    Rational(
      a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }
  static func - (a: Self, b: Self) -> Self {
    Rational(
      a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator)
  }
  static func * (a: Self, b: Self) -> Self {
    Rational(a.numerator * b.numerator, a.denominator * b.denominator)
  }
  static func / (a: Self, b: Self) -> Self {
    Rational(a.numerator * b.denominator, a.denominator * b.numerator)
  }
  static func == (a: Self, b: Self) -> Bool {
    a.numerator * b.denominator == b.numerator * a.denominator
  }
  static func < (a: Self, b: Self) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }
}
