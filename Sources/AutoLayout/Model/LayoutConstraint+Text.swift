extension ConstraintForm {
  /// The relation in words of attributes: `photo.width == 2*photo.height + 8 @750`.
  var text: String {
    var text = "\(leftText) \(relation.text) "
    if sum == nil, hasSecondItem {
      if multiplier != 1 { text += "\(formatted(multiplier))*" }
      text += secondAnchorText + signedTerm(constant)
    } else {
      text += formatted(constant)
    }
    if !priority.isRequired { text += " @\(formatted(Double(priority.rawValue)))" }
    return text
  }

  /// `title.width`, or, of a sum, `b.leading - a.trailing`.
  private var leftText: String {
    guard let sum else { return firstAnchorText }
    var all: [(text: String, factor: Double)] = sum.terms.map { ($0.text, $0.factor) }
    all += sum.variables.map { (engine?.name(of: $0.variable) ?? "?", $0.factor) }
    var text = ""
    for (name, factor) in all {
      let size = factor.magnitude == 1 ? "" : "\(formatted(factor.magnitude))*"
      if text.isEmpty {
        text = (factor < 0 ? "-" : "") + size + name
      } else {
        text += (factor < 0 ? " - " : " + ") + size + name
      }
    }
    return text
  }
}

extension ConstraintForm {
  /// The relation, or, of a sum, its identifier if it has one.
  var shortText: String { sum == nil ? text : identifier ?? text }
}

extension LayoutConstraining {
  /// The relation in words of attributes: `photo.width == 2*photo.height + 8 @750`.
  public var relationText: String { layoutForm.text }

  /// The relation, or, of a sum, its identifier if it has one.
  public var shortText: String { layoutForm.shortText }
}

extension LayoutConstraint: CustomStringConvertible {
  public var description: String { relationText }
}
