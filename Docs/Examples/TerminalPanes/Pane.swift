import AutoLayout

/// A rectangle of a terminal: the node type of this little toolkit.
///
/// Auto Layout needs only its parent and its name.
final class Pane: LayoutItem {
  let title: String
  private(set) weak var layoutParent: (any LayoutItem)?
  private(set) var children: [Pane] = []

  var layoutName: String { title }

  init(_ title: String, in parent: Pane? = nil) {
    self.title = title
    layoutParent = parent
    parent?.children.append(self)
  }
}
