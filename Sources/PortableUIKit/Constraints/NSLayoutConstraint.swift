internal import AutoLayout
import Foundation

/// A linear relation between the attributes of one or two items:
/// `first.attribute relation multiplier · second.attribute + constant`, at a priority (AL-1).
///
/// Lengths are in points and relate alignment rectangles. Only `constant`, `priority`, `identifier`
/// and `isActive` can change. An active constraint is held by the nearest common ancestor of its
/// items (AL-29). Items are not retained.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private let leftTerm: LayoutTerm?
  private let rightTerm: LayoutTerm?
  /// Further items, of a constraint that relates distances between anchors.
  private let furtherTerms: [LayoutTerm]
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  private var constantStorage: CGFloat
  /// The engine's form of the constraint; nil where the engine would refuse it.
  final let engineConstraint: EngineConstraint?
  private var priorityStorage = UILayoutPriority.required

  /// A name that shows in descriptions.
  open var identifier: String? {
    didSet { engineConstraint?.setIdentifier(identifier) }
  }
  open var shouldBeArchived = false
  var associatedValues: [UnsafeRawPointer: Any] = [:]
  /// The view that holds the constraint while it is active.
  private(set) final weak var holder: UIView?

  func setHolder(_ view: UIView?) { holder = view }

  // MARK: Making a constraint

  /// Creates an inactive constraint; an illegal combination is reported to
  /// ``UIKitException/handler`` (AL-20 to AL-27), see ``validate(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)``.
  ///
  /// A nil second item leaves the constant alone; its multiplier then reads as 1.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    do throws(UIKitException) {
      try NSLayoutConstraint.validate(
        item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2,
        multiplier: multiplier, constant: c)
    } catch {
      UIKitException.raise(error)
    }
    self.init(
      firstAnchorItem: view1 as? any LayoutAnchorItem, attribute: attr1, relatedBy: relation,
      toItem: view2 as? any LayoutAnchorItem, attribute: attr2, multiplier: multiplier, constant: c)
  }

  /// Creates a constraint from anchors' items, whose attributes match by type.
  init(
    firstAnchorItem: (any LayoutAnchorItem)?, attribute: Attribute, relatedBy relation: Relation,
    toItem secondItem: (any LayoutAnchorItem)?, attribute secondAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    leftTerm = firstAnchorItem.map { LayoutTerm(item: $0, attribute: attribute) }
    rightTerm = secondItem.map { LayoutTerm(item: $0, attribute: secondAttribute) }
    furtherTerms = []
    firstAttribute = attribute
    self.relation = relation
    self.secondAttribute = secondItem == nil ? .notAnAttribute : secondAttribute
    self.multiplier = secondItem == nil ? 1 : multiplier
    constantStorage = constant.isFinite ? constant : 0
    engineConstraint = NSLayoutConstraint.makeEngineConstraint(
      firstAnchorItem, attribute, relation, secondItem, secondAttribute, multiplier, constant)
    super.init()
    engineConstraint?.represent(self)
  }

  /// Creates a constraint between sums of attributes: `terms relation multiplier · others + c`.
  init(
    terms: [LayoutTerm], relatedBy relation: Relation, to others: [LayoutTerm],
    multiplier: CGFloat, constant: CGFloat
  ) {
    let scaled = others.map { $0.times(-multiplier) }
    leftTerm = terms.last
    rightTerm = others.last ?? terms.first
    furtherTerms = terms + others
    firstAttribute = leftTerm?.attribute ?? .notAnAttribute
    secondAttribute = rightTerm?.attribute ?? .notAnAttribute
    self.relation = relation
    self.multiplier = multiplier
    constantStorage = constant.isFinite ? constant : 0
    engineConstraint = NSLayoutConstraint.makeEngineConstraint(
      terms + scaled, relation, constantStorage)
    super.init()
    engineConstraint?.represent(self)
  }

  /// Takes over a constraint that a visual format made.
  init(_ made: LayoutConstraint) {
    let first = made.firstItem as? any LayoutAnchorItem
    let second = made.secondItem as? any LayoutAnchorItem
    let leftAttribute = Attribute(rawValue: made.firstAttribute.rawValue) ?? .notAnAttribute
    firstAttribute = leftAttribute
    let rightAttribute = Attribute(rawValue: made.secondAttribute.rawValue) ?? .notAnAttribute
    secondAttribute = rightAttribute
    relation = Relation(rawValue: made.relation.rawValue) ?? .equal
    multiplier = made.multiplier
    constantStorage = made.constant
    priorityStorage = UILayoutPriority(made.priority.rawValue)
    leftTerm = LayoutTerm(item: first, attribute: leftAttribute)
    rightTerm = second.map { LayoutTerm(item: $0, attribute: rightAttribute) }
    furtherTerms = []
    engineConstraint = .pair(made)
    super.init()
    made.representedObject = self
  }

  /// Creates a constraint of the system about one quantity of `item`, which the engine knows by other
  /// means.
  init(ofSystem item: any LayoutAnchorItem, _ attribute: Attribute) {
    firstAttribute = attribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    constantStorage = 0
    leftTerm = LayoutTerm(item: item, attribute: attribute)
    rightTerm = nil
    furtherTerms = []
    engineConstraint = nil
    super.init()
  }

  /// Creates a constraint between nothing, which can never be activated.
  public override init() {
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    constantStorage = 0
    leftTerm = nil
    rightTerm = nil
    furtherTerms = []
    engineConstraint = nil
    super.init()
  }

  // MARK: Parts

  var firstItemStorage: (any LayoutAnchorItem)? { leftTerm?.item }
  var secondItemStorage: (any LayoutAnchorItem)? { rightTerm?.item }

  /// Every item the constraint mentions that still exists.
  var items: [any LayoutAnchorItem] {
    var items: [any LayoutAnchorItem] = []
    if let item = leftTerm?.item { items.append(item) }
    if let item = rightTerm?.item { items.append(item) }
    for term in furtherTerms { if let item = term.item { items.append(item) } }
    return items
  }

  /// Whether the constraint is one of the system's, which authors only see.
  var isOfSystem: Bool { self is SystemLayoutConstraint || self is ArrangementConstraint }

  /// Whether the constraint reads the margins of an item.
  var readsMargins: Bool { firstAttribute.isOfMargins || secondAttribute.isOfMargins }

  /// Whether an item has been released since.
  var hasLostItem: Bool {
    if let leftTerm, leftTerm.item == nil { return true }
    if let rightTerm, rightTerm.item == nil { return true }
    return furtherTerms.contains { $0.item == nil }
  }

  open var firstItem: AnyObject? { firstItemStorage }
  open var secondItem: AnyObject? { secondItemStorage }

  /// The offset in points; may change while the constraint is active.
  open var constant: CGFloat {
    get { constantStorage }
    set {
      guard newValue.isFinite else { return raiseNotFinite("constant", newValue) }
      guard newValue != constantStorage else { return }
      constantStorage = newValue
      engineConstraint?.setConstant(newValue)
      holder?.engineValuesDidChange()
    }
  }

  /// How strongly the constraint is to be kept, above 0 and up to 1000 (AL-41, AL-42).
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set { changePriority(to: newValue) }
  }

  /// The anchor on the left side, or one of the same kind where the item has none to hand out.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { anchor(leftTerm) }

  /// The anchor on the right side.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItemStorage.map { _ in anchor(rightTerm) }
  }

  /// Apple's anchors carry their type only in the header; here the type has to be given up.
  private func anchor(_ term: LayoutTerm?) -> NSLayoutAnchor<AnyObject> {
    if let anchor = term?.item?.anchor(for: term?.attribute ?? .notAnAttribute) {
      return Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(
        Unmanaged.passUnretained(anchor).toOpaque()
      ).takeUnretainedValue()
    }
    return NSLayoutAnchor<AnyObject>(term: term ?? LayoutTerm(item: nil, attribute: firstAttribute))
  }

  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  // MARK: Activation

  /// Activates each constraint, in order and as one change to the engine (AL-30).
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { formattedDescription }
  }
}

