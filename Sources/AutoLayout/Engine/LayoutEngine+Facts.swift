import Cassowary

extension LayoutEngine {
  /// Tells the natural size of `item`'s alignment rectangle (AL-50, AL-51).
  ///
  /// Each axis with a metric becomes one row: smaller costs at `compression`, larger at `hugging`.
  ///
  /// - Parameters:
  ///   - size: in points; `LayoutSize.noIntrinsicMetric` (any negative or non-finite number) for
  ///     no natural size on the axis.
  ///   - hugging: priorities horizontal and vertical; 0 for no wish, and one that is no legal
  ///     priority (AL-41) leaves the item's as it was.
  ///   - compression: likewise.
  public func setContentSize(
    _ size: LayoutSize,
    hugging: (horizontal: LayoutPriority, vertical: LayoutPriority) = (.defaultLow, .defaultLow),
    compression: (horizontal: LayoutPriority, vertical: LayoutPriority) = (
      .defaultHigh, .defaultHigh
    ),
    of item: any LayoutItem
  ) {
    guard let node = node(for: item), !node.isDerived else { return }
    setContent(
      size.width, .init(hugging: hugging.horizontal, compression: compression.horizontal),
      .horizontal, node)
    setContent(
      size.height, .init(hugging: hugging.vertical, compression: compression.vertical),
      .vertical, node)
  }

  private func setContent(
    _ length: Double, _ resistance: ItemNode.ContentResistance, _ axis: LayoutAxis,
    _ node: ItemNode
  ) {
    let isMetric = length.isFinite && length >= 0
    let length = isMetric ? Self.limited(length) : LayoutSize.noIntrinsicMetric
    let old = node.resistances[axis]
    let resistance = ItemNode.ContentResistance(
      hugging: resistance.hugging.isWish ? resistance.hugging : old.hugging,
      compression: resistance.compression.isWish ? resistance.compression : old.compression)
    guard node.contentSize[axis] != length || old != resistance else { return }
    node.contentSize[axis] = length
    node.resistances[axis] = resistance
    let row = node.contentRows[axis]
    if !isMetric {
      if let row { remove(row) }
      node.contentRows[axis] = nil
    } else if let row {
      markDirty(row)
    } else {
      node.contentRows[axis] = makeRow(.contentSize(node, axis), owner: node)
    }
  }

  /// Tells whether the content of `item` flows into more lines where it has less width.
  ///
  /// Only the choice among equals reads it: of items that hug their content equally, UIKit was seen
  /// to stretch the last that wraps its text, and the first where none does.
  public func setWrapsContent(_ wraps: Bool, of item: any LayoutItem) {
    guard let node = node(for: item), node.wrapsContent != wraps else { return }
    node.wrapsContent = wraps
    if let row = node.contentRows.horizontal { markDirty(row) }
  }

  /// Reads the natural size of `item` again (AL-54).
  public func updateContentSize(of item: some ContentSizedItem) {
    setWrapsContent(item.layoutWrapsContent, of: item)
    setContentSize(
      item.layoutContentSize,
      hugging: (item.layoutHugging(for: .horizontal), item.layoutHugging(for: .vertical)),
      compression: (
        item.layoutCompressionResistance(for: .horizontal),
        item.layoutCompressionResistance(for: .vertical)
      ),
      of: item)
  }

  /// Tells how far the alignment rectangle of `item` lies inside its frame, in points (AL-75).
  public func setAlignmentInsets(_ insets: LayoutInsets, of item: any LayoutItem) {
    let insets = insets.limited
    guard let node = node(for: item), node.alignmentInsets != insets, insets.isFinite else {
      return
    }
    node.alignmentInsets = insets
    invalidate(node)
    noteChanged(node)
  }

  /// Tells the effective margins of `item`'s bounds, in points (AL-69, AL-71); 8 until then.
  ///
  /// - Complexity: at the next `solve()`, proportional to the constraints that read a margin which
  ///   differs.
  public func setMargins(_ margins: LayoutInsets, of item: any LayoutItem) {
    let margins = margins.limited
    guard let node = node(for: item), node.margins != margins, margins.isFinite else { return }
    let changed = margins.edges(changedFrom: node.margins)
    node.margins = margins
    invalidate(node, changed)
    for child in node.derivedChildren {
      switch child.form {
      case .margins, .readable: noteChanged(child)
      default: break
      }
    }
  }

  /// Tells which way `leading` points for constraints owned by `item` (AL-80 … AL-83).
  ///
  /// The direction of a constraint is that of the item that owns it: the nearest common ancestor
  /// of its two items, unless it was installed elsewhere (AL-82). Devices were recorded to turn what
  /// a container holds about its children, whatever the children say, and measured not to turn what
  /// those hold themselves: direction is not inherited, except where a toolkit does so.
  public func setDirection(_ direction: LayoutDirection, of item: any LayoutItem) {
    guard let node = node(for: item), node.direction != direction else { return }
    node.direction = direction
    invalidate(node)
  }

