/// A sum of operands with factors, and a constant, as a statement says it.
package struct LinearText: Equatable, Sendable {
  /// An operand with its factor.
  package struct Term: Equatable, Sendable {
    package var operand: Operand
    package var factor: Double
  }

  /// The terms in the order in which they were written; one operand may come more than once.
  package var terms: [Term] = []
  /// The part without an operand.
  package var constant: Double = 0

  /// True if nothing but a number is left.
  var isConstant: Bool { terms.isEmpty }

  mutating func add(_ other: LinearText, times factor: Double = 1) {
    for term in other.terms {
      terms.append(Term(operand: term.operand, factor: term.factor * factor))
    }
    constant += other.constant * factor
  }

  func scaled(by factor: Double) -> LinearText {
    var result = LinearText()
    result.add(self, times: factor)
    return result
  }
}
