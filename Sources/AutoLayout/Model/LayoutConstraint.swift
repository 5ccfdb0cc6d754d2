import Cassowary

/// A relation between two quantities of items, or between one and a constant (AL-1).
///
///     first.attribute  REL  multiplier * second.attribute + constant   @ priority
///
///     // twice as wide as it is high
///     try LayoutConstraint(photo, .width, .equal, to: photo, .height, multiplier: 2)
///
/// or among any number of quantities and free variables, which Apple's constraints cannot state:
///
///     // left.width + right.width <= 300
///     LayoutConstraint([.init(left, .width), .init(right, .width)], .lessThanOrEqual, constant: 300)
///
/// A constraint is a description until `LayoutEngine.install(_:owner:)` puts it in force. A toolkit that has a class
/// for constraints of its own has that conform to ``LayoutConstraining``, and needs none of this one.
///
/// Accesses to what it stores never overlap, as none of them calls anybody: that is not checked each time.
public final class LayoutConstraint: LayoutConstraining {
  @exclusivity(unchecked) public var layoutForm: ConstraintForm
  public let location: SourceLocation?

  /// A distance chosen by the system.
  public enum StandardSpace: String, Hashable, Sendable {
    /// The bare dash of a visual format.
    case visualFormat = "NSSpace"
    /// The system spacing of an anchor.
    case anchor = "NSLayoutAnchorConstraintSpace"
  }

  /// The constraint of a form; nothing is in force yet.
  ///
  /// - Parameter location: where it is written, for explanations: `.here()`, or a place in another text.
  public init(_ form: ConstraintForm, location: SourceLocation? = nil) {
    layoutForm = form.outOfForce
    self.location = location
  }

  /// Describes a relation; nothing is in force yet.
  ///
  /// - Throws: what is illegal about the relation, in Apple's words (AL-20 … AL-27, AL-41). Without
  ///   a second item, second attribute and multiplier are ignored.
  public convenience init(
    _ firstItem: any LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    to secondItem: (any LayoutItem)? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required,
    location: SourceLocation? = nil
  ) throws(LayoutConstraintError) {
    self.init(
      try ConstraintForm(
        firstItem, firstAttribute, relation, to: secondItem, secondAttribute,
        multiplier: multiplier, constant: constant, priority: priority), location: location)
  }

  /// Describes `terms + variables relation constant`; nothing is in force yet.
  ///
  /// Positions are measured in the nearest common ancestor of the items (a single item: in its parent); leading and
  /// trailing ones from that ancestor's leading side. Numbers that mean nothing are refused by `install`.
  ///
  /// - Parameter variables: free variables with their factors, made by `LayoutEngine.makeVariable(_:)`.
  public convenience init(
    _ terms: [LayoutTerm], variables: [(variable: Variable, factor: Double)] = [],
    _ relation: LayoutRelation, constant: Double, priority: LayoutPriority = .required,
    location: SourceLocation? = nil
  ) {
    self.init(
      ConstraintForm(
        terms, variables: variables, relation, constant: constant, priority: priority),
      location: location)
  }

  public var firstItem: (any LayoutItem)? { layoutForm.firstItem }
  public var secondItem: (any LayoutItem)? { layoutForm.secondItem }
  public var firstAttribute: LayoutAttribute { layoutForm.firstAttribute }
  public var relation: LayoutRelation { layoutForm.relation }
  public var secondAttribute: LayoutAttribute { layoutForm.secondAttribute }
  public var multiplier: Double { layoutForm.multiplier }
  public var constant: Double { layoutForm.constant }
  public var priority: LayoutPriority { layoutForm.priority }
  public var identifier: String? {
    get { layoutForm.identifier }
    set { layoutForm.identifier = newValue }
  }
}
