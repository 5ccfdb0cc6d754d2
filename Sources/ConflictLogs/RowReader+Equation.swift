extension RowReader {
  /// Reads a sum, a relation and a sum.
  mutating func readEquation() throws(RowTrouble) {
    let left = try sum(nil)
    skipBlanks()
    guard let relation = relation() else { throw trouble("it has no relation such as ==") }
    let right = try sum(nil)
    row.form = left
    row.form.add(right, -1)
    row.form.constant = 0 - row.form.constant
    row.relation = relation
  }

  mutating func relation() -> Int? {
    if take("==") { return 0 }
    if take("<=") || take("=<") { return -1 }
    if take(">=") || take("=>") { return 1 }
    return take("=") ? 0 : nil
  }
}
