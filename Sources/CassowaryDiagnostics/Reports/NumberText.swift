/// How reports print numbers: whole ones without a fraction, others to six significant places.
func numberText(_ value: Double) -> String {
  guard value.isFinite else { return "\(value)" }
  if value.magnitude < 1e-9 { return "0" }
  var unit = 1.0
  // Six places: enough to tell pixels apart at any size of screen, too few to show rounding errors.
  while value.magnitude / unit >= 1e6 { unit *= 10 }
  while value.magnitude / unit < 1e5 && unit > 1e-9 { unit /= 10 }
  let rounded = (value / unit).rounded() * unit
  let nearest = rounded.rounded()
  let isWhole = (rounded - nearest).magnitude < 1e-9 * max(1, nearest.magnitude)
  if isWhole, nearest.magnitude < 1e15 { return String(Int(nearest)) }
  // Division by a whole power of ten gives the shortest decimal where multiplication may not.
  return unit < 1 ? "\((value / unit).rounded() / (1 / unit).rounded())" : "\(rounded)"
}

/// A price as text: `1 @750 - 0.5 @250`; `0` where all levels are zero.
func priceText(_ lanes: [Double], _ levels: [Double]) -> String {
  let parts = zip(lanes, levels).filter { $0.0.magnitude >= 1e-9 }
    .map { "\(numberText($0.0)) @\(numberText($0.1))" }
  return parts.isEmpty ? "0" : parts.joined(separator: " + ")
}
