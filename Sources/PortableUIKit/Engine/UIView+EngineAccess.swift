package import AutoLayout

extension UIView {
  /// The engine that lays out the tree of this view, for explanations; nil before the first pass.
  package var layoutEngine: LayoutEngine? { layoutHost?.engine }
}
