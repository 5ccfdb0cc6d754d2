public import AutoLayout
import Foundation

/// A linear relation between the attributes of one or two items:
/// `first.attribute relation multiplier · second.attribute + constant`, at a priority (AL-1).
///
/// Lengths are in points and relate alignment rectangles. Only `constant`, `priority`, `identifier`
/// and `isActive` can change. An active constraint is held by the nearest common ancestor of its
/// items (AL-29). Items are not retained.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, KeyPathObserver {
  /// The parts that the constraint relates, which do not change once it is made.
  struct Parts {
    /// Whether there are items on either side, which may have been released since.
    var hasFirst = false
    var hasSecond = false
    /// Further items, of a constraint that relates distances between anchors.
    var furtherTerms: [LayoutTerm] = []
    var firstAttribute = Attribute.notAnAttribute
    var secondAttribute = Attribute.notAnAttribute
    var relation = Relation.equal
    var multiplier: CGFloat = 1
  }

  // Nor is it checked whether accesses overlap, as none of them calls other code (decision 40).
  @exclusivity(unchecked) private var parts = Parts()
  // Not among the parts: copying a weak reference costs more than all else about them.
  @exclusivity(unchecked) private(set) final weak var firstItemStorage: (any LayoutAnchorItem)?
  @exclusivity(unchecked) private(set) final weak var secondItemStorage: (any LayoutAnchorItem)?
  @exclusivity(unchecked) private var constantStorage: CGFloat = 0
  /// The engine's form of the constraint; nil where the engine would refuse it.
  /// Only the main actor uses it, and `deinit`, when no other code can.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) final var engineConstraint:
    EngineConstraint?
  @exclusivity(unchecked) private var priorityStorage = UILayoutPriority.required

  /// A name that shows in descriptions.
  @exclusivity(unchecked) open var identifier: String? {
    didSet { engineConstraint?.setIdentifier(identifier) }
  }
  open var shouldBeArchived = false
  var associatedValues: [UnsafeRawPointer: Any] = [:]
  /// The view that holds the constraint while it is active.
  @exclusivity(unchecked) private(set) final weak var holder: UIView?

  func setHolder(_ view: UIView?) { holder = view }

  deinit {
    engineConstraint?.forget(self)
  }

  /// Told after the constraint was made from a document and connected.
  open func awakeFromNib() {}

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
    let (first, second) = (
      NSLayoutConstraint.anchorItem(view1), view2.flatMap { NSLayoutConstraint.anchorItem($0) }
    )
    var made: EngineConstraint?
    do throws(UIKitException) {
      made = .pair(
        try NSLayoutConstraint.validated(
          view1, first, attr1, relation, view2, second, attr2, multiplier, c))
    } catch {
      UIKitException.raise(error)
    }
    self.init()
    take(
      Parts(
        hasFirst: first != nil, hasSecond: second != nil, firstAttribute: attr1,
        secondAttribute: second == nil ? .notAnAttribute : attr2, relation: relation,
        multiplier: second == nil ? 1 : multiplier), first, second, constant: c, made)
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
        hasFirst: firstAnchorItem != nil, hasSecond: secondItem != nil, firstAttribute: attribute,
        secondAttribute: secondItem == nil ? .notAnAttribute : secondAttribute,
        relation: relation, multiplier: secondItem == nil ? 1 : multiplier),
      firstAnchorItem, secondItem, constant: constant,
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
        hasFirst: !terms.isEmpty, hasSecond: rightTerm != nil, furtherTerms: terms + others,
        firstAttribute: terms.last?.attribute ?? .notAnAttribute,
        secondAttribute: rightTerm?.attribute ?? .notAnAttribute, relation: relation,
        multiplier: multiplier),
      terms.last?.item, rightTerm?.item, constant: constant,
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
        hasFirst: true, hasSecond: second != nil, firstAttribute: made.firstAttribute,
        secondAttribute: made.secondAttribute, relation: made.relation,
        multiplier: made.multiplier),
      made.firstItem as? any LayoutAnchorItem, second, constant: made.constant, .pair(made))
    priorityStorage = UILayoutPriority(made.priority.rawValue)
  }

  /// Takes its parts and its form; called once, while the constraint is made. Without a form for the engine it cannot be
  /// activated.
  final func take(
    _ parts: Parts, _ firstItem: (any LayoutAnchorItem)?,
    _ secondItem: (any LayoutAnchorItem)? = nil, constant: CGFloat = 0,
    _ engineConstraint: EngineConstraint? = nil
  ) {
    self.parts = parts
    firstItemStorage = firstItem
    secondItemStorage = secondItem
    constantStorage = constant.isFinite ? constant : 0
    self.engineConstraint = engineConstraint
    engineConstraint?.represent(self)
  }

  // MARK: Parts

  open var firstAttribute: Attribute { parts.firstAttribute }
  open var secondAttribute: Attribute { parts.secondAttribute }
  open var relation: Relation { parts.relation }
  open var multiplier: CGFloat { parts.multiplier }

  /// Calls `body` for every item the constraint mentions that still exists.
  final func forEachItem(_ body: (any LayoutAnchorItem) -> Void) {
    if let item = firstItemStorage { body(item) }
    if let item = secondItemStorage { body(item) }
    for term in parts.furtherTerms { if let item = term.item { body(item) } }
  }

  /// Whether a condition holds of every item the constraint mentions that still exists.
  final func eachItem(_ condition: (any LayoutAnchorItem) -> Bool) -> Bool {
    var holds = true
    forEachItem { holds = holds && condition($0) }
    return holds
  }

  /// Whether the constraint is one of the system's, which authors only see.
  var isOfSystem: Bool { false }

  /// Whether the constraint reads the margins of an item.
  var readsMargins: Bool { firstAttribute.isWithinMargins || secondAttribute.isWithinMargins }

  /// Whether an item has been released since.
  var hasLostItem: Bool {
    if parts.hasFirst, firstItemStorage == nil { return true }
    if parts.hasSecond, secondItemStorage == nil { return true }
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
  open var firstAnchor: NSLayoutAnchor<AnyObject> { anchor(firstItemStorage, firstAttribute) }

  /// The anchor on the right side.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItemStorage.map { anchor($0, secondAttribute) }
  }

  /// Apple's anchors carry their type only in the header; here the type has to be given up.
  private func anchor(
    _ item: (any LayoutAnchorItem)?, _ attribute: Attribute
  ) -> NSLayoutAnchor<AnyObject> {
    if let anchor = item?.anchor(for: attribute) {
      return Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(
        Unmanaged.passUnretained(anchor).toOpaque()
      ).takeUnretainedValue()
    }
    return NSLayoutAnchor<AnyObject>(term: LayoutTerm(item: nil, attribute: attribute))
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

  /// Told that a property observed by its name has changed; raises unless overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { raiseUnhandledChange(self, keyPath, object) }
}

