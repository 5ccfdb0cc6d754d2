/// A sum of terms while a generator writes a row down.
struct Sum {
  var terms: [Term]

  init(_ variable: Int32) { terms = [Term(variable, 1)] }

  static func + (left: Sum, right: Sum) -> Sum {
    var sum = left
    for term in right.terms { sum.include(term) }
    return sum
  }

  static func - (left: Sum, right: Sum) -> Sum {
    var sum = left
    for term in right.terms { sum.include(Term(term.variable, -term.coefficient)) }
    return sum
  }

  static func * (factor: Double, sum: Sum) -> Sum {
    var product = sum
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    return product
  }

  private mutating func include(_ term: Term) {
    guard let index = terms.firstIndex(where: { $0.variable == term.variable }) else {
      terms.append(term)
      return
    }
    terms[index].coefficient += term.coefficient
    if terms[index].coefficient == 0 { terms.remove(at: index) }
  }
}
