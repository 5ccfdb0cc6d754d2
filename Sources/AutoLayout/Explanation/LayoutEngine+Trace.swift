extension LayoutEngine {
  /// The tree of items as text, one line each, as `_autolayoutTrace` prints it (AL-119):
  ///
  ///     •UIWindow:0x1
  ///     |   *UIView:0x2
  ///     |   |   *UILabel:0x3- AMBIGUOUS LAYOUT for UILabel:0x3.minX{id: 8}
  ///     |   |   +UIView:0x4
  ///     |   UIView:0x5
  ///
  ///     Legend:
  ///     	* - is laid out with auto layout
  ///     	…
  ///
  /// Ambiguous items name the variables that are open.
  ///
  /// - Parameter showsFrames: whether each line ends with the item's frame.
  /// - Complexity: the ambiguity of every item is asked; for inspection.
  public func trace(showsFrames: Bool = false) -> String {
    traceLines(showsFrames: showsFrames).joined(separator: "\n") + "\n\n" + Self.traceLegend
  }

  private static let traceLegend = """
    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine because \
    translatesAutoresizingMaskIntoConstraints = YES
    \t• - layout engine host
    """

  /// The lines of the tree, without the legend.
  func traceLines(showsFrames: Bool) -> [String] {
    settle()
    var lines: [String] = []
    var waiting = [rootNode]
    while let node = waiting.popLast() {
      // A question about one item may have a hook take out another.
      if node.isDiscarded { continue }
      lines.append(traceLine(node, showsFrames: showsFrames))
      waiting.append(contentsOf: ordered(Array(node.children)).reversed())
    }
    return lines
  }

  private func traceLine(_ node: ItemNode, showsFrames: Bool) -> String {
    var line = String(repeating: "|   ", count: node.depth) + traceMark(node) + node.name
    if traceMark(node) == "*", let item = node.item {
      let open = ambiguities(of: item).map { openText($0.quantity, node) }
      if !open.isEmpty { line += "- AMBIGUOUS LAYOUT for " + open.joined(separator: ", ") }
    }
    if showsFrames { line += " \(pixelGrid.round(exactFrame(of: node)))" }
    return line
  }

  private func traceMark(_ node: ItemNode) -> String {
    if node === rootNode { return "•" }
    if node.rare?.autoresizing != nil { return "+" }
    return node.variables != nil || node.isDerived ? "*" : ""
  }

  /// `UILabel:0x3.minX{id: 8}`: an open quantity, with the number of its variable if it is one.
  private func openText(_ quantity: LayoutAmbiguity.Quantity, _ node: ItemNode) -> String {
    let (name, variable) =
      switch quantity {
      case .x: ("minX", node.variables?.minX)
      case .y: ("minY", node.variables?.minY)
      case .width: ("Width", node.variables?.width)
      case .height: ("Height", node.variables?.height)
      case .contentWidth: ("contentWidth", node.rare?.scroll?.width)
      case .contentHeight: ("contentHeight", node.rare?.scroll?.height)
      }
    let number = variable.map { "{id: \($0.description.dropFirst())}" } ?? ""
    return "\(node.name).\(name)\(number)"
  }

  /// Siblings in their own order, those without one in order of registration.
  private func ordered(_ nodes: [ItemNode]) -> [ItemNode] {
    nodes.sorted {
      ($0.item?.layoutSiblingIndex ?? Int.max, $0.index)
        < ($1.item?.layoutSiblingIndex ?? Int.max, $1.index)
    }
  }
}
