/// A sum of attributes of views, as a row says it.
struct LinearForm {
  struct Term {
    var view: ViewReference
    var attribute: String
    var factor: Double
  }

  var terms: [Term] = []
  var constant = 0.0
  /// How far the constant may lie from the printed one.
  var slack = 0.0

  /// No view of a layout is larger, in points: so far the last digit of a printed factor moves an edge.
  static let largestExtent = 10_000.0

  mutating func add(_ other: LinearForm, _ sign: Double) {
    constant += sign * other.constant
    slack += other.slack
    for var term in other.terms {
      term.factor *= sign
      terms.append(term)
    }
  }

  mutating func multiply(by factor: LinearForm) {
    slack =
      abs(factor.constant) * slack + factor.slack * (abs(constant) + slack)
      + (terms.isEmpty ? 0 : factor.slack * Self.largestExtent)
    constant *= factor.constant
    for place in terms.indices { terms[place].factor *= factor.constant }
  }
}
