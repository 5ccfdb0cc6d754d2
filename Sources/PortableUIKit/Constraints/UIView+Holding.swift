import Foundation

extension UIView {
  /// Holds a constraint, which makes it active (AL-29, AL-31).
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    guard let first = constraint.firstItemStorage?.hostView else {
      return UIKitException.raise(
        .invalidArgument("Constraint must contain a first layout item"))
    }
    let second = constraint.secondItemStorage
    guard first.hasAncestorOrSelf(self),
      second == nil || second?.hostView?.hasAncestorOrSelf(self) == true
    else {
      return UIKitException.raise(
        .generic(
          "Unable to install constraint on view.  Does the constraint reference something from "
            + "outside the subtree of the view?  That's illegal. constraint:\(constraint) "
            + "view:\(self)"))
    }
    constraint.holder?.removeConstraint(constraint)
    layoutState.constraints.append(constraint)
    constraint.setHolder(self)
    constraintDidActivate(constraint)
  }

  /// Lets go of a constraint, which makes it inactive; others are ignored.
  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraintWillDeactivate(constraint)
    layoutState.constraints.removeAll { $0 === constraint }
    constraint.setHolder(nil)
  }

  /// Deactivates every constraint held above this view that mentions something in its subtree;
  /// those held inside survive (AL-32).
  func dropConstraintsCrossingBoundary() {
    var ancestor = superview
    while let view = ancestor {
      let crossing = view.layoutState.constraints.filter { constraint in
        [constraint.firstItemStorage, constraint.secondItemStorage].contains { item in
          item?.hostView?.hasAncestorOrSelf(self) == true
        }
      }
      for constraint in crossing { view.removeConstraint(constraint) }
      ancestor = view.superview
    }
  }
}
