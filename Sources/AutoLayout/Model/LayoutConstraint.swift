import Cassowary

/// A relation between two quantities of items, or between one and a constant (AL-1).
///
///     first.attribute  REL  multiplier * second.attribute + constant   @ priority
///
///     // twice as wide as it is high
///     try LayoutConstraint(photo, .width, .equal, to: photo, .height, multiplier: 2)
///
/// A constraint is a description until `LayoutEngine.install(_:owner:)` puts it in force. Its
/// items, attributes, relation and multiplier never change; constant and priority may at any time,
/// and an installed constraint takes them over at the engine's next `solve()`, in place, for the
/// price of what moves. Items are not kept alive.
///
/// Accesses to what it stores never overlap, as none of them calls anybody: that is not checked each time.
public final class LayoutConstraint {
  /// The item whose attribute stands on the left; nil once it has been released.
  public var firstItem: (any LayoutItem)? { first?.item }
  package let first: ItemPlace?

  /// The item whose attribute stands on the right; nil where there is none or it was released.
  public var secondItem: (any LayoutItem)? { second?.item }
  package let second: ItemPlace?

  public let firstAttribute: LayoutAttribute
  public let relation: LayoutRelation

  /// `notAnAttribute` exactly where the constraint has no second item.
  public let secondAttribute: LayoutAttribute
  public let multiplier: Double

  /// Points added to the right side. Change it with `setConstant(_:)`.
  @exclusivity(unchecked) public private(set) var constant: Double

  /// Change it with `setPriority(_:)`.
  @exclusivity(unchecked) public private(set) var priority: LayoutPriority

  /// A name for texts and for finding the constraint again.
  public var identifier: String?

  /// Where the constraint was written, if anybody said so: reasons tell it, and the solver's own
  /// explanations.
  @exclusivity(unchecked) public var location: SourceLocation?

  /// Where the constant comes from, if it is a standard distance; texts say so.
  public var standardSpace: StandardSpace?

  /// A distance chosen by the system.
  public enum StandardSpace: String, Hashable, Sendable {
    /// The bare dash of a visual format.
    case visualFormat = "NSSpace"
    /// The system spacing of an anchor.
    case anchor = "NSLayoutAnchorConstraintSpace"
  }

  /// Whether the constraint belongs to the toolkit rather than to its user.
  ///
  /// Of a conflict, a constraint of the toolkit is broken only if there is no other (AL-134).
  public var isSystem = false

  /// The toolkit's own object for this constraint, for reports to be led back to it.
  public var representedObject: AnyObject? {
    get { keeper ?? knownObject }
    set {
      keeper = nil
      knownObject = newValue
    }
  }
  @exclusivity(unchecked) private weak var knownObject: AnyObject?

  /// The toolkit's object, if it keeps the constraint and takes itself away from here before it goes. A weak reference to
  /// it would take memory of its own.
  @exclusivity(unchecked) package unowned(unsafe) var keeper: AnyObject?

  /// The engine the constraint is in force in, which takes itself away from here before it goes. Weak references to it
  /// would make each count of its references slow.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var engine: LayoutEngine?

  /// The engine's record of the constraint while it is installed.
  @exclusivity(unchecked) var row: EngineRow?

  /// Describes a relation; nothing is in force yet.
  ///
  /// - Parameter location: where it is written, for explanations: `.here()`, or a place in another
  ///   text.
  /// - Throws: what is illegal about the relation, in Apple's words (AL-20 … AL-27, AL-41). Without
  ///   a second item, second attribute and multiplier are ignored.
  public init(
    _ firstItem: any LayoutItem,
    _ firstAttribute: LayoutAttribute,
    _ relation: LayoutRelation,
    to secondItem: (any LayoutItem)? = nil,
    _ secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: LayoutPriority = .required,
    location: SourceLocation? = nil
  ) throws(LayoutConstraintError) {
    let other: LayoutAttribute = secondItem == nil ? .notAnAttribute : secondAttribute
    let factor = secondItem == nil ? 1 : multiplier
    try Self.checkLegality(
      firstItem, firstAttribute, secondItem, other, multiplier: factor, constant: constant)
    guard priority.isValid else { throw .priorityOutOfRange(formatted(Double(priority.rawValue))) }
    first = firstItem.layoutPlace
    self.firstAttribute = firstAttribute
    self.relation = relation
    second = secondItem?.layoutPlace
    self.secondAttribute = other
    self.multiplier = factor
    self.constant = constant
    self.priority = priority
    self.location = location
  }

  /// Describes a relation that no engine takes, to be read, with the attributes, numbers and items that it was given.
  package init(
    refused first: ItemPlace?, _ firstAttribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal,
    to second: ItemPlace? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = second == nil ? 1 : multiplier
    self.constant = constant.isFinite ? constant : 0
    priority = .required
    isRefused = true
  }

  /// Describes `item.attribute REL constant`, legal for sizes only (AL-20).
  public convenience init(
    _ item: any LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    constant: Double, priority: LayoutPriority = .required, location: SourceLocation? = nil
  ) throws(LayoutConstraintError) {
    try self.init(
      item, attribute, relation, to: nil, .notAnAttribute, constant: constant, priority: priority,
      location: location)
  }

  /// Whether no engine takes the constraint.
  package private(set) var isRefused = false

  /// Whether the constraint relates two quantities.
  public var hasSecondItem: Bool { secondAttribute != .notAnAttribute }

  /// Whether the constraint is in force in an engine.
  public var isInstalled: Bool { row != nil }

  /// The item that holds the constraint while it is installed, by whose direction and origin it is
  /// read (AL-9, AL-29, AL-82).
  public var owner: (any LayoutItem)? { row?.owner?.item }

  /// Whether the engine gave the constraint up to resolve a conflict (AL-135).
  public var isBroken: Bool { row?.isBroken ?? false }

  /// Replaces the constant (AL-111).
  ///
  /// - Throws: `constantNotFinite`; nothing has changed then.
  public func setConstant(_ constant: Double) throws(LayoutConstraintError) {
    guard constant.isFinite else {
      throw .constantNotFinite(
        formatted(constant), firstAnchor: firstAnchorText, secondAnchor: secondAnchorText)
    }
    guard constant != self.constant else { return }
    self.constant = constant
    if let row { engine?.markDirty(row) }
  }

  /// Replaces the priority, from and to required too (AL-42 as in current releases).
  ///
  /// - Throws: `priorityOutOfRange`; nothing has changed then.
  public func setPriority(_ priority: LayoutPriority) throws(LayoutConstraintError) {
    guard priority.isValid else { throw .priorityOutOfRange(formatted(Double(priority.rawValue))) }
    guard priority != self.priority else { return }
    self.priority = priority
    if let row { engine?.markDirty(row) }
  }
}
