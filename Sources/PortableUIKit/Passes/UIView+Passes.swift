import Foundation

extension UIView {
  /// Receives the report of a layout that does not settle; the pass has then stopped.
  public static var layoutFeedbackLoopHandler: ((LayoutFeedbackLoop) -> Void)?

  // MARK: Layout

  func markNeedsLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    if let superview { superview.markDescendantNeedsLayout() } else { window?.scheduleTurn() }
  }

  func markDescendantNeedsLayout() {
    var view: UIView? = self
    while let current = view, !current.layoutState.descendantNeedsLayout {
      current.layoutState.descendantNeedsLayout = true
      view = current.superview
    }
    window?.scheduleTurn()
  }

  func runLayoutPass() { LayoutPass.run(from: self) }

  // MARK: Constraints

  func markNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    markPathForConstraintsPass()
  }

  /// Marks this view for the update-constraints pass, and the way to it from the root.
  func markPathForConstraintsPass() {
    layoutState.needsConstraintsVisit = true
    var view = superview
    while let current = view, !current.layoutState.descendantNeedsConstraintsVisit {
      current.layoutState.descendantNeedsConstraintsVisit = true
      view = current.superview
    }
    window?.scheduleTurn()
  }

  func runConstraintsPass() { ConstraintsPass.run(below: self) }
}
