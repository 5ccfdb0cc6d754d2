import AutoLayout

/// One constraint of a generated layout, between numbered items.
public struct LayoutRule: Hashable, Sendable {
  /// The item on the left.
  public var item: Int
  /// Its attribute.
  public var attribute: LayoutAttribute
  /// How both sides compare.
  public var relation: LayoutRelation
  /// The item on the right, if any.
  public var other: Int?
  /// Its attribute.
  public var otherAttribute: LayoutAttribute
  /// The factor of the right attribute.
  public var multiplier: Double
  /// The constant on the right, in points.
  public var constant: Double
  /// The priority.
  public var priority: LayoutPriority

  /// Makes a rule between two items.
  public init(
    _ item: Int, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ other: Int,
    _ otherAttribute: LayoutAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required
  ) {
    self.item = item
    self.attribute = attribute
    self.relation = relation
    self.other = other
    self.otherAttribute = otherAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// Makes a rule about the size of one item.
  public init(
    _ item: Int, _ attribute: LayoutAttribute, _ relation: LayoutRelation, constant: Double,
    priority: LayoutPriority = .required
  ) {
    self.init(
      item, attribute, relation, item, .notAnAttribute, constant: constant, priority: priority)
    other = nil
  }
}