extension NSLayoutConstraint {
  private func activate() {
    guard holder == nil else { return }
    guard let first = firstItemStorage?.hostView, engineConstraint != nil else {
      return UIKitException.raise(
        .invalidArgument("Constraint must contain a first layout item"))
    }
    var common: UIView? = hasLostItem ? nil : first
    for item in items {
      common = item.hostView.flatMap { view in common?.nearestCommonAncestor(with: view) }
    }
    guard let ancestor = common else {
      return UIKitException.raise(
        .generic(
          "Unable to activate constraint with anchors \(firstTerm) and \(secondTerm ?? "nil") "
            + "because they have no common ancestor.  Does the constraint or its anchors reference "
            + "items in different view hierarchies?  That's illegal."))
    }
    ancestor.addConstraint(self)
  }

  private func deactivate() {
    holder?.removeConstraint(self)
  }

  func uninstallFromEngine() {
    engineConstraint?.uninstall()
  }

  private func changePriority(to newValue: UILayoutPriority) {
    guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
      return UIKitException.raise(.illegalPriority(newValue))
    }
    guard newValue != priorityStorage else { return }
    if holder != nil, (newValue == .required) != (priorityStorage == .required) {
      return UIKitException.raise(
        .internalInconsistency(
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
            + "not supported.  You passed priority \(Int(newValue.rawValue)) and the existing "
            + "priority was \(Int(priorityStorage.rawValue))."))
    }
    priorityStorage = newValue
    engineConstraint?.setPriority(LayoutPriority(newValue))
    holder?.engineValuesDidChange()
  }

  private func raiseNotFinite(_ what: String, _ value: CGFloat) {
    UIKitException.raise(
      .internalInconsistency(
        "NSLayoutConstraint \(what) is not finite!  That's illegal.  \(what):\(value) "
          + "firstAnchor:\(firstTerm) secondAnchor:\(secondTerm ?? "(null)")"))
  }
}
