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
    readFrames += 1
    if let variables = node.variables {
      guard !node.isFresh else { return .zero }
      return LayoutRect(
        x: solver.value(of: variables.minX)!, y: solver.value(of: variables.minY)!,
        width: solver.value(of: variables.width)!, height: solver.value(of: variables.height)!)
    }
    guard node.parent != nil, node.isDerived else { return .zero }
    var expressing = Expressing(self, makesVariables: false)
    /// What the rows that read the edge read, at the solution.
    func edge(_ axis: LayoutAxis, isFar: Bool) -> Double {
      expressing.clear()
      expressing.addEdge(node, axis, isFar: isFar)
      return value(of: expressing.form)
    }
    let (left, right) = (edge(.horizontal, isFar: false), edge(.horizontal, isFar: true))
    let (top, bottom) = (edge(.vertical, isFar: false), edge(.vertical, isFar: true))
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
