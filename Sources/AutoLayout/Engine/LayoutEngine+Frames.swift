import Cassowary

extension LayoutEngine {
  /// The solved alignment rectangle of `item` in its parent's bounds, in points, not rounded.
  ///
  /// A zero rectangle for an item that no constraint has mentioned yet, and before `solve()`.
  ///
  /// - Complexity: O(1).
  public func alignmentRect(of item: any LayoutItem) -> LayoutRect {
    knownNode(for: item).map(alignmentRect) ?? .zero
  }

  /// The frame of `item` in its parent's bounds: the alignment rectangle with its insets undone,
  /// each edge on `pixelGrid` (AL-75, AL-120).
  ///
  /// - Complexity: O(1).
  public func frame(of item: any LayoutItem) -> LayoutRect {
    guard let node = knownNode(for: item) else { return .zero }
    return pixelGrid.round(exactFrame(of: node))
  }

  /// The frame of `item` in its parent's bounds, in points, not rounded.
  public func exactFrame(of item: any LayoutItem) -> LayoutRect {
    knownNode(for: item).map(exactFrame) ?? .zero
  }

  func exactFrame(of node: ItemNode) -> LayoutRect {
    alignmentRect(of: node).outset(by: node.alignmentInsets)
  }

  func alignmentRect(of node: ItemNode) -> LayoutRect {
    if let variables = node.variables {
      guard !node.isFresh else { return .zero }
      return LayoutRect(
        x: solver.value(of: variables.minX)!, y: solver.value(of: variables.minY)!,
        width: solver.value(of: variables.width)!, height: solver.value(of: variables.height)!)
    }
    guard let parent = node.parent, node.isDerived else { return .zero }
    let left = derivedEdge(node, parent, .horizontal, isFar: false)
    let right = derivedEdge(node, parent, .horizontal, isFar: true)
    let top = derivedEdge(node, parent, .vertical, isFar: false)
    let bottom = derivedEdge(node, parent, .vertical, isFar: true)
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func derivedEdge(
    _ node: ItemNode, _ parent: ItemNode, _ axis: LayoutAxis, isFar: Bool
  ) -> Double {
    switch node.form {
    case .free:
      return 0
    case .placed(let placement):
      return placedEdge(placement, parent, axis, isFar: isFar)
    case .margins:
      return placedEdge(.insets(parent.margins), parent, axis, isFar: isFar)
    case .readable(let content):
      guard axis == .horizontal, node.stage != .atRest else {
        return placedEdge(.insets(parent.margins), parent, axis, isFar: isFar)
      }
      let room = exactFrame(of: parent).width + parent.margins.left - parent.margins.right
      return (room + (isFar ? content.width : -content.width)) / 2
    case .keyboard(let restingHeight):
      guard axis == .vertical, !isFar, node.stage != .atRest else {
        return placedEdge(.bottomStrip(restingHeight), parent, axis, isFar: isFar)
      }
      return node.stage == .covered
        ? 0 : exactFrame(of: parent).height - keyboardOverlap(of: parent)
    case .scrollContent:
      guard isFar, let scroll = parent.scroll else { return 0 }
      return solver.value(of: scroll.extent(axis))!
    case .scrollFrame:
      let offset = parent.scroll.map { axis == .horizontal ? $0.offset.x : $0.offset.y } ?? 0
      return offset + (isFar ? exactFrame(of: parent).size[axis] : 0)
    }
  }

  private func placedEdge(
    _ placement: GuidePlacement, _ parent: ItemNode, _ axis: LayoutAxis, isFar: Bool
  ) -> Double {
    let edge = isFar ? placement.far(axis) : placement.near(axis)
    return edge.fraction * exactFrame(of: parent).size[axis] + edge.offset
  }
}
