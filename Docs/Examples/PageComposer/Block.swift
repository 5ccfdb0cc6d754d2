import AutoLayout

/// A rectangle of a page: the node type of this little toolkit.
///
/// It has the properties that Auto Layout needs of an item with text: a parent, a natural size, baselines.
final class Block: ContentSizedItem, BaselineItem {
  enum Content {
    /// No content of its own; it holds other blocks.
    case group
    case fill(Ink)
    /// Text that is as wide as its block and as high as its lines.
    case flow(String, TextStyle)
    /// Text on one line.
    case line(String, TextStyle)
  }

  let layoutName: String
  let content: Content
  private(set) weak var layoutParent: (any LayoutItem)?
  private(set) var children: [Block] = []
  private var extent: TextExtent?
  private var measuredWidth: Double?

  init(_ name: String, _ content: Content = .group, in parent: Block? = nil) {
    layoutName = name
    self.content = content
    parent?.adopt(self)
  }

  func adopt(_ child: Block) {
    child.leave()
    child.layoutParent = self
    children.append(child)
  }

  func leave() {
    (layoutParent as? Block)?.children.removeAll { $0 === self }
    layoutParent = nil
  }

  var layoutSiblingIndex: Int? { (layoutParent as? Block)?.children.firstIndex { $0 === self } }

  // MARK: Measuring

  /// Measures the text at the width that the layout gave; returns whether the size differs from before.
  func measure(atWidth width: Double, with typesetter: any Typesetter) -> Bool {
    switch content {
    case .flow(let text, let style):
      guard width > 0, measuredWidth != width else { return false }
      measuredWidth = width
      return update(typesetter.measure(text, style, width: width))
    case .line(let text, let style):
      return extent == nil && update(typesetter.measure(text, style, width: nil))
    case .group, .fill: return false
    }
  }

  private func update(_ new: TextExtent) -> Bool {
    defer { extent = new }
    return extent != new
  }

  var layoutWrapsContent: Bool {
    if case .flow = content { return true }
    return false
  }

  var layoutContentSize: LayoutSize {
    let none = LayoutSize.noIntrinsicMetric
    guard let extent else { return LayoutSize(width: none, height: none) }
    return LayoutSize(width: layoutWrapsContent ? none : extent.width, height: extent.height)
  }

  func layoutHugging(for axis: LayoutAxis) -> LayoutPriority { .defaultHigh }

  var layoutFirstBaseline: LayoutBaseline {
    extent.map { LayoutBaseline(fraction: 0, offset: $0.firstBaseline) } ?? .top
  }

  var layoutLastBaseline: LayoutBaseline {
    extent.map { LayoutBaseline(fraction: 0, offset: $0.lastBaseline) } ?? .bottom
  }
}
