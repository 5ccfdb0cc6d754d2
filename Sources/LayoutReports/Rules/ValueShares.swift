import AutoLayout
import Cassowary

/// A value as a sum of the contributions of the rows of its chain.
@MainActor package struct ValueShares {
  private var shares: [Share]

  private struct Share {
    var amount: Double
    var text: String
    /// How the only share follows the value in a sentence.
    var sentence: String
  }

  /// Follows the chain of a sum of variables.
  package init(
    _ sum: (terms: [(variable: Variable, factor: Double)], constant: Double), names: RowText
  ) {
    let engine = names.engine
    let chain = ValueChain(of: sum.terms, in: engine, rows: engine.rowsByHandle)
    // Each row gives its right side times its factor; together they are the value.
    shares = chain.parts.map { part in
      let rest = part.row.isBoundAtRest ? " (nothing pulls it away)" : ""
      return Share(
        amount: part.factor * part.row.rightHandSide, text: names.name(part.row) + rest,
        sentence: names.ending(part.row) + rest)
    }
    for (variable, factor) in chain.undetermined {
      let text = "nothing holds \(engine.name(of: variable)): it keeps its value"
      shares.append(
        Share(
          amount: factor * engine.solver.value(of: variable)!, text: text, sentence: "; \(text)"))
    }
    if sum.constant != 0 || shares.isEmpty {
      shares.append(
        Share(
          amount: sum.constant, text: "a fixed distance in the view",
          sentence: shares.isEmpty && sum.constant == 0
            ? ", where its coordinates begin" : ", a fixed distance in the view"))
    }
  }

  /// The rest of a sentence that begins with the value, and one line for each share.
  package var text: String {
    if shares.count == 1 { return shares[0].sentence + "\n" }
    let amounts = shares.map { NumberText.points($0.amount) }
    let width = amounts.map(\.count).max() ?? 0
    var lines = [", the sum of"]
    for (amount, share) in zip(amounts, shares) {
      let padding = String(repeating: " ", count: width - amount.count)
      lines.append("  \(padding)\(amount)  \(share.text)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
