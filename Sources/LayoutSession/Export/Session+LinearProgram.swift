import AutoLayout
import Cassowary

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
    var errors: [String] = []
    var costs: [Double: [String]] = [:]
    var variables: [String] = []
    var known: Set<Variable> = []
    for (index, row) in rows.enumerated() {
      for term in row.terms where known.insert(term.variable).inserted {
        variables.append(Self.programName(model.engine.name(of: term.variable)))
      }
      var sum = row.terms.map { term in
        Self.programTerm(term.factor, Self.programName(model.engine.name(of: term.variable)))
      }
      constraints.append("\\ \(names.name(row))")
      let sign =
        switch row.relation {
        case .lessThanOrEqual: "<="
        case .equal: "="
        case .greaterThanOrEqual: ">="
        }
      if row.strength.isFinite {
        // form + below - above = target: a form that is too small is filled up, one that is too
        // large cut down, and both cost.
        if row.relation != .lessThanOrEqual {
          sum.append("+ below_\(index + 1)")
          errors.append("below_\(index + 1)")
          costs[row.strength, default: []].append("below_\(index + 1)")
        }
        if row.relation != .greaterThanOrEqual {
          sum.append("- above_\(index + 1)")
          errors.append("above_\(index + 1)")
          costs[row.hugging ?? row.strength, default: []].append("above_\(index + 1)")
        }
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

  /// A name with letters that the format allows; none begins with a digit, a point or an e, which
  /// could be the rest of a number.
  private static func programName(_ name: String) -> String {
    let letters = name.map { character -> Character in
      character.isASCII && (character.isLetter || character.isNumber || "_.".contains(character))
        ? character : "_"
    }
    let text = String(letters)
    return text.first.map { "eE.".contains($0) || $0.isNumber } ?? true ? "_" + text : text
  }

  private static func programTerm(_ factor: Double, _ name: String) -> String {
    "\(factor < 0 ? "-" : "+") \(abs(factor)) \(name)"
  }
}
