/// The simpler numbers a number may shrink to.
enum NumberShrinks {
  /// Returns the numbers on the way from `value` to `origin`: the origin and its neighbours first, then ever
  /// smaller steps.
  ///
  /// The neighbours, and the last step but one, are there for properties of odd numbers: halving alone goes
  /// from an odd number to even ones only.
  ///
  /// - Complexity: O(log |*value* − *origin*|).
  static func integers(_ value: Int, towards origin: Int) -> [Int] {
    guard value != origin else { return [] }
    let step = value > origin ? 1 : -1
    var result = [origin]
    func append(_ candidate: Int) {
      let isBetween =
        step > 0
        ? origin <= candidate && candidate < value : value < candidate && candidate <= origin
      if isBetween, !result.contains(candidate) { result.append(candidate) }
    }
    append(origin + step)
    if (value / 2 - origin / 2).magnitude > 1 { append(origin + 2 * step) }
    // Halved before the subtraction, so that the distance of two extreme integers does not overflow.
    var distance = value / 2 - origin / 2
    while distance != 0 {
      append(value - distance)
      distance /= 2
    }
    if (value / 2 - origin / 2).magnitude > 1 { append(value - 2 * step) }
    append(value - step)
    return result
  }

  /// Returns simpler numbers than `value`: the origin, the whole neighbours, then steps towards the origin.
  ///
  /// A whole number shrinks to whole numbers only: 13 is a better counterexample than 12.2521.
  static func doubles(
    _ value: Double, towards origin: Double, in range: ClosedRange<Double>
  ) -> [Double] {
    guard value.isFinite, value != origin else { return [] }
    let isWhole = value.rounded(.towardZero) == value
    var result = [origin]
    if !isWhole {
      result += [value.rounded(.towardZero), value.rounded(.awayFromZero)]
    }
    var distance = (value - origin) / 2
    while distance.magnitude >= (isWhole ? 0.5 : 0x1p-20) {
      result.append(value - (isWhole ? distance.rounded(.awayFromZero) : distance))
      distance /= 2
    }
    return result.filter { $0 != value && range.contains($0) }
  }
}
