import Cassowary

extension ExactProgram {
  /// The problem of a model, its coefficients as what they are meant as.
  init(_ rows: [ShadowModel.Row], variables: Int) {
    self.init(rows.map(Row.init), variables: variables)
  }

  /// Whether required rows can hold where no variable is beyond a size.
  static func isFeasible(
    _ rows: [ShadowModel.Row], variables: Int, within size: Double
  ) -> Bool {
    var exact = rows.map { Row($0.requirement) }
    let used = Set(rows.flatMap { $0.terms.map(\.variable) })
    for variable in used {
      for sign in [1.0, -1] {
        exact.append(
          Row(
            terms: [(variable, Fraction(sign))], constant: Fraction(size), below: nil,
            above: (.infinity, .one)))
      }
    }
    return ExactProgram(exact, variables: variables).optimum().isFeasible
  }
}

extension ExactProgram.Row {
  init(_ row: ShadowModel.Row) {
    let weight = Fraction(row.weight)
    self.init(
      terms: row.terms.map { ($0.variable, Fraction.meant(by: $0.coefficient)) },
      constant: Fraction.meant(by: row.constant), below: row.below.map { ($0.level, weight) },
      above: row.above.map { ($0.level, weight) })
  }

  /// By how much the terms at a point are above the constant.
  func error(at point: [Fraction]) -> Fraction {
    terms.reduce(.zero - constant) { $0 + $1.coefficient * point[$1.variable] }
  }
}
