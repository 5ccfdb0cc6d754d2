public import AutoLayout
import Foundation

extension NSLayoutConstraint {
  /// Checks that a constraint of these parts is one UIKit would accept (AL-20 to AL-27).
  ///
  /// - Throws: the exception UIKit raises, with its wording.
  public static func validate(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) throws(UIKitException) {
    _ = try validated(
      view1, anchorItem(view1), attr1, relation, view2, view2.flatMap { anchorItem($0) }, attr2,
      multiplier, constant)
  }

  /// The form of a constraint between objects that a caller names, with the items that they are.
  static func validated(
    _ view1: Any, _ first: (any LayoutAnchorItem)?, _ attr1: Attribute, _ relation: Relation,
    _ view2: Any?, _ second: (any LayoutAnchorItem)?, _ attr2: Attribute, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) throws(UIKitException) -> ConstraintForm {
    guard let first else { throw .notALayoutItem(view1) }
    if let view2, second == nil { throw .notALayoutItem(view2) }
    do {
      return try ConstraintForm(
        first.layoutItem, attr1, relation, to: second?.layoutItem, attr2, multiplier: multiplier,
        constant: constant)
    } catch {
      throw UIKitException(name: error.exceptionName, reason: error.reason)
    }
  }

  static func anchorItem(_ object: Any) -> (any LayoutAnchorItem)? {
    // Asking for a class takes a small part of the time that asking for a protocol does.
    if let view = object as? UIView { return view }
    if let guide = object as? UILayoutGuide { return guide }
    return object as? any LayoutAnchorItem
  }
}
