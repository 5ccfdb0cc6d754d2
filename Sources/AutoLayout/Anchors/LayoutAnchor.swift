/// A position of an item that constraints can relate to positions of the same kind.
public struct LayoutAnchor<Side: LayoutAnchorSide> {
  public let item: any LayoutItem
  public let attribute: LayoutAttribute

  init(_ item: any LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// `self == other + distance`
  ///
  /// - Throws: if the distance is not finite or the priority out of range; so for all relations.
  public func equal(
    to other: LayoutAnchor<Side>, plus distance: Double = 0, at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try related(.equal, other, distance, priority)
  }

  /// `self >= other + distance`
  public func atLeast(
    _ other: LayoutAnchor<Side>, plus distance: Double = 0, at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try related(.greaterThanOrEqual, other, distance, priority)
  }

  /// `self <= other + distance`
  public func atMost(
    _ other: LayoutAnchor<Side>, plus distance: Double = 0, at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try related(.lessThanOrEqual, other, distance, priority)
  }

  /// `self == other + n * standard spacing`: this edge lies after (right of, below) the other.
  public func systemSpacing(
    after other: LayoutAnchor<Side>, times multiplier: Double = 1,
    relation: LayoutRelation = .equal, at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    let constraint = try related(
      relation, other, VisualFormat.standardSpacing * multiplier, priority)
    constraint.standardSpace = .anchor
    return constraint
  }

  /// The distance from this anchor to `other`, as a length that constraints can use (AL-12):
  /// positive where the other lies after it.
  public func distance(to other: LayoutAnchor<Side>) -> DistanceAnchor {
    DistanceAnchor(from: self, to: other)
  }

  func related<Other>(
    _ relation: LayoutRelation, _ other: LayoutAnchor<Other>, _ distance: Double,
    _ priority: LayoutPriority
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try LayoutConstraint(
      item, attribute, relation, to: other.item, other.attribute, constant: distance,
      priority: priority)
  }
}

extension LayoutAnchor where Side: HorizontalAnchorSide {
  /// `self REL centre + distance`: centres go with either kind of edge (AL-23).
  public func related(
    _ relation: LayoutRelation = .equal, toCenter other: LayoutAnchor<CenterSide>,
    plus distance: Double = 0, at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try related(relation, other, distance, priority)
  }

  /// The distance from this anchor to a centre, as a length (AL-12).
  public func distance(toCenter other: LayoutAnchor<CenterSide>) -> DistanceAnchor {
    DistanceAnchor(from: self, to: other)
  }
}
