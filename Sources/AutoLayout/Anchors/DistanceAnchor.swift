/// The distance between two anchors of one kind, which can be related like a width (AL-12).
///
///     // the gap before the button is half the one after it
///     let before = icon.trailing.distance(to: button.leading)
///     let after = button.trailing.distance(to: page.trailing)
///     try engine.install(before.related(.equal, to: after, times: 0.5))
///
/// A constraint between distances has more than two quantities, so it is a linear one.
public struct DistanceAnchor {
  /// A position of an item; like all anchors it keeps the item alive.
  private typealias End = (item: any LayoutItem, attribute: LayoutAttribute)
  private let from: End
  private let to: End

  init<First, Second>(from: LayoutAnchor<First>, to: LayoutAnchor<Second>) {
    self.from = (from.item, from.attribute)
    self.to = (to.item, to.attribute)
  }

  private func terms(times factor: Double) -> [LayoutTerm] {
    [
      .init(to.item, to.attribute, times: factor),
      .init(from.item, from.attribute, times: -factor),
    ]
  }

  /// `self REL constant`
  ///
  /// - Throws: if a number is not finite or the priority out of range; so for all relations.
  public func related(
    _ relation: LayoutRelation, to constant: Double, at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try Self.constraint(terms(times: 1), relation, constant, priority)
  }

  /// `self REL multiplier * other + constant`
  public func related(
    _ relation: LayoutRelation, to other: DistanceAnchor, times multiplier: Double = 1,
    plus constant: Double = 0, at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try Self.constraint(
      terms(times: 1) + other.terms(times: -multiplier), relation, constant, priority)
  }

  /// `self REL multiplier * other + constant`
  public func related(
    _ relation: LayoutRelation, to other: DimensionAnchor, times multiplier: Double = 1,
    plus constant: Double = 0, at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    let size = LayoutTerm(other.item, other.attribute, times: -multiplier)
    return try Self.constraint(terms(times: 1) + [size], relation, constant, priority)
  }

  private static func constraint(
    _ terms: [LayoutTerm], _ relation: LayoutRelation, _ constant: Double,
    _ priority: LayoutPriority
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      terms, relation, constant: constant, priority: priority)
    try constraint.layoutForm.checkNumbers()
    return constraint
  }
}
