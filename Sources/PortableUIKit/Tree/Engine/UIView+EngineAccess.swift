package import AutoLayout
import Foundation

extension UIView {
  /// The engine that lays out the tree of this view, for explanations; nil before the first pass.
  package var layoutEngine: LayoutEngine? { layoutHost?.engine }
}

extension UIView {
  /// The frame in points the engine has for the view, rounded to pixels; nil for views that no
  /// constraint places.
  package var engineFrame: CGRect? {
    guard layoutState.isRegistered, !isPlacedByMask, superview != nil else { return nil }
    return layoutEngine.map { CGRect($0.frame(of: self)) }
  }
}
