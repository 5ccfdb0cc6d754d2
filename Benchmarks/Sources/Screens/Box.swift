import AutoLayout

/// A node of a tree that knows its parent and no more.
final class Box: LayoutItem {
  weak var layoutParent: (any LayoutItem)?

  init(in parent: Box? = nil) { layoutParent = parent }
}
