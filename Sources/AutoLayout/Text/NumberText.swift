/// Numbers as people read them in a report.
package enum NumberText {
  /// `value` rounded to thousandths, without zeros at its end: `12`, `20.333`, `-0.5`.
  package static func points(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let thousandths = Int((value * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let whole = thousandths.magnitude / 1000
    var fraction = String(thousandths.magnitude % 1000)
    guard fraction != "0" else { return "\(sign)\(whole)" }
    fraction = String(repeating: "0", count: 3 - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
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
