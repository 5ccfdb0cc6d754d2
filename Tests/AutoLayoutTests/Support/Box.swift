import AutoLayout

/// The smallest layout item: a name, a parent, and a place among its siblings.
final class Box: LayoutItem, ContentSizedItem {
  let layoutName: String
  weak var layoutParent: (any LayoutItem)?
  var layoutSiblingIndex: Int?
  var layoutContentSize = LayoutSize(width: -1, height: -1)

  /// Children are kept alive by their parent, as in any tree.
  private(set) var children: [Box] = []

  init(_ name: String, in parent: Box? = nil) {
    layoutName = name
    parent?.adopt(self)
  }

  func adopt(_ child: Box) {
    (child.layoutParent as? Box)?.children.removeAll { $0 === child }
    child.layoutParent = self
    child.layoutSiblingIndex = (children.last?.layoutSiblingIndex ?? -1) + 1
    children.append(child)
  }
}
