public import AutoLayout
import Foundation

/// A linear relation between the attributes of one or two items:
/// `first.attribute relation multiplier · second.attribute + constant`, at a priority (AL-1).
///
/// Lengths are in points and relate alignment rectangles. Only `constant`, `priority`, `identifier`
/// and `isActive` can change. An active constraint is held by the nearest common ancestor of its
/// items (AL-29). Items are not retained.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// What the constraint relates, which does not change once it is made.
  struct Parts {
    var leftTerm: LayoutTerm?
    var rightTerm: LayoutTerm?
    /// Further items, of a constraint that relates distances between anchors.
    var furtherTerms: [LayoutTerm] = []
    var firstAttribute = Attribute.notAnAttribute
    var secondAttribute = Attribute.notAnAttribute
    var relation = Relation.equal
    var multiplier: CGFloat = 1
  }

  private var parts = Parts()
  private var constantStorage: CGFloat = 0
  /// The engine's form of the constraint; nil where the engine would refuse it.
  private(set) final var engineConstraint: EngineConstraint?
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

  /// Creates a constraint between nothing, which can never be activated.
  ///
  /// This is the only initialiser that is not a convenience, so that subclasses of other modules
  /// inherit the others.
  public override init() {
    super.init()
  }

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
  convenience init(
    firstAnchorItem: (any LayoutAnchorItem)?, attribute: Attribute, relatedBy relation: Relation,
    toItem secondItem: (any LayoutAnchorItem)?, attribute secondAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    take(
      Parts(
        leftTerm: firstAnchorItem.map { LayoutTerm(item: $0, attribute: attribute) },
        rightTerm: secondItem.map { LayoutTerm(item: $0, attribute: secondAttribute) },
        firstAttribute: attribute,
        secondAttribute: secondItem == nil ? .notAnAttribute : secondAttribute,
        relation: relation, multiplier: secondItem == nil ? 1 : multiplier),
      constant: constant,
      NSLayoutConstraint.makeEngineConstraint(
        firstAnchorItem, attribute, relation, secondItem, secondAttribute, multiplier, constant))
  }

  /// Creates a constraint between sums of attributes: `terms relation multiplier · others + c`.
  convenience init(
    terms: [LayoutTerm], relatedBy relation: Relation, to others: [LayoutTerm],
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    let rightTerm = others.last ?? terms.first
    take(
      Parts(
        leftTerm: terms.last, rightTerm: rightTerm, furtherTerms: terms + others,
        firstAttribute: terms.last?.attribute ?? .notAnAttribute,
        secondAttribute: rightTerm?.attribute ?? .notAnAttribute, relation: relation,
        multiplier: multiplier),
      constant: constant,
      NSLayoutConstraint.makeEngineConstraint(
        terms + others.map { $0.times(-multiplier) }, relation, constant.isFinite ? constant : 0))
  }

  /// Takes over a constraint that a visual format made.
  convenience init(_ made: LayoutConstraint) {
    self.init()
    take(made)
  }

  /// Becomes the constraint that the engine's is.
  final func take(_ made: LayoutConstraint) {
    let second = made.secondItem as? any LayoutAnchorItem
    take(
      Parts(
        leftTerm: LayoutTerm(
          item: made.firstItem as? any LayoutAnchorItem, attribute: made.firstAttribute),
        rightTerm: second.map { LayoutTerm(item: $0, attribute: made.secondAttribute) },
        firstAttribute: made.firstAttribute, secondAttribute: made.secondAttribute,
        relation: made.relation, multiplier: made.multiplier),
      constant: made.constant, .pair(made))
    priorityStorage = UILayoutPriority(made.priority.rawValue)
  }

  /// Becomes what it is to be; called once, while the constraint is made. Without a form for the
  /// engine it cannot be activated.
  final func take(
    _ parts: Parts, constant: CGFloat = 0, _ engineConstraint: EngineConstraint? = nil
  ) {
    self.parts = parts
    constantStorage = constant.isFinite ? constant : 0
    self.engineConstraint = engineConstraint
    engineConstraint?.represent(self)
  }

  // MARK: Parts

  open var firstAttribute: Attribute { parts.firstAttribute }
  open var secondAttribute: Attribute { parts.secondAttribute }
  open var relation: Relation { parts.relation }
  open var multiplier: CGFloat { parts.multiplier }

  var firstItemStorage: (any LayoutAnchorItem)? { parts.leftTerm?.item }
  var secondItemStorage: (any LayoutAnchorItem)? { parts.rightTerm?.item }

  /// Every item the constraint mentions that still exists.
  var items: [any LayoutAnchorItem] {
    var items: [any LayoutAnchorItem] = []
    if let item = parts.leftTerm?.item { items.append(item) }
    if let item = parts.rightTerm?.item { items.append(item) }
    for term in parts.furtherTerms { if let item = term.item { items.append(item) } }
    return items
  }

  /// Whether the constraint is one of the system's, which authors only see.
  var isOfSystem: Bool { false }

  /// Whether the constraint reads the margins of an item.
  var readsMargins: Bool { firstAttribute.isWithinMargins || secondAttribute.isWithinMargins }

  /// Whether an item has been released since.
  var hasLostItem: Bool {
    if let term = parts.leftTerm, term.item == nil { return true }
    if let term = parts.rightTerm, term.item == nil { return true }
    return parts.furtherTerms.contains { $0.item == nil }
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

  /// How strongly the constraint is to be kept, above 0 and up to 1000; may change while the constraint
  /// is active, to and from required too, as since iOS 13 (AL-41, AL-42).
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set { changePriority(to: newValue) }
  }

  /// The anchor on the left side, or one of the same kind where the item has none to hand out.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { anchor(parts.leftTerm) }

  /// The anchor on the right side.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItemStorage.map { _ in anchor(parts.rightTerm) }
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
    get { holder != nil || waitingGuide != nil }
    set { newValue ? activate() : deactivate() }
  }

  // MARK: Activation

  /// Activates each constraint, in order and as one change to the engine (AL-30).
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    ActivationCheck.together {
      for constraint in constraints { constraint.isActive = true }
    }
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
    guard !isActive else { return }
    if let guide = guideWithoutOwner { return guide.keepWaiting(self) }
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
    waitingGuide?.giveUpWaiting(self)
    holder?.removeConstraint(self)
  }

  /// The guide without an owner that all items are; nil where there is another item.
  private var guideWithoutOwner: UILayoutGuide? {
    guard let guide = firstItemStorage as? UILayoutGuide, guide.owningView == nil, !hasLostItem,
      items.allSatisfy({ $0 === guide }), engineConstraint != nil
    else { return nil }
    return guide
  }

  /// The guide that keeps the active constraint until it has an owner.
  private var waitingGuide: UILayoutGuide? {
    guard let guide = firstItemStorage as? UILayoutGuide,
      guide.waitingConstraints.contains(where: { $0 === self })
    else { return nil }
    return guide
  }

  func uninstallFromEngine() {
    engineConstraint?.uninstall()
  }

  private func changePriority(to newValue: UILayoutPriority) {
    guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
      return UIKitException.raise(.illegalPriority(newValue))
    }
    guard newValue != priorityStorage else { return }
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
