extension Certificate: CustomStringConvertible {
  /// The verdict, then one line per row with its residual, its multiplier and the range allowed for it.
  public var description: String {
    switch verdict {
    case .optimal:
      let lines = rows.map { "\n  \(text(of: $0))" }.joined()
      let tail =
        degeneracy > 0 ? "\nMultipliers are not unique: \(degeneracy) too many active rows." : ""
      return "Optimal, cost \(costText(costs)).\(lines)\(tail)"
    case .forbidden(let violations):
      let lines = violations.map { "\n  \($0.label): off by \(numberText($0.residual))" }.joined()
      return "Forbidden: required rows do not hold.\(lines)"
    case .improvable(let improvement):
      return """
        Not optimal, cost \(costText(costs)), but \(costText(improvement.betterCosts)) is possible.
          Level \(numberText(improvement.level)) falls by \(numberText(-improvement.rate)) per unit of the way.
        """
    case .inconclusive(let reason):
      return "No verdict: \(reason)."
    }
  }

  private func costText(_ costs: [Double]) -> String {
    let parts = zip(costs, levels).map { "\(numberText($0.0)) @\(numberText($0.1))" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }

  private func text(of row: RowReport) -> String {
    let place =
      row.isActive
      ? "met"
      : row.residual < 0
        ? "\(numberText(-row.residual)) below" : "\(numberText(row.residual)) above"
    return """
      \(row.label): \(place), multiplier \(priceText(row.multiplier, levels)), \
      allowed \(rangeText(row))
      """
  }

  private func rangeText(_ row: RowReport) -> String {
    switch (row.least, row.greatest) {
    case (nil, nil): "any"
    case (nil, let greatest?): "at most \(priceText(greatest, levels))"
    case (let least?, nil): "at least \(priceText(least, levels))"
    case (let least?, let greatest?):
      "\(priceText(least, levels)) to \(priceText(greatest, levels))"
    }
  }
}
