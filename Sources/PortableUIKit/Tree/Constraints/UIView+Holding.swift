import Foundation

extension UIView {
  /// Holds a constraint, which makes it active (AL-29, AL-31).
  func hold(_ constraint: NSLayoutConstraint) {
    let holder = constraint.holder
    guard holder !== self, !constraint.isOfSystem else { return }
    guard let first = constraint.firstItemStorage, constraint.isAcceptable else {
      return UIKitException.raise(
        .invalidArgument("Constraint must contain a first layout item"))
    }
    guard constraint.lies(in: self, first: first) else {
      return UIKitException.raise(
        .generic(
          "Unable to install constraint on view.  Does the constraint reference something from "
            + "outside the subtree of the view?  That's illegal. constraint:\(constraint) "
            + "view:\(self)"))
    }
    holder?.removeConstraint(constraint)
    // A view that holds constraints holds those of its subviews, mostly.
    if layoutState.constraints.capacity == 0 { layoutState.constraints.reserveCapacity(12) }
    layoutState.constraints.append(constraint)
    constraint.setHolder(self)
    constraintDidActivate(constraint)
    ActivationCheck.activated(constraint)
  }

  /// Whether an item is the view or one of its guides, or lies below it.
  func holdsSubtree(of item: any LayoutAnchorItem) -> Bool {
    guard let view = item.hostView else { return false }
    // Nearly all constraints are between a view, its superview and its siblings.
    return view === self || view.superviewStorage === self || view.hasAncestorOrSelf(self)
  }

  /// Lets go of a constraint, which makes it inactive; others are ignored.
  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraintWillDeactivate(constraint)
    if let place = layoutState.constraints.firstIndex(where: { $0 === constraint }) {
      layoutState.constraints.remove(at: place)
      if place < layoutState.installedConstraints { layoutState.installedConstraints -= 1 }
    }
    constraint.setHolder(nil)
  }

  /// Deactivates every constraint held above this view that mentions something in its subtree;
  /// those held inside survive (AL-32).
  ///
  /// - Complexity: O(views of the subtree + constraints that mention them).
  func dropConstraintsCrossingBoundary() {
    // Constraints of a view itself that are held above it are among its outer constraints, and so
    // are those of its guides.
    forEachInSubtree { view in
      for constraint in view.layoutState.outerConstraints {
        if let holder = constraint.holder, !holder.hasAncestorOrSelf(self) {
          holder.removeConstraint(constraint)
        }
      }
    }
  }
}
