/// A linear constraint as it was written: `title.width >= 2*icon.width + 8 @750 as wide`.
package struct RelationStatement: Equatable, Sendable {
  /// How the sides compare.
  package enum Sign: String, Equatable, Sendable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
  }

  package var left: Located<LinearText>
  package var sign: Sign
  package var right: Located<LinearText>
  /// From above 0 to 1000, 1000 for required.
  package var priority: Located<Double>?
  package var label: Name?
  package var condition: TraitCondition?
}

/// Traits that a constraint waits for: `when horizontal compact`.
package struct TraitCondition: Equatable, Sendable {
  package var isHorizontal: Bool
  package var sizeClass: SizeClassName

  var text: String { "\(isHorizontal ? "horizontal" : "vertical") \(sizeClass.rawValue)" }
}
