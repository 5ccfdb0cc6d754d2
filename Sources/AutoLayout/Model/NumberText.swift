/// The text of a number as C's `%g` gives it: six significant digits, no trailing zeros.
///
/// Apple's texts of constraints print constants, multipliers and priorities this way. The module
/// imports no C library, so the digits are found here, in decimal, from the number rounded once.
func formatted(_ value: Double) -> String {
  if value.isNaN { return "nan" }
  if value.isInfinite { return value < 0 ? "-inf" : "inf" }
  if value == 0 { return value.sign == .minus ? "-0" : "0" }
  let sign = value < 0 ? "-" : ""
  let magnitude = value.magnitude
  var exponent = decimalExponent(of: magnitude)
  var digits = sixDigits(magnitude, exponent)
  if digits >= 1_000_000 {
    // Rounding carried into a seventh digit: 999999.9 prints as 1e+06.
    digits /= 10
    exponent += 1
  }
  var text = String(digits)
  if exponent < -4 || exponent >= 6 {
    let fraction = trimmed(String(text.dropFirst()))
    let mantissa = fraction.isEmpty ? String(text.prefix(1)) : "\(text.prefix(1)).\(fraction)"
    let size = exponent.magnitude
    return "\(sign)\(mantissa)e\(exponent < 0 ? "-" : "+")\(size < 10 ? "0" : "")\(size)"
  }
  if exponent < 0 {
    text = String(repeating: "0", count: -exponent) + text
    return "\(sign)0.\(trimmed(String(text.dropFirst())))"
  }
  let fraction = trimmed(String(text.dropFirst(exponent + 1)))
  let whole = text.prefix(exponent + 1)
  return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
}

/// The greatest e with 10^e at most `magnitude`.
private func decimalExponent(of magnitude: Double) -> Int {
  // A shortest description such as "1.5e-07" or "123.25" holds the exponent exactly.
  let text = "\(magnitude)"
  let parts = text.split(separator: "e")
  let base = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
  let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
  let whole = mantissa[0]
  if whole != "0" { return base + whole.count - 1 }
  let fraction = mantissa.count == 2 ? mantissa[1] : ""
  let zeros = fraction.prefix { $0 == "0" }.count
  return base - zeros - 1
}

/// The first six significant digits of `magnitude`, rounded, as one integer.
private func sixDigits(_ magnitude: Double, _ exponent: Int) -> Int {
  var scale = 1.0
  for _ in 0..<(5 - exponent).magnitude { scale *= 10 }
  let scaled = exponent <= 5 ? magnitude * scale : magnitude / scale
  return Int(scaled.rounded(.toNearestOrEven))
}

/// `digits` without zeros at its end.
private func trimmed(_ digits: String) -> String {
  var digits = Substring(digits)
  while digits.last == "0" { digits.removeLast() }
  return String(digits)
}
