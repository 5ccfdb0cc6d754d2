import AutoLayout
import Cassowary

/// A value as a sum: what each row of its chain contributes.
@MainActor struct ValueShares {
  private var shares: [(amount: Double, text: String)]

  /// Follows the chain of a sum of variables.
  init(
    _ sum: (terms: [(variable: Variable, factor: Double)], constant: Double),
    in engine: LayoutEngine
  ) {
    let chain = ValueChain(of: sum.terms, in: engine, rows: engine.rowsByHandle)
    let names = RowText(engine: engine)
    // Each row gives its right side times its factor; together they are the value.
    shares = chain.parts.map { part in
      (
        part.factor * part.row.rightHandSide,
        names.name(part.row) + (part.row.isBoundAtRest ? " (nothing pulls it away)" : "")
      )
    }
    for (variable, factor) in chain.undetermined {
      shares.append(
        (
          factor * engine.solver.value(of: variable),
          "nothing holds \(engine.name(of: variable)): it keeps its value"
        ))
    }
    if sum.constant != 0 || shares.isEmpty {
      shares.append((sum.constant, "a fixed distance in the view"))
    }
  }

  /// The rest of a sentence that begins with the value, and one line for each share.
  var text: String {
    let amounts = shares.map { NumberText.points($0.amount) }
    let width = amounts.map(\.count).max() ?? 0
    var lines = [shares.count == 1 ? ", from" : ", the sum of"]
    for (amount, share) in zip(amounts, shares) {
      let padding = String(repeating: " ", count: width - amount.count)
      lines.append("  \(padding)\(amount)  \(share.text)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
