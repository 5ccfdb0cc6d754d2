import AutoLayout

/// Reads the attributes of a `<constraint>` element.
struct ConstraintAttributes {
  let resolved: ResolvedElement
  /// The identifier of the view that holds the constraint, for errors.
  let owner: String

  private var element: DocumentElement { resolved.element }
  private var file: String { resolved.file }

  /// The constraint between two items that have been looked up.
  func constraint(
    ownerIndex: Int, first: InterfaceConstraint.Item, second: InterfaceConstraint.Item?
  ) throws(InterfaceBuilderError) -> InterfaceConstraint {
    guard let firstAttribute = try attribute("firstAttribute") else {
      throw element.error(.missing("firstAttribute"), file: file, identifier: owner)
    }
    let secondAttribute = try attribute("secondAttribute")
    // A second attribute without a second item speaks of the view that holds the constraint.
    let secondItem = second ?? (secondAttribute == nil ? nil : .view(ownerIndex))
    var constraint = InterfaceConstraint(
      id: element.id ?? "", line: element.line, owner: ownerIndex, first: first,
      firstAttribute: firstAttribute, relation: try relation(),
      second: secondAttribute == nil ? nil : secondItem, secondAttribute: secondAttribute,
      multiplier: try multiplier(), constant: try resolved.number("constant") ?? 0,
      priority: try priority(), isPlaceholder: resolved.flag("placeholder"),
      identifier: resolved.string("identifier"))
    constraint.isSymbolic = resolved.flag("symbolic")
    return constraint
  }

  private func attribute(_ name: String) throws(InterfaceBuilderError) -> LayoutAttribute? {
    guard let text = resolved.string(name) else { return nil }
    guard let attribute = LayoutAttribute(document: text) else {
      throw invalid(name, text, "an attribute such as leading or centerY")
    }
    return attribute
  }

  private func relation() throws(InterfaceBuilderError) -> LayoutRelation {
    guard let text = resolved.string("relation") else { return .equal }
    guard let relation = LayoutRelation(name: text) else {
      throw invalid("relation", text, "equal, lessThanOrEqual or greaterThanOrEqual")
    }
    return relation
  }

  private func priority() throws(InterfaceBuilderError) -> Double {
    guard let value = try resolved.number("priority") else { return 1000 }
    guard value > 0, value <= 1000 else {
      throw invalid("priority", resolved.string("priority") ?? "", "a number from 1 to 1000")
    }
    return value
  }

  /// The multiplier, written as a number (`0.5`), a ratio (`16:9`) or a fraction (`1/3`).
  private func multiplier() throws(InterfaceBuilderError) -> Double {
    guard let text = resolved.string("multiplier") else { return 1 }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    var numbers: [Double] = []
    for part in parts.prefix(3) {
      let trimmed = part.filter { $0 != " " }
      numbers.append(
        try element.number(String(trimmed), attribute: "multiplier", file: file, identifier: owner))
    }
    switch numbers.count {
    case 1:
      return numbers[0]
    case 2 where numbers[1] != 0 && abs(numbers[0] / numbers[1]) <= DocumentElement.largestLength:
      return numbers[0] / numbers[1]
    default:
      throw invalid("multiplier", text, "a number or a ratio such as 16:9")
    }
  }

  private func invalid(
    _ attribute: String, _ value: String, _ expected: String
  ) -> InterfaceBuilderError {
    element.error(
      .invalidValue(
        attribute: attribute, value: String(value.prefix(40)), expected: expected),
      file: file, identifier: owner)
  }
}
