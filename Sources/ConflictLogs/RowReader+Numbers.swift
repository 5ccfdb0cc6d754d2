extension RowReader {
  /// Logs print numbers in so many digits.
  private static let printedDigits = 6

  /// A number without a sign, and how far the printed one may lie from the real one; nil if there is none.
  mutating func number() -> (value: Double, slack: Double)? {
    var after = place
    var digits = 0
    var isPastZeros = false
    var decimals = 0
    var isPastPoint = false
    while after < end {
      if bytes[after] == UInt8(ascii: "."), !isPastPoint, after + 1 < end, bytes[after + 1].isDigit
      {
        isPastPoint = true
      } else if bytes[after].isDigit {
        isPastZeros = isPastZeros || bytes[after] != 0x30
        digits += isPastZeros ? 1 : 0
        decimals += isPastPoint ? 1 : 0
      } else {
        break
      }
      after += 1
    }
    guard after > place, bytes[after - 1].isDigit else { return nil }
    var exponent = 0
    if after < end, bytes[after] | 0x20 == UInt8(ascii: "e") {
      var next = after + 1
      let isNegative = next < end && bytes[next] == UInt8(ascii: "-")
      if next < end, bytes[next] == UInt8(ascii: "-") || bytes[next] == UInt8(ascii: "+") {
        next += 1
      }
      let first = next
      while next < end, bytes[next].isDigit, next < first + 4 {
        exponent = exponent * 10 + Int(bytes[next] - 0x30)
        next += 1
      }
      if next > first {
        after = next
        if isNegative { exponent = -exponent }
      }
    }
    if after < end, bytes[after].isLetter || bytes[after] == UInt8(ascii: "_") { return nil }
    var text = bytes.text(place..<after)
    if text.utf8.first == UInt8(ascii: ".") { text = "0" + text }
    guard let value = Double(text), value.isFinite, abs(value) < 1e15 else { return nil }
    place = after
    guard digits >= Self.printedDigits else { return (value, 0) }
    var slack = 0.5
    for _ in 0..<min(400, abs(exponent - decimals)) {
      slack = exponent > decimals ? slack * 10 : slack / 10
    }
    return (value, slack < 1e-9 * max(1, abs(value)) ? 0 : slack)
  }

  /// The number of `NSSpace(8)` and `NSLayoutAnchorConstraintSpace(8)`; nil if there is none.
  mutating func space() throws(RowTrouble) -> LinearForm? {
    guard take("NSSpace(") || take("NSLayoutAnchorConstraintSpace(") else { return nil }
    skipBlanks()
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    skipBlanks()
    guard let (value, slack) = number() else { throw trouble("its space cannot be read") }
    skipBlanks()
    guard take(")") else { throw trouble("its space cannot be read") }
    return LinearForm(constant: isNegative ? -value : value, slack: slack)
  }
}
