import Cassowary

/// What a constraint says, and where it is in force: all that an engine knows of the object that holds it.
///
/// Items, attributes, relation and multiplier never change; constant and priority may at any time, and an engine takes
/// them over at its next `solve()`, in place, for the price of what moves. Items are not kept alive. A form belongs to one
/// constraint: a copy of one that is in force is not in force.
public struct ConstraintForm {
  package let first: ItemPlace?
  package let second: ItemPlace?
  public let multiplier: Double
  /// Points added to the right side. Change it with `setConstant(_:)`.
  public private(set) var constant: Double
  /// Change it with `setPriority(_:)`.
  public private(set) var priority: LayoutPriority
  public let firstAttribute: LayoutAttribute
  public let relation: LayoutRelation
  /// `notAnAttribute` exactly if the constraint has no second item.
  public let secondAttribute: LayoutAttribute
  /// Whether no engine takes the constraint.
  package let isRefused: Bool
  package var standardSpace: LayoutConstraint.StandardSpace?
  package var isSystem = false
  /// A name for texts and for finding the constraint again.
  public var identifier: String?
  /// Of a relation of several quantities, what the engine goes by instead of both items.
  package let sum: Sum?

  /// The engine that the constraint is in force in, which takes itself away from here before it goes. Weak references to
  /// it would make each count of its references slow.
  private(set) unowned(unsafe) var engine: LayoutEngine?
  /// The engine's record of the constraint while it is installed.
  private(set) var row: EngineRow?

  /// The item whose attribute stands on the left; nil of a sum, and once it has been released.
  public var firstItem: (any LayoutItem)? { first?.item }
  /// The item whose attribute stands on the right; nil if there is none or it was released.
  public var secondItem: (any LayoutItem)? { second?.item }

  /// The left side of a relation of several quantities.
  package final class Sum {
    package let terms: [LayoutTerm]
    let variables: [(variable: Variable, factor: Double)]

    init(_ terms: [LayoutTerm], _ variables: [(variable: Variable, factor: Double)]) {
      self.terms = terms
      self.variables = variables
    }
  }

  /// `firstItem.firstAttribute REL multiplier * secondItem.secondAttribute + constant`, see
  /// ``LayoutConstraint/init(_:_:_:to:_:multiplier:constant:priority:location:)``.
  ///
  /// - Throws: what is illegal about the relation, in Apple's words (AL-20 … AL-27, AL-41).
  public init(
    _ firstItem: any LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    to secondItem: (any LayoutItem)? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required
  ) throws(LayoutConstraintError) {
    try Self.checkLegality(
      firstItem, firstAttribute, secondItem, secondAttribute,
      multiplier: secondItem == nil ? 1 : multiplier, constant: constant)
    try Self.check(priority)
    self.init(
      first: firstItem.layoutPlace, firstAttribute, relation, to: secondItem?.layoutPlace,
      secondAttribute, multiplier: multiplier, constant: constant, priority: priority)
  }

  /// `terms + variables REL constant`; numbers that mean nothing are refused by `install`.
  public init(
    _ terms: [LayoutTerm], variables: [(variable: Variable, factor: Double)] = [],
    _ relation: LayoutRelation, constant: Double, priority: LayoutPriority = .required
  ) {
    self.init(
      first: nil, .notAnAttribute, relation, constant: constant, priority: priority,
      sum: Sum(terms, variables))
  }

  /// A relation that no engine takes, to be read, with the attributes, numbers and items that it was given.
  package init(
    refused first: ItemPlace?, _ firstAttribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal, to second: ItemPlace? = nil,
    _ secondAttribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0
  ) {
    self.init(
      first: first, firstAttribute, relation, to: second, secondAttribute, multiplier: multiplier,
      constant: constant.isFinite ? constant : 0, isRefused: true)
  }

  /// A relation of quantities whose last ones on either side are read as its items. No engine takes it if one of them is
  /// of no item.
  package init(
    _ terms: [LayoutTerm], _ relation: LayoutRelation, to others: [LayoutTerm], multiplier: Double,
    constant: Double
  ) {
    let (left, right) = (terms.last, others.last ?? terms.first)
    let all = terms + others.map { $0.times(-multiplier) }
    let isComplete = all.allSatisfy { $0.item != nil }
    self.init(
      first: left?.place, left?.attribute ?? .notAnAttribute, relation, to: right?.place,
      right?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant.isFinite ? constant : 0, isRefused: !isComplete,
      sum: isComplete ? Sum(all, []) : nil)
  }

  private init(
    first: ItemPlace?, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    to second: ItemPlace? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double, priority: LayoutPriority = .required,
    isRefused: Bool = false, sum: Sum? = nil
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = second == nil ? 1 : multiplier
    self.constant = constant
    self.priority = priority
    self.isRefused = isRefused
    self.sum = sum
  }

  /// The same of a constraint that is not in force.
  package var outOfForce: ConstraintForm {
    var form = self
    form.take(row: nil, of: nil)
    return form
  }

  /// Takes note of the row that has the constraint in force from now on, if any has.
  mutating func take(row: EngineRow?, of engine: LayoutEngine?) {
    self.row = row
    self.engine = engine
  }

  /// A relation of nothing, which no engine takes.
  package static var blank: ConstraintForm { ConstraintForm(refused: nil, .notAnAttribute) }

  /// Of a relation of several quantities, those of items.
  var terms: [LayoutTerm] { sum?.terms ?? [] }

  /// Whether the constraint relates two quantities.
  var hasSecondItem: Bool { secondAttribute != .notAnAttribute }

  /// Replaces the constant (AL-111).
  ///
  /// - Throws: `constantNotFinite`; nothing has changed then.
  public mutating func setConstant(_ constant: Double) throws(LayoutConstraintError) {
    try check(constant)
    guard constant != self.constant else { return }
    self.constant = constant
    if let row { engine?.markDirty(row) }
  }

  /// Replaces the priority, from and to required too (AL-42 as in current releases).
  ///
  /// - Throws: `priorityOutOfRange`; nothing has changed then.
  public mutating func setPriority(_ priority: LayoutPriority) throws(LayoutConstraintError) {
    try Self.check(priority)
    guard priority != self.priority else { return }
    self.priority = priority
    if let row { engine?.markDirty(row) }
  }

  private static func check(_ priority: LayoutPriority) throws(LayoutConstraintError) {
    guard priority.isValid else { throw .priorityOutOfRange(formatted(Double(priority.rawValue))) }
  }

  private func check(_ constant: Double) throws(LayoutConstraintError) {
    guard constant.isFinite else {
      throw .constantNotFinite(
        formatted(constant), firstAnchor: firstAnchorText, secondAnchor: secondAnchorText)
    }
  }

  /// Refuses numbers of a sum that mean nothing, which only `install` sees of a new constraint.
  func checkNumbers() throws(LayoutConstraintError) {
    guard let sum else { return }
    try check(constant)
    for factor in sum.terms.map(\.factor) + sum.variables.map(\.factor) where !factor.isFinite {
      throw .multiplierNotFinite(
        formatted(factor), firstAnchor: firstAnchorText, secondAnchor: secondAnchorText)
    }
    try Self.check(priority)
  }
}
