import Foundation

extension UIView {
  /// Receives the report of a layout that does not settle; the pass has then stopped.
  public static var layoutFeedbackLoopHandler: ((LayoutFeedbackLoop) -> Void)?

  // MARK: Layout

  func markNeedsLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    mark(.layout)
  }

  func runLayoutPass() { LayoutPass.run(from: self) }

  // MARK: Properties

  func markNeedsUpdateProperties() {
    layoutState.needsUpdateProperties = true
    mark(.layout)
  }

  func runPropertiesPass() { PropertiesPass.run(below: self) }

  // MARK: Constraints

  func markNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    mark(.constraints)
  }

  func runConstraintsPass() { ConstraintsPass.run(below: self) }
}
