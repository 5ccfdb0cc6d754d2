import AutoLayout

/// A node of a tree that knows its parent, which outlives it, and no more.
final class Box: LayoutItem {
  private unowned let parent: Box?
  private lazy var place = ItemPlace(of: self)

  var layoutParent: (any LayoutItem)? { parent }
  var layoutPlace: ItemPlace { place }

  init(in parent: Box? = nil) { self.parent = parent }

  deinit { place.clear() }
}
