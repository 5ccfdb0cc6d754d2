extension Int {
  /// The whole number nearest to zero's side of `value`, or the largest or smallest one there is; 0 for NaN.
  ///
  /// For numbers that come from a user's data, where `Int(_:)` would end the program at a value that is
  /// infinite, no number, or beyond 64 bits.
  package init(clamping value: Double) {
    guard !value.isNaN else {
      self = 0
      return
    }
    // The greatest Int is no Double: 2^63, the next one, is beyond the range.
    if value >= 0x1p63 {
      self = .max
    } else if value <= -0x1p63 {
      self = .min
    } else {
      self = Int(value)
    }
  }
}
