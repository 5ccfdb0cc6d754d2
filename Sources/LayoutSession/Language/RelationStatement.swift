import AutoLayout

/// A linear constraint as it was written: `title.width >= 2*icon.width + 8 @750 as wide`.
package struct RelationStatement: Equatable, Sendable {
  package var left: Located<LinearText>
  package var sign: LayoutRelation
  package var right: Located<LinearText>
  /// From above 0 to 1000, 1000 for required.
  package var priority: Located<Double>?
  package var label: Name?
  package var condition: TraitCondition?
}

/// Traits that a constraint waits for: `when horizontal compact`.
package struct TraitCondition: Equatable, Sendable {
  package var axis: LayoutAxis
  package var sizeClass: SizeClassName

  var text: String { "\(axis.name) \(sizeClass.rawValue)" }
}
