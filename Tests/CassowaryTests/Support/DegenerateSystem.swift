import Cassowary
import Testing

/// A small system most of whose rows go through zero, committed.
struct DegenerateSystem {
  let solver = Solver()
  var model = ShadowModel()

  /// - Parameter required: how many rows in a hundred are required, as far as they can be.
  init(seed: UInt64, required: Int = 40) {
    var random = SplitMix(seed: seed)
    let count = random.int(2...6)
    model.variables = (0..<count).map { solver.makeVariable("v\($0)") }
    for _ in 0..<random.int(2...count + 5) {
      addRow(random.chance(required) ? .required : random.pick([2, 2, 1]), &random)
    }
    solver.commit()
    if random.chance(30) { removeLastVariable() }
  }

  /// Takes out a variable and what mentions it: the basis may go on to name it for a while.
  private mutating func removeLastVariable() {
    let last = model.variables.count - 1
    do {
      for row in model.rows where row.terms.contains(where: { $0.variable == last }) {
        try solver.remove(row.handle)
      }
      solver.commit()
      try solver.remove(model.variables[last])
    } catch {
      Issue.record("\(error)")
    }
    model.rows.removeAll { $0.terms.contains { $0.variable == last } }
    model.variables.removeLast()
    solver.commit()
  }

  /// Adds a row, unless what is required forbids it.
  private mutating func addRow(_ priority: Priority, _ random: inout SplitMix) {
    var terms: [(variable: Int, coefficient: Double)] = []
    for variable in model.variables.indices where random.chance(50) {
      terms.append((variable, random.pick([1, -1, 1, -1, 2, -3])))
    }
    if terms.isEmpty { return }
    let expression = LinearExpression(
      terms: terms.map {
        LinearExpression.Term(model.variables[$0.variable], coefficient: $0.coefficient)
      })
    let constant = random.chance(75) ? 0 : Double(random.int(-3...3))
    let relation = random.pick([Relation.lessThanOrEqual, .greaterThanOrEqual, .equal])
    let weight = random.pick([1, 1, 2.0])
    do {
      let handle = try solver.add(
        LinearConstraint(expression - constant, relation), priority: priority, weight: weight)
      model.rows.append(
        .init(
          handle: handle, terms: terms, constant: constant,
          below: relation == .lessThanOrEqual ? nil : priority,
          above: relation == .greaterThanOrEqual ? nil : priority, weight: weight))
    } catch {}
  }

  /// Whether a required row does not hold at a point.
  func isBroken(at point: [Double]) -> Bool {
    model.rows.contains { row in
      let error = row.form(at: point).sum - row.constant
      return abs(error) > 1e-9 && row.isBroken(by: error)
    }
  }

  /// The rows as they were written.
  var text: String { model.rows.map { solver.text(of: $0.handle) }.joined(separator: "\n") }
}
