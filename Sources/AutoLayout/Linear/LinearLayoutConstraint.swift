import Cassowary

/// A relation among any number of quantities of items and free variables, which Apple's constraints
/// of two quantities cannot state: `left.width + right.width + 2*gap <= 300`.
///
/// Positions are measured in the nearest common ancestor of the items (a single item: in its
/// parent); leading and trailing ones from that ancestor's leading side. Constant and priority may
/// change while the constraint is in force. Items are not kept alive.
public final class LinearLayoutConstraint {
  /// A quantity of an item, times a factor.
  public struct Term {
    public var item: (any LayoutItem)? { place.item }
    private let place: ItemPlace
    public let attribute: LayoutAttribute
    public let factor: Double

    public init(_ item: any LayoutItem, _ attribute: LayoutAttribute, times factor: Double = 1) {
      place = item.layoutPlace
      self.attribute = attribute
      self.factor = factor
    }
  }

  public let terms: [Term]
  /// Free variables with their factors, made by `LayoutEngine.makeVariable(_:)`.
  public let variables: [(variable: Variable, factor: Double)]
  public let relation: LayoutRelation
  /// The right side, in points. Change it with `setConstant(_:)`.
  public private(set) var constant: Double
  /// Change it with `setPriority(_:)`.
  public private(set) var priority: LayoutPriority
  /// A name for texts.
  public var identifier: String?
  /// Where the constraint was written, if anybody said so: reasons tell it, and the solver's own
  /// explanations.
  public var location: SourceLocation?
  /// The toolkit's own object for this constraint, for reports to be led back to it.
  public weak var representedObject: AnyObject?

  /// The engine the constraint is in force in, which takes itself away from here before it goes.
  public internal(set) unowned(unsafe) var engine: LayoutEngine?
  var row: EngineRow?

  /// Describes `terms + variables relation constant`; nothing is in force yet.
  public init(
    _ terms: [Term], variables: [(variable: Variable, factor: Double)] = [],
    _ relation: LayoutRelation, constant: Double, priority: LayoutPriority = .required,
    location: SourceLocation? = nil
  ) {
    self.terms = terms
    self.variables = variables
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.location = location
  }

  /// Whether the engine gave the constraint up to resolve a conflict (AL-135).
  public var isBroken: Bool { row?.isBroken ?? false }

  /// Replaces the right side.
  ///
  /// - Throws: `constantNotFinite`; nothing has changed then.
  public func setConstant(_ constant: Double) throws(LayoutConstraintError) {
    try Self.check(constant, self)
    guard constant != self.constant else { return }
    self.constant = constant
    if let row { engine?.markDirty(row) }
  }

  /// Replaces the priority.
  ///
  /// - Throws: `priorityOutOfRange`; nothing has changed then.
  public func setPriority(_ priority: LayoutPriority) throws(LayoutConstraintError) {
    guard priority.isValid else { throw .priorityOutOfRange(formatted(Double(priority.rawValue))) }
    guard priority != self.priority else { return }
    self.priority = priority
    if let row { engine?.markDirty(row) }
  }

  /// Refuses numbers that mean nothing, which only `install` sees of a new constraint.
  func checkNumbers() throws(LayoutConstraintError) {
    try Self.check(constant, self)
    for factor in terms.map(\.factor) + variables.map(\.factor) where !factor.isFinite {
      throw .multiplierNotFinite(
        formatted(factor), firstAnchor: firstAnchorText, secondAnchor: "(null)")
    }
    guard priority.isValid else { throw .priorityOutOfRange(formatted(Double(priority.rawValue))) }
  }

  private static func check(
    _ constant: Double, _ constraint: LinearLayoutConstraint
  ) throws(LayoutConstraintError) {
    guard constant.isFinite else {
      throw .constantNotFinite(
        formatted(constant), firstAnchor: constraint.firstAnchorText, secondAnchor: "(null)")
    }
  }

  private var firstAnchorText: String { terms.first?.text ?? "(null)" }
}
