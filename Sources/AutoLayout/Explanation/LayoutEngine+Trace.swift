extension LayoutEngine {
  /// The tree of items as text, one line each, in the manner of `_autolayoutTrace` (AL-119):
  ///
  ///     *UIWindow:0x1
  ///     |   *UIView:0x2
  ///     |   |   *UILabel:0x3 - AMBIGUOUS LAYOUT
  ///     |   |   UIView:0x4
  ///
  /// A star marks an item that constraints place. Ambiguous items name what is open about them.
  ///
  /// - Parameter showsFrames: whether each line ends with the item's frame.
  /// - Complexity: the ambiguity of every item is asked; for inspection.
  public func trace(showsFrames: Bool = false) -> String {
    settle()
    var lines: [String] = []
    var waiting = [rootNode]
    while let node = waiting.popLast() {
      lines.append(traceLine(node, showsFrames: showsFrames))
      waiting.append(contentsOf: ordered(node.children).reversed())
    }
    return lines.joined(separator: "\n")
  }

  private func traceLine(_ node: ItemNode, showsFrames: Bool) -> String {
    let isPlaced = node.variables != nil && node.autoresizing == nil
    var line = String(repeating: "|   ", count: node.depth)
    line += (isPlaced ? "*" : "") + node.name
    if isPlaced, let item = node.item {
      let open = ambiguousAttributes(of: item)
      if !open.isEmpty {
        line += " - AMBIGUOUS LAYOUT for " + open.map(\.name).joined(separator: ", ")
      }
    }
    if showsFrames {
      let frame = pixelGrid.round(exactFrame(of: node))
      line +=
        " (\(formatted(frame.x)) \(formatted(frame.y));"
        + " \(formatted(frame.width)) \(formatted(frame.height)))"
    }
    return line
  }

  /// Siblings in their own order, those without one in order of registration.
  private func ordered(_ nodes: [ItemNode]) -> [ItemNode] {
    nodes.sorted {
      ($0.item?.layoutSiblingIndex ?? Int.max, $0.index)
        < ($1.item?.layoutSiblingIndex ?? Int.max, $1.index)
    }
  }
}
