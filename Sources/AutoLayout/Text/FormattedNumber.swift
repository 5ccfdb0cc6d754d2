/// The text of a number as C's `%g` gives it: six significant digits, no trailing zeros.
///
/// Apple's texts of constraints print constants, multipliers and priorities this way. The module
/// imports no C library; the digits are those of the shortest decimal that reads back as the same
/// number, rounded half up to six.
func formatted(_ value: Double) -> String {
  if value.isNaN { return "nan" }
  if value.isInfinite { return value < 0 ? "-inf" : "inf" }
  if value == 0 { return value.sign == .minus ? "-0" : "0" }
  let sign = value < 0 ? "-" : ""
  var (digits, exponent) = decimal(value.magnitude)
  if digits.count > 6 {
    let roundsUp = digits[6] >= 5
    digits.removeLast(digits.count - 6)
    if roundsUp {
      var place = 5
      while place >= 0, digits[place] == 9 {
        digits[place] = 0
        place -= 1
      }
      if place >= 0 {
        digits[place] += 1
      } else {
        // All nines: 999999.9 prints as 1e+06.
        digits = [1]
        exponent += 1
      }
    }
  }
  while digits.count > 1, digits[digits.count - 1] == 0 { digits.removeLast() }
  return sign + text(digits, exponent)
}

/// The digits of `magnitude`, first one not zero, and the power of ten of the first.
private func decimal(_ magnitude: Double) -> (digits: [Int], exponent: Int) {
  let parts = "\(magnitude)".split(separator: "e")
  let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
  let power = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
  let whole = mantissa[0].compactMap(\.wholeNumberValue)
  let fraction = mantissa.count == 2 ? mantissa[1].compactMap(\.wholeNumberValue) : []
  let all = whole + fraction
  let zeros = all.prefix { $0 == 0 }.count
  return (Array(all.dropFirst(zeros)), power + whole.count - 1 - zeros)
}

/// Digits with the point, or the power of ten, where `%g` puts them.
private func text(_ digits: [Int], _ exponent: Int) -> String {
  func joined(_ digits: some Sequence<Int>) -> String { digits.map(String.init).joined() }
  if exponent < -4 || exponent >= 6 {
    let fraction = digits.count > 1 ? "." + joined(digits.dropFirst()) : ""
    let size = exponent.magnitude
    let padding = size < 10 ? "0" : ""
    return "\(digits[0])\(fraction)e\(exponent < 0 ? "-" : "+")\(padding)\(size)"
  }
  if exponent < 0 {
    return "0." + String(repeating: "0", count: -exponent - 1) + joined(digits)
  }
  if digits.count <= exponent + 1 {
    return joined(digits) + String(repeating: "0", count: exponent + 1 - digits.count)
  }
  return joined(digits.prefix(exponent + 1)) + "." + joined(digits.dropFirst(exponent + 1))
}