extension NSLayoutConstraint {
  private func activate() {
    guard !isActive else { return }
    let firstItem = firstItemStorage
    if firstItem is UILayoutGuide, let guide = guideWithoutOwner { return guide.keepWaiting(self) }
    guard let first = firstItem?.hostView, engineConstraint != nil else {
      return UIKitException.raise(
        .invalidArgument("Constraint must contain a first layout item"))
    }
    guard let ancestor = ancestor(of: first) else {
      return UIKitException.raise(
        .generic(
          "Unable to activate constraint with anchors \(firstTerm) and \(secondTerm ?? "nil") "
            + "because they have no common ancestor.  Does the constraint or its anchors reference "
            + "items in different view hierarchies?  That's illegal."))
    }
    ancestor.addConstraint(self)
  }

  /// The deepest view in which the view of the first item lies and all others do; nil without one.
  private func ancestor(of first: UIView) -> UIView? {
    var common = first
    if parts.hasSecond {
      guard let view = secondItemStorage?.hostView,
        let both = common.nearestCommonAncestor(with: view)
      else { return nil }
      common = both
    }
    for term in parts.furtherTerms {
      guard let view = term.item?.hostView, let both = common.nearestCommonAncestor(with: view)
      else { return nil }
      common = both
    }
    return common
  }

  /// Whether all items are still there and lie in a view, of which the first is one.
  func lies(in view: UIView, first: any LayoutAnchorItem) -> Bool {
    guard view.holdsSubtree(of: first) else { return false }
    if parts.hasSecond {
      guard let second = secondItemStorage, view.holdsSubtree(of: second) else { return false }
    }
    return parts.furtherTerms.allSatisfy { term in
      term.item.map { view.holdsSubtree(of: $0) } ?? false
    }
  }

  private func deactivate() {
    waitingGuide?.giveUpWaiting(self)
    holder?.removeConstraint(self)
  }

  /// The guide without an owner that all items are; nil where there is another item.
  private var guideWithoutOwner: UILayoutGuide? {
    guard let guide = firstItemStorage as? UILayoutGuide, guide.owningView == nil, !hasLostItem,
      eachItem({ $0 === guide }), engineConstraint != nil
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
