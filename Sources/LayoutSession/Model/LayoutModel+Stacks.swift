import AutoLayout

extension LayoutModel {
  /// Has a stack arrange its present views; so do the stacks around it that share their room in proportion to its
  /// content.
  ///
  /// - Complexity: the entries of these stacks and of nested ones.
  func updateArrangement(of item: SessionItem?) {
    guard let item, item.stack != nil else { return }
    arrange(item)
    updateProportions(around: item)
  }

  /// Has the stack that a view lies in arrange its views after the view's content has changed, if that counts there.
  func updateArrangement(around item: SessionItem, from old: ItemContent, _ size: LayoutSize) {
    guard let parent = item.parent, let stack = parent.stack else { return }
    let breaks = (old.lines != 1, item.content.lines != 1)
    let hasOtherSize = size != item.naturalSize
    if old.isHidden != item.content.isHidden || breaks.0 != breaks.1
      || hasOtherSize && (stack.axis == .horizontal || parent.isProportional)
    {
      updateArrangement(of: parent)
    } else if hasOtherSize {
      updateProportions(around: parent)
    }
  }

  /// Has a stack arrange a view that has come behind all others in it.
  ///
  /// - Complexity: O(1) where the others do not share their room with it.
  func arrangeLast(of item: SessionItem) {
    guard let stack = item.stack, let last = item.children.last else { return }
    guard let arrangement = item.arrangement, arrangement.configuration == stack,
      arrangement.entries.count == item.children.count - 1
    else {
      updateArrangement(of: item)
      return
    }
    arrangement.append(entry(of: last, in: item), in: engine)
    updateProportions(around: item)
  }

  private func updateProportions(around item: SessionItem) {
    var inner = item
    while let outer = inner.parent, outer.stack != nil {
      if outer.isProportional { arrange(outer) }
      inner = outer
    }
  }

  private func arrange(_ item: SessionItem) {
    guard let stack = item.stack, item.parent != nil else { return }
    let arrangement = item.arrangement ?? StackArrangement(container: item)
    item.arrangement = arrangement
    arrangement.configuration = stack
    arrangement.entries = item.children.map { entry(of: $0, in: item) }
    arrangement.update(in: engine)
  }

  private func entry(of child: SessionItem, in item: SessionItem) -> StackArrangement.Entry {
    StackArrangement.Entry(
      child, isHidden: child.content.isHidden,
      naturalLength: item.isProportional
        ? child.lengthOfContent(along: item.stack?.axis ?? .horizontal) : nil,
      wrapsText: child.kind == .label && child.content.lines != 1)
  }
}

extension SessionItem {
  /// Whether the view is a stack that shares its room in proportion to natural lengths.
  fileprivate var isProportional: Bool { stack?.distribution == .fillProportionally }

  /// The length of a stack's visible content along an axis at its natural sizes; nil for other views, and for stacks
  /// with a natural size of their own.
  fileprivate func lengthOfContent(along axis: LayoutAxis) -> Double? {
    guard let stack, naturalSize[axis] < 0 else { return nil }
    let visible = children.filter { !$0.content.isHidden }
    let lengths = visible.map { child in
      child.lengthOfContent(along: axis) ?? max(0, child.naturalSize[axis])
    }
    guard stack.axis == axis else { return lengths.max() ?? 0 }
    return lengths.reduce(0, +) + stack.spacing * Double(max(0, visible.count - 1))
  }
}
