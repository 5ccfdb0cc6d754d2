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
  // Nor is it checked whether accesses overlap, as none of them calls other code (decision 40).
  @exclusivity(unchecked) nonisolated(unsafe) private final var formIfMade: LayoutConstraint?
  /// The constraint as the engine knows it, which holds all that it says. Only the main actor uses it, and `deinit`, when
  /// no other code can.
  final var form: LayoutConstraint {
    if let formIfMade { return formIfMade }
    let form = LayoutConstraint(refused: nil, .notAnAttribute)
    formIfMade = form
    return form
  }
  /// Of a constraint that relates distances between anchors, what the engine takes instead of the form.
  @exclusivity(unchecked) private final var sum: Sum?

  /// A relation of several attributes, and what they are of.
  private struct Sum {
    let constraint: LinearLayoutConstraint
    let terms: [LayoutTerm]
  }

  /// A name that shows in descriptions.
  open var identifier: String? {
    get { form.identifier }
    set {
      form.identifier = newValue
      sum?.constraint.identifier = newValue
    }
  }
  open var shouldBeArchived = false
  var associatedValues: [UnsafeRawPointer: Any] = [:]
  @exclusivity(unchecked) private final var holderPlace: AnchorPlace?
  /// The view that holds the constraint while it is active.
  final var holder: UIView? { holderPlace?.view }

  func setHolder(_ view: UIView?) { holderPlace = view?.place }

  deinit {
    if formIfMade?.keeper === self { formIfMade?.keeper = nil }
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
    var made: LayoutConstraint?
    do throws(UIKitException) {
      made = try NSLayoutConstraint.validated(
        view1, first, attr1, relation, view2, second, attr2, multiplier, c)
    } catch {
      UIKitException.raise(error)
    }
    self.init()
    take(
      made
        ?? LayoutConstraint(
          refused: first?.place, attr1, relation, to: second?.place, attr2, multiplier: multiplier,
          constant: c))
  }

  /// Creates a constraint from anchors' items, whose attributes match by type.
  convenience init(
    firstAnchorItem: (any LayoutAnchorItem)?, attribute: Attribute, relatedBy relation: Relation,
    toItem secondItem: (any LayoutAnchorItem)?, attribute secondAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    let made = firstAnchorItem.flatMap {
      try? LayoutConstraint(
        $0.layoutItem, attribute, relation, to: secondItem?.layoutItem, secondAttribute,
        multiplier: multiplier, constant: constant)
    }
    take(
      made
        ?? LayoutConstraint(
          refused: firstAnchorItem?.place, attribute, relation, to: secondItem?.place,
          secondAttribute, multiplier: multiplier, constant: constant))
  }

  /// Creates a constraint between sums of attributes: `terms relation multiplier · others + c`.
  convenience init(
    terms: [LayoutTerm], relatedBy relation: Relation, to others: [LayoutTerm],
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    let (left, right) = (terms.last, others.last ?? terms.first)
    let form = LayoutConstraint(
      refused: left?.place, left?.attribute ?? .notAnAttribute, relation, to: right?.place,
      right?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    formIfMade = form
    let all = terms + others.map { $0.times(-multiplier) }
    let engineTerms = all.compactMap { term in
      term.item.map {
        LinearLayoutConstraint.Term($0.layoutItem, term.attribute, times: term.factor)
      }
    }
    // Without a term whose item has gone it would be another constraint, which cannot be activated.
    guard engineTerms.count == all.count else { return }
    let made = LinearLayoutConstraint(engineTerms, relation, constant: form.constant)
    made.representedObject = self
    sum = Sum(constraint: made, terms: all)
  }

  /// Takes over a constraint that a visual format made.
  convenience init(_ made: LayoutConstraint) {
    self.init()
    take(made)
  }

  /// Becomes the constraint that the engine's is; called once, while it is made.
  ///
  /// - Parameter represents: whether the engine's reports name this object, which they do of all constraints that authors
  ///   activate.
  final func take(_ made: LayoutConstraint, represents: Bool = true) {
    formIfMade = made
    if represents { made.keeper = self }
  }

  // MARK: Parts

  open var firstAttribute: Attribute { form.firstAttribute }
  open var secondAttribute: Attribute { form.secondAttribute }
  open var relation: Relation { form.relation }
  open var multiplier: CGFloat { form.multiplier }

  final var firstItemStorage: (any LayoutAnchorItem)? { anchorItem(form.first) }
  final var secondItemStorage: (any LayoutAnchorItem)? { anchorItem(form.second) }

  private func anchorItem(_ place: ItemPlace?) -> (any LayoutAnchorItem)? {
    (place as? AnchorPlace)?.anchorItem
  }

  /// Whether the engine takes the constraint.
  final var isAcceptable: Bool { sum != nil || !form.isRefused }

  /// Calls `body` for every item the constraint mentions that still exists.
  final func forEachItem(_ body: (any LayoutAnchorItem) -> Void) {
    if let item = firstItemStorage { body(item) }
    if let item = secondItemStorage { body(item) }
    for term in sum?.terms ?? [] { if let item = term.item { body(item) } }
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
    if form.first != nil, firstItemStorage == nil { return true }
    if form.second != nil, secondItemStorage == nil { return true }
    return sum?.terms.contains { $0.item == nil } ?? false
  }

  open var firstItem: AnyObject? { firstItemStorage }
  open var secondItem: AnyObject? { secondItemStorage }

  /// The offset in points; may change while the constraint is active.
  open var constant: CGFloat {
    get { form.constant }
    set {
      guard newValue.isFinite else { return raiseNotFinite("constant", newValue) }
      guard newValue != form.constant else { return }
      // Finite numbers are taken.
      try? form.setConstant(newValue)
      try? sum?.constraint.setConstant(newValue)
      holder?.engineValuesDidChange()
    }
  }

  /// How strongly the constraint is to be kept, above 0 and up to 1000; may change while the constraint
  /// is active, to and from required too, as since iOS 13 (AL-41, AL-42).
  open var priority: UILayoutPriority {
    get { UILayoutPriority(form.priority.rawValue) }
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
    guard let first = firstItem?.hostView, isAcceptable else {
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
    if form.second != nil {
      guard let view = secondItemStorage?.hostView,
        let both = common.nearestCommonAncestor(with: view)
      else { return nil }
      common = both
    }
    for term in sum?.terms ?? [] {
      guard let view = term.item?.hostView, let both = common.nearestCommonAncestor(with: view)
      else { return nil }
      common = both
    }
    return common
  }

  /// Whether all items are still there and lie in a view, of which the first is one.
  func lies(in view: UIView, first: any LayoutAnchorItem) -> Bool {
    guard view.holdsSubtree(of: first) else { return false }
    if form.second != nil {
      guard let second = secondItemStorage, view.holdsSubtree(of: second) else { return false }
    }
    return sum?.terms.allSatisfy { term in
      term.item.map { view.holdsSubtree(of: $0) } ?? false
    } ?? true
  }

  private func deactivate() {
    waitingGuide?.giveUpWaiting(self)
    holder?.removeConstraint(self)
  }

  /// The guide without an owner that all items are; nil where there is another item.
  private var guideWithoutOwner: UILayoutGuide? {
    guard let guide = firstItemStorage as? UILayoutGuide, guide.owningView == nil, !hasLostItem,
      eachItem({ $0 === guide }), isAcceptable
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

  func installInEngine(_ engine: LayoutEngine, owner: UIView) throws(LayoutEngineError) {
    if let sum {
      try engine.install(sum.constraint)
    } else if !form.isRefused {
      try engine.install(form, owner: owner)
    }
  }

  func uninstallFromEngine() {
    form.engine?.uninstall(form)
    if let constraint = sum?.constraint { constraint.engine?.uninstall(constraint) }
  }

  /// The constraint as the engine prints it; nil of one that it does not take.
  final var printedForm: LayoutConstraint? { form.isRefused ? nil : form }

  private func changePriority(to newValue: UILayoutPriority) {
    guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
      return UIKitException.raise(.illegalPriority(newValue))
    }
    guard newValue != priority else { return }
    // Legal ones are taken.
    try? form.setPriority(LayoutPriority(newValue))
    try? sum?.constraint.setPriority(LayoutPriority(newValue))
    holder?.engineValuesDidChange()
  }

  private func raiseNotFinite(_ what: String, _ value: CGFloat) {
    UIKitException.raise(
      .internalInconsistency(
        "NSLayoutConstraint \(what) is not finite!  That's illegal.  \(what):\(value) "
          + "firstAnchor:\(firstTerm) secondAnchor:\(secondTerm ?? "(null)")"))
  }
}
