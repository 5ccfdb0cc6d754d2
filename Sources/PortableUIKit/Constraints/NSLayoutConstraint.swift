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
  private(set) weak var firstItemStorage: (any LayoutAnchorItem)?
  private(set) weak var secondItemStorage: (any LayoutAnchorItem)?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  private var constantStorage: CGFloat
  /// The engine's form of the constraint; nil where the engine would refuse it.
  let engineConstraint: LayoutConstraint?
  private var priorityStorage = UILayoutPriority.required

  /// A name that shows in descriptions.
  open var identifier: String? {
    didSet { engineConstraint?.identifier = identifier }
  }
  open var shouldBeArchived = false
  /// The view that holds the constraint while it is active.
  private(set) weak var holder: UIView?

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
    firstItemStorage = firstAnchorItem
    secondItemStorage = secondItem
    firstAttribute = attribute
    self.relation = relation
    self.secondAttribute = secondItem == nil ? .notAnAttribute : secondAttribute
    self.multiplier = secondItem == nil ? 1 : multiplier
    constantStorage = constant.isFinite ? constant : 0
    engineConstraint = NSLayoutConstraint.makeEngineConstraint(
      firstAnchorItem, attribute, relation, secondItem, secondAttribute, multiplier, constant)
    super.init()
    engineConstraint?.representedObject = self
  }

  /// Creates a constraint between nothing, which can never be activated.
  public override init() {
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    constantStorage = 0
    engineConstraint = nil
    super.init()
  }

  // MARK: Parts

  open var firstItem: AnyObject? { firstItemStorage }
  open var secondItem: AnyObject? { secondItemStorage }

  /// The offset in points; may change while the constraint is active.
  open var constant: CGFloat {
    get { constantStorage }
    set {
      guard newValue.isFinite else { return raiseNotFinite("constant", newValue) }
      guard newValue != constantStorage else { return }
      constantStorage = newValue
      try? engineConstraint?.setConstant(newValue)
      holder?.engineValuesDidChange()
    }
  }

  /// How strongly the constraint is to be kept, above 0 and up to 1000 (AL-41, AL-42).
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set { changePriority(to: newValue) }
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
    let second = secondItemStorage == nil ? first : secondItemStorage?.hostView
    guard let ancestor = second.flatMap({ first.nearestCommonAncestor(with: $0) }) else {
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
    guard let engineConstraint else { return }
    engineConstraint.engine?.uninstall(engineConstraint)
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
    try? engineConstraint?.setPriority(LayoutPriority(newValue))
    holder?.engineValuesDidChange()
  }

  private func raiseNotFinite(_ what: String, _ value: CGFloat) {
    UIKitException.raise(
      .internalInconsistency(
        "NSLayoutConstraint \(what) is not finite!  That's illegal.  \(what):\(value) "
          + "firstAnchor:\(firstTerm) secondAnchor:\(secondTerm ?? "(null)")"))
  }
}
