import Cassowary

/// A random system whose coefficients are up to four decades apart, in one row too, built with commits in between.
struct UnevenSystem {
  /// A required constraint that was not refused.
  struct RequiredRow {
    let terms: [(variable: Int, coefficient: Double)]
    let relation: Relation
    let constant: Double
  }

  let solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var required: [RequiredRow] = []

  private static let coefficients: [Double] = [
    1, -1, 2, 0.5, 100, 0.01, -100, -0.01, 3, 1.0 / 3, 0.7, 16.0 / 9, 10, 0.1,
  ]

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    variables = (0..<random.int(4...14)).map { solver.makeVariable("v\($0)") }
    for _ in 0..<random.int(6...40) {
      add(&random)
      if random.chance(17) { solver.commit() }
    }
    solver.commit()
  }

  private mutating func add(_ random: inout SplitMix) {
    var terms: [(variable: Int, coefficient: Double)] = []
    var expression = LinearExpression()
    for _ in 0..<random.int(1...4) {
      let variable = random.int(0...variables.count - 1)
      if terms.contains(where: { $0.variable == variable }) { continue }
      terms.append((variable, random.pick(Self.coefficients)))
      expression += terms[terms.count - 1].coefficient * variables[variable]
    }
    let constant = Double(random.int(-1000...1000))
    let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    let priority = random.chance(25) ? Priority.required : Priority(Double(random.int(1...4)))
    let constraint = LinearConstraint(expression - constant, relation)
    // A refusal leaves everything as it was.
    guard (try? solver.add(constraint, priority: priority)) != nil else { return }
    if priority.isRequired {
      required.append(RequiredRow(terms: terms, relation: relation, constant: constant))
    }
  }

  /// The first required constraint that does not hold, in words: to a millionth, and to rounding of its terms.
  var brokenRow: String? {
    for row in required {
      var (sum, size) = (-row.constant, abs(row.constant))
      for term in row.terms {
        let part = term.coefficient * solver.value(of: variables[term.variable])!
        sum += part
        size += abs(part)
      }
      let miss =
        switch row.relation {
        case .equal: abs(sum)
        case .lessThanOrEqual: max(0, sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
      // Not a number is no more than anything.
      if !(miss <= 1e-5 + 1e-11 * size) { return "\(row) misses by \(miss)" }
    }
    return nil
  }
}
