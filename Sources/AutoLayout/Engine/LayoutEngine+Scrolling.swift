import Cassowary

extension LayoutEngine {
  /// Makes `item` a scroll container, which has a content area besides its frame (AL-151).
  ///
  /// For a constraint between the container and an item below it, the container's edges mean the
  /// content area, whose origin is that of the container's bounds and whose extents the
  /// constraints determine; its sizes and centres mean the frame. For all other items the
  /// container is its frame.
  public func setScrollContainer(_ item: any LayoutItem) {
    guard let node = node(for: item), node.rare?.scroll == nil, !node.isDerived else { return }
    ensureVariables(node)
    let width = takeVariable()
    let height = takeVariable()
    nodeOfVariable[width.place] = node
    nodeOfVariable[height.place] = node
    let rare = node.madeRare
    rare.scroll = ItemNode.ScrollState(width: width, height: height)
    rare.scroll?.limitID = makeLimits(of: node, .content)
    invalidate(node)
  }

  /// Makes `item` the content layout guide of its parent, a scroll container (AL-152).
  public func setContentGuide(_ item: any LayoutItem) {
    setScrollForm(.scrollContent, of: item)
  }

  /// Makes `item` the frame layout guide of its parent, a scroll container (AL-152).
  public func setFrameGuide(_ item: any LayoutItem) {
    setScrollForm(.scrollFrame, of: item)
  }

  private func setScrollForm(_ form: ItemNode.Form, of item: any LayoutItem) {
    guard let node = node(for: item), node.variables == nil, let parent = node.parent?.item else {
      return
    }
    setScrollContainer(parent)
    node.take(form)
    invalidate(node)
  }

  /// Tells how far the content of the scroll container `item` is scrolled, in points (AL-153).
  ///
  /// Constraints inside the content do not read it and are not solved again.
  public func setContentOffset(_ offset: LayoutPoint, of item: any LayoutItem) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    let offset = LayoutPoint(x: Self.limited(offset.x), y: Self.limited(offset.y))
    guard let node = node(for: item), let rare = node.rare, let scroll = rare.scroll,
      scroll.offset != offset
    else { return }
    rare.scroll?.offset = offset
    for row in rare.offsetDependents.values { markDirty(row) }
    for child in node.derivedChildren {
      if case .scrollFrame = child.form { noteChanged(child) }
    }
  }

  /// The solved size of the content area of the scroll container `item`, in points (AL-152).
  public func contentSize(of item: any LayoutItem) -> LayoutSize {
    guard let node = knownNode(for: item), let scroll = node.rare?.scroll else { return .zero }
    return LayoutSize(
      width: solver.value(of: scroll.width)!, height: solver.value(of: scroll.height)!)
  }
}