  /// Tells where the first and last baseline of `item` lie (AL-77); its top and bottom until then.
  public func setBaselines(
    first: LayoutBaseline, last: LayoutBaseline, of item: any LayoutItem
  ) {
    let (first, last) = (first.limited, last.limited)
    guard let node = node(for: item), first.isFinite, last.isFinite,
      node.firstBaseline != first || node.lastBaseline != last
    else { return }
    node.firstBaseline = first
    node.lastBaseline = last
    invalidate(node, .baselines)
  }

  /// Lets items below `item` answer for its baselines (AL-77, SV-24); nil for its own.
  ///
  /// Items that do not lie below `item` are ignored.
  public func setBaselineItems(
    first: (any LayoutItem)?, last: (any LayoutItem)?, of item: any LayoutItem
  ) {
    guard let node = node(for: item) else { return }
    func source(_ item: (any LayoutItem)?) -> ItemNode? {
      guard let item, let below = self.node(for: item), below !== node, node.contains(below) else {
        return nil
      }
      return below
    }
    let firstSource = source(first)
    let lastSource = source(last)
    guard
      node.rare?.firstBaselineSource !== firstSource || node.rare?.lastBaselineSource !== lastSource
    else {
      return
    }
    node.madeRare.firstBaselineSource = firstSource
    node.madeRare.lastBaselineSource = lastSource
    invalidate(node, .baselines)
  }

  /// Reads the baselines of `item` again.
  public func updateBaselines(of item: some BaselineItem) {
    setBaselines(first: item.layoutFirstBaseline, last: item.layoutLastBaseline, of: item)
  }

  /// Ties the frame of `item` to its parent's size by an autoresizing mask (AL-91, AL-95).
  ///
  /// Four required rows fix the frame as an exact linear function of the parent's size, such that
  /// at `parentSize` it is `frame` and every change is shared among the flexible parts in
  /// proportion to their sizes. A parent that is resized needs no pass over frames.
  ///
  /// - Parameters:
  ///   - frame: in the parent's bounds, in points.
  ///   - parentSize: the parent's bounds size that goes with `frame`.
  ///   - isHosted: whether the frame is constant, for a host that tells another one where it resizes
  ///     the item, as a window does with its controller's view (AL-96). Texts name the rows so.
  public func setAutoresizing(
    frame: LayoutRect, parentSize: LayoutSize, mask: AutoresizingMask, isHosted: Bool = false,
    of item: any LayoutItem
  ) {
    guard let node = node(for: item), node !== rootNode, !node.isDerived else { return }
    let state = ItemNode.AutoresizingState(
      frame: frame.limited, parentSize: parentSize.sanitized, mask: mask, isHosted: isHosted)
    let rare = node.madeRare
    guard rare.autoresizing != state else { return }
    rare.autoresizing = state
    ensureVariables(node)
    updateSizeLimits(node)
    if rare.autoresizingRows.isEmpty {
      for axis in LayoutAxis.allCases {
        for isExtent in [false, true] {
          rare.autoresizingRows.append(
            makeRow(.autoresizing(node, axis, isExtent: isExtent), owner: node.parent))
        }
      }
    } else {
      for row in rare.autoresizingRows { markDirty(row) }
    }
  }

  /// Frees the frame of `item` from its autoresizing mask, for constraints to determine (AL-98).
  public func clearAutoresizing(of item: any LayoutItem) {
    guard let node = knownNode(for: item), let rare = node.rare, rare.autoresizing != nil else {
      return
    }
    rare.autoresizing = nil
    for row in rare.autoresizingRows { remove(row) }
    rare.autoresizingRows = []
    updateSizeLimits(node)
  }

  /// Makes `item` a guide that follows its parent's bounds: safe area, margins, strips.
  ///
  /// Repeated with other insets, all constraints on the guide follow in place.
  public func setGuide(_ placement: GuidePlacement, of item: any LayoutItem) {
    let placement = placement.limited
    guard let node = node(for: item), node.variables == nil, node.parent != nil,
      placement.isFinite
    else { return }
    if case .placed(let old) = node.form {
      guard old != placement else { return }
      node.take(.placed(placement))
      invalidate(node, placement.edges(changedFrom: old))
    } else {
      node.take(.placed(placement))
      invalidate(node)
    }
    noteChanged(node)
  }

  /// Makes `item` the margins guide of its parent: it follows what `setMargins` tells (AL-71).
  public func setMarginsGuide(_ item: any LayoutItem) {
    guard let node = node(for: item), node.variables == nil, node.parent != nil else { return }
    if case .margins = node.form { return }
    node.take(.margins)
    invalidate(node)
    noteChanged(node)
  }
}
