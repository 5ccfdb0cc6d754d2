import CGMP

/// A fraction of integers of any size: the numbers of a judge that cannot err.
///
/// Unchecked, as it is in C: nothing changes a fraction once it is made.
final class Fraction: @unchecked Sendable {
  private var value = __mpq_struct()

  private init() { __gmpq_init(&value) }

  deinit { __gmpq_clear(&value) }

  /// A double is a fraction whose denominator is a power of two.
  convenience init(_ number: Double) {
    self.init()
    precondition(number.isFinite, "\(number) is no fraction")
    __gmpq_set_d(&value, number)
  }

  convenience init(_ numerator: Int, over denominator: Int) {
    self.init()
    __gmpq_set_si(&value, numerator, UInt(denominator))
    __gmpq_canonicalize(&value)
  }

  static let zero = Fraction(0)
  static let one = Fraction(1)

  /// -1, 0 or 1.
  var sign: Int { Int(fraction_sign(&value)) }

  var isZero: Bool { sign == 0 }

  /// The nearest double, or nearly.
  var double: Double { __gmpq_get_d(&value) }

  static func + (a: Fraction, b: Fraction) -> Fraction {
    let sum = Fraction()
    __gmpq_add(&sum.value, &a.value, &b.value)
    return sum
  }

  static func - (a: Fraction, b: Fraction) -> Fraction {
    let difference = Fraction()
    __gmpq_sub(&difference.value, &a.value, &b.value)
    return difference
  }

  static func * (a: Fraction, b: Fraction) -> Fraction {
    let product = Fraction()
    __gmpq_mul(&product.value, &a.value, &b.value)
    return product
  }

  static func / (a: Fraction, b: Fraction) -> Fraction {
    let quotient = Fraction()
    __gmpq_div(&quotient.value, &a.value, &b.value)
    return quotient
  }

  static prefix func - (a: Fraction) -> Fraction { .zero - a }

  static func < (a: Fraction, b: Fraction) -> Bool { __gmpq_cmp(&a.value, &b.value) < 0 }

  /// What a coefficient is meant as: a fraction of small integers, maybe times a power of two, if that rounds to it; else
  /// what it is.
  static func meant(by coefficient: Double) -> Fraction {
    let scale = abs(coefficient).binade
    let size = abs(coefficient) / scale
    for denominator in [1.0, 3, 5, 7, 9, 25, 50, 100, 1000] {
      let numerator = (size * denominator * 16).rounded()
      if numerator / (denominator * 16) == size {
        let fraction = Fraction(Int(numerator), over: Int(denominator * 16)) * Fraction(scale)
        return coefficient < 0 ? -fraction : fraction
      }
    }
    return Fraction(coefficient)
  }
}
