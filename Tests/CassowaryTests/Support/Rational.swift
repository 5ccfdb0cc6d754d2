/// An exact fraction of machine integers; enough for worlds of three rows over {-1, 0, 1}.
struct Rational: Equatable, Comparable {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    var a = abs(numerator)
    var b = abs(denominator)
    while b != 0 { (a, b) = (b, a % b) }
    let sign = denominator < 0 ? -1 : 1
    self.numerator = a == 0 ? 0 : sign * numerator / a
    self.denominator = a == 0 ? 1 : sign * denominator / a
  }

  var double: Double { Double(numerator) / Double(denominator) }

  static func + (a: Self, b: Self) -> Self {
    Rational(
      a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }
  static func - (a: Self, b: Self) -> Self { a + Rational(-b.numerator, b.denominator) }
  static func * (a: Self, b: Self) -> Self {
    Rational(a.numerator * b.numerator, a.denominator * b.denominator)
  }
  static func / (a: Self, b: Self) -> Self {
    Rational(a.numerator * b.denominator, a.denominator * b.numerator)
  }
  static func < (a: Self, b: Self) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }
}
