import Foundation
import Workloads

extension Report {
  /// Microseconds with three significant digits and no exponent.
  static func time(_ microseconds: Double?) -> String {
    guard let microseconds else { return "–" }
    return number(microseconds)
  }

  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let digits =
      switch abs(value) {
      case 100...: 0
      case 10..<100: 1
      case 1..<10: 2
      default: 3
      }
    let plain = String(format: "%.\(digits)f", value)
    return digits == 0 ? grouped(plain) : plain
  }

  static func count(_ value: some BinaryInteger) -> String { grouped("\(value)") }

  /// Commas between groups of three digits, from 10,000 on.
  private static func grouped(_ digits: String) -> String {
    guard digits.count > 4 else { return digits }
    var result = ""
    for (index, digit) in digits.reversed().enumerated() {
      if index > 0 && index.isMultiple(of: 3) && digit != "-" { result.append(",") }
      result.append(digit)
    }
    return String(result.reversed())
  }

  static func ratio(_ row: ResultRow) -> String {
    guard let ratio = row.ratio else { return "–" }
    return (row.isLowerBound ? "≥ " : "") + number(ratio)
  }

  static func agreement(_ row: ResultRow) -> String { agreement(row.agree) }

  static func agreement(_ agree: Bool?) -> String {
    agree.map { $0 ? "yes" : "**no**" } ?? "not checked"
  }

  /// The rows as aligned text, for the terminal; then the orders and the random transactions.
  func summary() -> String {
    var table = TextTable(
      header: [
        "workload", "phase", "views", "ours µs", "peer", "peer µs", "ratio", "goal", "agree",
      ],
      numeric: [2, 3, 5, 6, 7])
    table.rows =
      rows.map { row in
        [
          row.workload, row.phase, "\(row.size)", Self.time(row.ours), row.peer,
          Self.time(row.theirs), Self.ratio(row), row.goal.map(Self.number) ?? "",
          row.agree.map { $0 ? "yes" : "NO" } ?? "-",
        ]
      }
      + screens.map { row in
        [
          row.screen, row.phase, "\(row.views)", Self.time(row.microseconds), "-", "", "", "",
          row.agree ? "yes" : "NO",
        ]
      }
    let own = [orderMatrix, worstOrders, transactionTable].filter { !$0.rows.isEmpty }
    return ((table.rows.isEmpty ? [] : [table]) + own).map(\.aligned).joined(separator: "\n\n")
  }
}
