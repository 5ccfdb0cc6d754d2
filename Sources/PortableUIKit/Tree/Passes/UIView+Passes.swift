import Foundation

extension UIView {
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
