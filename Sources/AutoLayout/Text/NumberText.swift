/// Numbers as people read them in a report.
package enum NumberText {
  /// `value` rounded to thousandths, or to fewer places, without zeros at its end: `12`, `20.333`, `-0.5`.
  package static func points(_ value: Double, places: Int = 3) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let unit = (0..<places).reduce(UInt(1)) { unit, _ in unit * 10 }
    let parts = Int((value * Double(unit)).rounded())
    let sign = parts < 0 ? "-" : ""
    let whole = parts.magnitude / unit
    var fraction = String(parts.magnitude % unit)
    guard fraction != "0" else { return "\(sign)\(whole)" }
    fraction = String(repeating: "0", count: places - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }

  /// `value` with as many digits as it has, without a fraction where it is whole: `12`, `0.1`.
  package static func exact(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }

  /// `part` of `whole` in per cent with one decimal, rounded down so that only all is 100; all of
  /// nothing is 100.
  package static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0, part != whole else { return "100" }
    let tenths = part * 1000 / whole
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// `count` with the right form of `noun`: `1 document`, `2 documents`.
  package static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
