/// A width or height of an item; any two of them, and numbers, can be related.
public struct DimensionAnchor {
  public let item: any LayoutItem
  public let attribute: LayoutAttribute

  init(_ item: any LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// `self REL multiplier * other + constant`
  ///
  /// - Throws: if a number is not finite or the priority out of range; so for all relations.
  public func related(
    _ relation: LayoutRelation, to other: DimensionAnchor, times multiplier: Double = 1,
    plus constant: Double = 0, at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try LayoutConstraint(
      item, attribute, relation, to: other.item, other.attribute, multiplier: multiplier,
      constant: constant, priority: priority)
  }

  /// `self REL constant`
  public func related(
    _ relation: LayoutRelation, to constant: Double, at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try LayoutConstraint(item, attribute, relation, constant: constant, priority: priority)
  }

  /// `self == multiplier * other + constant`
  public func equal(
    to other: DimensionAnchor, times multiplier: Double = 1, plus constant: Double = 0,
    at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try related(.equal, to: other, times: multiplier, plus: constant, at: priority)
  }

  /// `self == constant`
  public func equal(
    to constant: Double, at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try related(.equal, to: constant, at: priority)
  }

  /// `self >= multiplier * other + constant`
  public func atLeast(
    _ other: DimensionAnchor, times multiplier: Double = 1, plus constant: Double = 0,
    at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try related(.greaterThanOrEqual, to: other, times: multiplier, plus: constant, at: priority)
  }

  /// `self >= constant`
  public func atLeast(
    _ constant: Double, at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try related(.greaterThanOrEqual, to: constant, at: priority)
  }

  /// `self <= multiplier * other + constant`
  public func atMost(
    _ other: DimensionAnchor, times multiplier: Double = 1, plus constant: Double = 0,
    at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try related(.lessThanOrEqual, to: other, times: multiplier, plus: constant, at: priority)
  }

  /// `self <= constant`
  public func atMost(
    _ constant: Double, at priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) -> LayoutConstraint {
    try related(.lessThanOrEqual, to: constant, at: priority)
  }
}
