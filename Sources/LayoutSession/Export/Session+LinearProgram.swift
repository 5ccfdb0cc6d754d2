import AutoLayout
import Cassowary
import LayoutReports

extension Session {
  /// The rows in force as a linear program in the LP format that solvers share.
  ///
  /// An optional row gets two errors, below and above, and its level the sum of them as its cost.
  /// The levels form an order, which a single objective can only approach by weights: each weighs
  /// a thousand times the next. For the exact order minimise the costs one after the other, and fix
  /// each before the next.
  func linearProgramText() -> String {
    let rows = model.engine.rowReports.filter { !$0.breaksTies }
    let names = RowText(engine: model.engine)
    var constraints: [String] = []
    var costs: [Double: [String]] = [:]
    var variables: [String] = []
    var known: [Variable: String] = [:]
    var taken: Set<String> = []
    for (index, row) in rows.enumerated() {
      for term in row.terms where known[term.variable] == nil {
        let name = Self.programName(model.engine.name(of: term.variable), &taken)
        known[term.variable] = name
        variables.append(name)
      }
      var sum = row.terms.map { Self.programTerm($0.factor, known[$0.variable] ?? "") }
      constraints.append("\\ \(names.name(row))")
      let sign =
        switch row.relation {
        case .lessThanOrEqual: "<="
        case .equal: "="
        case .greaterThanOrEqual: ">="
        }
      // form + below - above = target: a form that is too small is filled up, one that is too large cut
      // down, and both cost, where they are allowed.
      if row.relation != .lessThanOrEqual, row.strength.isFinite {
        sum.append("+ below_\(index + 1)")
        costs[row.strength, default: []].append("below_\(index + 1)")
      }
      let ceiling = row.hugging ?? row.strength
      if row.relation != .greaterThanOrEqual, ceiling.isFinite {
        sum.append("- above_\(index + 1)")
        costs[ceiling, default: []].append("above_\(index + 1)")
      }
      constraints.append(
        "r\(index + 1): \(sum.joined(separator: " ")) \(sign) \(row.rightHandSide)")
    }
    let levels = costs.keys.sorted(by: >)
    for (rank, level) in levels.enumerated() {
      let sum = (costs[level] ?? []).map { "+ \($0)" }.joined(separator: " ")
      constraints.append("l\(rank + 1): \(sum) - cost_\(rank + 1) = 0")
    }
    var lines = ["\\ costs by level: each level weighs a thousand times the next"]
    for (rank, level) in levels.enumerated() {
      lines.append("\\ cost_\(rank + 1): level \(NumberText.points(level))")
    }
    lines.append("Minimize")
    var weight = 1.0
    var objective: [String] = []
    for rank in levels.indices.reversed() {
      objective.insert("+ \(weight) cost_\(rank + 1)", at: 0)
      weight *= 1000
    }
    lines.append(
      "obj: "
        + (objective.isEmpty ? "0 \(variables.first ?? "none")" : objective.joined(separator: " ")))
    lines.append("Subject To")
    lines += constraints.isEmpty ? ["r0: 0 none = 0"] : constraints
    lines.append("Bounds")
    lines += variables.map { "\($0) free" }
    lines.append("End")
    return lines.joined(separator: "\n") + "\n"
  }

  /// A name with letters that the format allows, which nothing else in the file has; none begins with a
  /// digit, a point or an e, which could be the rest of a number.
  private static func programName(_ name: String, _ taken: inout Set<String>) -> String {
    let letters = name.map { character -> Character in
      character.isASCII && (character.isLetter || character.isNumber || "_.".contains(character))
        ? character : "_"
    }
    var text = String(letters)
    let word = text.lowercased()
    let isReserved =
      programWords.contains(word) || ["below_", "above_", "cost_"].contains { word.hasPrefix($0) }
    if isReserved || text.first.map({ "eE.".contains($0) || $0.isNumber }) ?? true {
      text = "_" + text
    }
    let base = text
    var number = 2
    while !taken.insert(text).inserted {
      text = "\(base)_\(number)"
      number += 1
    }
    return text
  }

  /// Words that begin a part of the file, or bound a variable.
  private static let programWords: Set<String> = [
    "minimize", "minimum", "min", "maximize", "maximum", "max", "subject", "such", "st", "s.t.",
    "st.",
    "bounds", "bound", "free", "infinity", "inf", "general", "generals", "gen", "integer",
    "integers",
    "int", "binary", "binaries", "bin", "none",
  ]

  private static func programTerm(_ factor: Double, _ name: String) -> String {
    "\(factor < 0 ? "-" : "+") \(abs(factor)) \(name)"
  }
}
