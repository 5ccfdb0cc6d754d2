extension LinearLayoutConstraint: CustomStringConvertible {
  /// The relation in words of attributes: `b.leading - a.trailing >= 10 @500`.
  public var description: String {
    var sum: [(text: String, factor: Double)] = terms.map { ($0.text, $0.factor) }
    for (variable, factor) in variables { sum.append((engine?.name(of: variable) ?? "?", factor)) }
    var text = ""
    for (name, factor) in sum {
      let size = factor.magnitude == 1 ? "" : "\(formatted(factor.magnitude))*"
      if text.isEmpty {
        text = (factor < 0 ? "-" : "") + size + name
      } else {
        text += (factor < 0 ? " - " : " + ") + size + name
      }
    }
    text += " \(relation.text) \(formatted(constant))"
    return priority.isRequired ? text : text + " @\(formatted(Double(priority.rawValue)))"
  }
}

extension LinearLayoutConstraint {
  /// The identifier, else the relation.
  public var shortText: String { identifier ?? description }
}

extension LinearLayoutConstraint.Term {
  /// Item and attribute in words, without the factor.
  var text: String { "\(item?.layoutName ?? "(released)").\(attribute.name)" }
}
