import Foundation

extension UIView {
  func translationDidChange() { setNeedsLayout() }
  func autoresizingDidChange() {}
  func geometryDidChangeByAuthor() {}
  func boundsSizeDidChange() {}
  func boundsOriginDidChange() { setNeedsLayout() }
  func didJoinTree() {}
  func willLeaveTree() {}
  func markContentSizeChanged() {
    layoutState.contentSizeIsStale = true
    setNeedsLayout()
  }
  func changeHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    layoutState.setHugging(priority, axis)
  }
  func changeCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    layoutState.setCompression(priority, axis)
  }
  func alignmentDidChange() {}
  func marginsGuideDidMove() {}
  func safeAreaGuideDidMove() {}
  func engineDirectionDidChange() {}
  func guideDidLeave(_ guide: UILayoutGuide) {}
  func engineFrame(of guide: UILayoutGuide) -> CGRect { .zero }
  func constraintDidActivate(_ constraint: NSLayoutConstraint) { setNeedsLayout() }
  func constraintWillDeactivate(_ constraint: NSLayoutConstraint) { setNeedsLayout() }
  func constantDidChange(of constraint: NSLayoutConstraint) { setNeedsLayout() }
  func priorityDidChange(of constraint: NSLayoutConstraint) { setNeedsLayout() }
  func queryAmbiguity() -> Bool { false }
  func fittingSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let size = intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
  func runLayoutPass() {}
  func runConstraintsPass() {}
  func applyEngineFrames() {}
  func markNeedsLayout() { layoutState.needsLayout = true }
  func markNeedsUpdateConstraints() { layoutState.needsUpdateConstraints = true }
}
