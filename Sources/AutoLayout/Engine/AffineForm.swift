import Cassowary

/// A sum of few variables with coefficients, and a constant.
///
/// Layout expressions have two to a dozen terms, so a sorted-by-first-use array with linear search
/// is smaller and faster than a dictionary, and its order is deterministic.
struct AffineForm {
  struct Term: Equatable {
    var variable: Variable
    var coefficient: Double
  }

  private(set) var terms: [Term] = []
  var constant: Double = 0

  init() {
    terms.reserveCapacity(4)
  }

  /// Makes it 0, and keeps the memory of its terms.
  mutating func clear() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }

  /// Adds `factor * variable`; terms that cancel exactly disappear.
  mutating func add(_ variable: Variable, times factor: Double) {
    if let place = terms.firstIndex(where: { $0.variable == variable }) {
      terms[place].coefficient += factor
      if terms[place].coefficient == 0 { terms.remove(at: place) }
    } else if factor != 0 {
      terms.append(Term(variable: variable, coefficient: factor))
    }
  }

  /// The terms as an expression of the solver, without the constant.
  static func expression(_ terms: [Term]) -> LinearExpression {
    var expression = LinearExpression()
    for term in terms { expression.add(term.variable, times: term.coefficient) }
    return expression
  }
}
