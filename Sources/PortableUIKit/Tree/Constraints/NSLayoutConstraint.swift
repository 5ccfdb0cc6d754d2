public import AutoLayout
import Foundation

/// A linear relation between the attributes of one or two items:
/// `first.attribute relation multiplier · second.attribute + constant`, at a priority (AL-1).
///
/// Lengths are in points and relate alignment rectangles. Only `constant`, `priority`, `identifier`
/// and `isActive` can change. An active constraint is held by the nearest common ancestor of its
/// items (AL-29). Items are not retained.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, KeyPathObserver, LayoutConstraining {
  // Nor is it checked whether accesses overlap, as none of them calls other code (decision 40).
  /// What the constraint says, for the engine to take. Only the main actor uses it, and `deinit`, when no other code can.
  @exclusivity(unchecked) public final nonisolated(unsafe) var layoutForm = ConstraintForm.blank

  /// A name that shows in descriptions.
  open var identifier: String? {
    get { layoutForm.identifier }
    set { if !isOfSystem { layoutForm.identifier = newValue } }
  }
  open var shouldBeArchived = false
  var associatedValues: [UnsafeRawPointer: Any] = [:]
  @exclusivity(unchecked) private final var holderPlace: AnchorPlace?
  /// The view that holds the constraint while it is active.
  final var holder: UIView? { holderPlace?.view }

  func setHolder(_ view: UIView?) { holderPlace = view?.place }

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
    self.init()
    do throws(UIKitException) {
      layoutForm = try NSLayoutConstraint.validated(
        view1, first, attr1, relation, view2, second, attr2, multiplier, c)
    } catch {
      layoutForm = ConstraintForm(
        refused: first?.place, attr1, relation, to: second?.place, attr2, multiplier: multiplier,
        constant: c)
      UIKitException.raise(error)
    }
  }

  /// Creates a constraint from anchors' items, whose attributes match by type.
  convenience init(
    firstAnchorItem: (any LayoutAnchorItem)?, attribute: Attribute, relatedBy relation: Relation,
    toItem secondItem: (any LayoutAnchorItem)?, attribute secondAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    if let firstAnchorItem,
      let form = try? ConstraintForm(
        firstAnchorItem.layoutItem, attribute, relation, to: secondItem?.layoutItem,
        secondAttribute, multiplier: multiplier, constant: constant)
    {
      layoutForm = form
      return
    }
    layoutForm = ConstraintForm(
      refused: firstAnchorItem?.place, attribute, relation, to: secondItem?.place,
      secondAttribute, multiplier: multiplier, constant: constant)
  }

  convenience init(_ form: ConstraintForm) {
    self.init()
    layoutForm = form.outOfForce
  }

  // MARK: Parts

  open var firstAttribute: Attribute { layoutForm.firstAttribute }
  open var secondAttribute: Attribute { layoutForm.secondAttribute }
  open var relation: Relation { layoutForm.relation }
  open var multiplier: CGFloat { layoutForm.multiplier }

  final var firstItemStorage: (any LayoutAnchorItem)? { layoutForm.first?.anchored }
  final var secondItemStorage: (any LayoutAnchorItem)? { layoutForm.second?.anchored }

  /// Of a relation of several quantities, those of items.
  package final var terms: [LayoutTerm] { layoutForm.sum?.terms ?? [] }

  /// Whether the engine takes the constraint.
  final var isAcceptable: Bool { !layoutForm.isRefused }

  /// Calls `body` for every item the constraint mentions that still exists.
  final func forEachItem(_ body: (any LayoutAnchorItem) -> Void) {
    if let item = firstItemStorage { body(item) }
    if let item = secondItemStorage { body(item) }
    for term in terms { if let item = term.place?.anchored { body(item) } }
  }

  /// Whether a condition holds of every item the constraint mentions that still exists.
  final func eachItem(_ condition: (any LayoutAnchorItem) -> Bool) -> Bool {
    var holds = true
    forEachItem { holds = holds && condition($0) }
    return holds
  }

  /// Whether the constraint is one of the system's, which authors only see: that they switch it off or change it does
  /// nothing.
  var isOfSystem: Bool { false }

  /// Whether a view holds the constraint, or a guide that waits for one.
  var isHeld: Bool { holder != nil || waitingGuide != nil }

  /// The constant as it is now.
  var presentConstant: CGFloat { layoutForm.constant }

  var readsMargins: Bool { firstAttribute.isWithinMargins || secondAttribute.isWithinMargins }

  /// Whether an item has been released since.
  var hasLostItem: Bool {
    if layoutForm.first != nil, firstItemStorage == nil { return true }
    if layoutForm.second != nil, secondItemStorage == nil { return true }
    return terms.contains { $0.item == nil }
  }

  open var firstItem: AnyObject? { firstItemStorage }
  open var secondItem: AnyObject? { secondItemStorage }

  /// The offset in points; may change while the constraint is active.
  open var constant: CGFloat {
    get { presentConstant }
    set {
      if isOfSystem { return }
      guard newValue.isFinite else { return raiseNotFinite("constant", newValue) }
      guard newValue != layoutForm.constant else { return }
      // Finite numbers are taken.
      try? layoutForm.setConstant(newValue)
      holder?.engineValuesDidChange()
    }
  }

  /// How strongly the constraint is to be kept, above 0 and up to 1000; may change while the constraint
  /// is active, to and from required too, as since iOS 13 (AL-41, AL-42).
  open var priority: UILayoutPriority {
    get { UILayoutPriority(layoutForm.priority.rawValue) }
    set { if !isOfSystem { changePriority(to: newValue) } }
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
    return NSLayoutAnchor<AnyObject>(term: LayoutTerm(at: nil, attribute))
  }

  open var isActive: Bool {
    get { isHeld }
    set {
      if isOfSystem { return }
      newValue ? activate() : deactivate()
    }
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
    if let guide = guideWithoutOwner { return guide.keepWaiting(self) }
    guard let first = firstItemStorage?.hostView, isAcceptable else {
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
    if layoutForm.second != nil {
      guard let view = secondItemStorage?.hostView,
        let both = common.nearestCommonAncestor(with: view)
      else { return nil }
      common = both
    }
    for term in terms {
      guard let view = term.place?.anchored?.hostView,
        let both = common.nearestCommonAncestor(with: view)
      else { return nil }
      common = both
    }
    return common
  }

  /// Whether all items are still there and lie in a view, of which the first is one.
  func lies(in view: UIView, first: any LayoutAnchorItem) -> Bool {
    guard view.holdsSubtree(of: first) else { return false }
    if layoutForm.second != nil {
      guard let second = secondItemStorage, view.holdsSubtree(of: second) else { return false }
    }
    return terms.allSatisfy { term in
      term.place?.anchored.map { view.holdsSubtree(of: $0) } ?? false
    }
  }

  private func deactivate() {
    waitingGuide?.giveUpWaiting(self)
    holder?.removeConstraint(self)
  }

  /// The guide without an owner that all items are; nil where there is another item.
  private var guideWithoutOwner: UILayoutGuide? {
    guard let guide = layoutForm.first?.guide, guide.owningView == nil, !hasLostItem,
      eachItem({ $0 === guide }), isAcceptable
    else { return nil }
    return guide
  }

  /// The guide that keeps the active constraint until it has an owner.
  private var waitingGuide: UILayoutGuide? {
    guard let guide = layoutForm.first?.guide,
      guide.waitingConstraints.contains(where: { $0 === self })
    else { return nil }
    return guide
  }

  private func changePriority(to newValue: UILayoutPriority) {
    guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
      return UIKitException.raise(.illegalPriority(newValue))
    }
    guard newValue != priority else { return }
    // Legal ones are taken.
    try? layoutForm.setPriority(LayoutPriority(newValue))
    holder?.engineValuesDidChange()
  }

  private func raiseNotFinite(_ what: String, _ value: CGFloat) {
    UIKitException.raise(
      .internalInconsistency(
        "NSLayoutConstraint \(what) is not finite!  That's illegal.  \(what):\(value) "
          + "firstAnchor:\(firstTerm) secondAnchor:\(secondTerm ?? "(null)")"))
  }
}
