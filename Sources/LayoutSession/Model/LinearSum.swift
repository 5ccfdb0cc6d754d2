import AutoLayout
import LayoutReports

/// A sum of quantities with factors; each quantity comes once, in the order of its first mention.
struct LinearSum {
  struct Term {
    var quantity: Quantity
    var factor: Double
  }

  private(set) var terms: [Term] = []
  var constant: Double = 0

  /// Adds a term; terms that cancel disappear.
  mutating func add(_ quantity: Quantity, times factor: Double) {
    if let place = terms.firstIndex(where: { $0.quantity.isSame(as: quantity) }) {
      terms[place].factor += factor
      if terms[place].factor == 0 { terms.remove(at: place) }
    } else if factor != 0 {
      terms.append(Term(quantity: quantity, factor: factor))
    }
  }

  /// The sum as it would be written: `title.width - 2*icon.width + 8`; 0 for nothing.
  var text: String {
    var text = ""
    for term in terms {
      let magnitude = abs(term.factor)
      let sign = term.factor < 0 ? "-" : "+"
      text += text.isEmpty ? (term.factor < 0 ? "-" : "") : " \(sign) "
      if magnitude != 1 { text += "\(NumberText.exact(magnitude))*" }
      text += term.quantity.text
    }
    if text.isEmpty { return NumberText.exact(constant) }
    if constant != 0 {
      text += " \(constant < 0 ? "-" : "+") \(NumberText.exact(abs(constant)))"
    }
    return text
  }
}
