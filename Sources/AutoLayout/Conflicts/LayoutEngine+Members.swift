extension LayoutEngine {
  /// The member that stands for `row` in reports.
  func member(_ row: EngineRow) -> LayoutConflict.Member {
    switch row.source {
    case .constraint(let constraint): .constraint(constraint)
    case .autoresizing(let node, let axis, let isExtent):
      .rule(autoresizingRule(row, node, axis, isExtent: isExtent))
    case .contentSize(let node, let axis): .rule(contentSizeRule(row, node, axis))
    case .sizeLimit(let node, let axis):
      .rule(rule(.sizeLimit, row, node, axis.extent, "\(node.name).\(axis.extentName) >= 0", 0))
    case .scrollLimit(let node, let axis):
      .rule(rule(.sizeLimit, row, node, axis.extent, "\(contentName(node, axis)) >= 0", 0))
    case .originRest(let node, let axis):
      .rule(rule(.sizeLimit, row, node, axis.least, "\(node.name).\(axis.leastName) == 0", 0))
    case .exercise(let node, let attribute, let goal):
      .rule(
        rule(
          .sizeLimit, row, node, attribute, "\(node.name).\(attribute.name) == \(formatted(goal))",
          goal))
    case .rootSize(let axis): .rule(rootRule(row, axis))
    }
  }

  /// The rules made of facts about `item` that Apple's frameworks list as constraints: its natural
  /// size, one for each axis that has one (AL-33, AL-51), its mask (AL-95), and the root's size.
  public func systemRules(of item: any LayoutItem) -> [LayoutConflict.SystemRule] {
    guard let node = knownNode(for: item) else { return [] }
    var rows = [node.contentRows.horizontal, node.contentRows.vertical].compactMap { $0 }
    rows += node.rare?.autoresizingRows ?? []
    if node === rootNode { rows += rootRows }
    return rows.compactMap { row in
      guard case .rule(let rule) = member(row) else { return nil }
      return rule
    }
  }

  /// The item that a rule is about; nil once it has left the engine.
  public func item(of rule: LayoutConflict.SystemRule) -> (any LayoutItem)? {
    nodes.find(rule.subject)?.item
  }

  private func rule(
    _ kind: LayoutConflict.SystemRule.Kind, _ row: EngineRow, _ node: ItemNode,
    _ attribute: LayoutAttribute, _ body: String, _ constant: Double, bar: ItemNode? = nil,
    parent: ItemNode? = nil
  ) -> LayoutConflict.SystemRule {
    let footnotes = [
      node.item?.nameFootnote, parent?.item?.nameFootnote, bar?.item?.barFootnote,
    ]
    return LayoutConflict.SystemRule(
      kind: kind, attribute: attribute, item: node.name, subject: node.identity,
      constant: constant, body: body, names: footnotes.compactMap { $0 },
      identity: row.identity)
  }

  /// `title.width == 42 Hug:250 CompressionResistance:750`
  private func contentSizeRule(
    _ row: EngineRow, _ node: ItemNode, _ axis: LayoutAxis
  ) -> LayoutConflict.SystemRule {
    let resistance = node.resistances[axis]
    let hugging = formatted(Double(resistance.hugging.rawValue))
    let compression = formatted(Double(resistance.compression.rawValue))
    let size = node.contentSize[axis]
    return rule(
      .contentSize, row, node, axis.extent,
      "\(node.name).\(axis.extentName) == \(formatted(size))"
        + " Hug:\(hugging) CompressionResistance:\(compression)", size)
  }

  /// The root's own size: the mask of a window, the size of a hosted item, or the size that a
  /// fitting engine aims at.
  private func rootRule(_ row: EngineRow, _ axis: LayoutAxis) -> LayoutConflict.SystemRule {
    let size = rootSize[axis]
    let text = "\(rootNode.name).\(axis.extentName) == \(formatted(size))"
    if isFitting {
      let name = axis == .horizontal ? "fittingSizeHTarget" : "fittingSizeVTarget"
      let priority = rootPriorities[axis]
      let strength = priority.isRequired ? "" : " priority:\(priority)"
      return rule(.rootSize, row, rootNode, axis.extent, "'\(name)' \(text)\(strength)", size)
    }
    if rootIsWindow {
      return rule(.autoresizing, row, rootNode, axis.extent, "h=--- v=--- \(text)", size)
    }
    return rule(
      .rootSize, row, rootNode, axis.extent, "\(encapsulatedName(axis.extent)) \(text)", size)
  }

  /// `h=--& v=&-- panel.minX == 20`: the mask of both axes, and the rule on one (AL-95).
  ///
  /// An edge is one in the parent, which a footnote names by a bar. Where the far margin is fixed,
  /// and not the other quantity, that is what the rule says: `H:[panel]-(20)-|`.
  private func autoresizingRule(
    _ row: EngineRow, _ node: ItemNode, _ axis: LayoutAxis, isExtent: Bool
  ) -> LayoutConflict.SystemRule {
    let attribute = isExtent ? axis.extent : axis.least
    guard let state = node.rare?.autoresizing, let parent = node.parent else {
      return rule(.autoresizing, row, node, attribute, "", 0)
    }
    let near = axis == .horizontal ? state.frame.x : state.frame.y
    let size = state.frame.size[axis]
    let far = state.parentSize[axis] - near - size
    let quantity = "\(node.name).\(isExtent ? axis.extentName : axis.leastName)"
    if state.isHosted {
      let name = encapsulatedName(attribute)
      return isExtent
        ? rule(
          .rootSize, row, node, attribute, "\(name) \(quantity) == \(loneTerm(size))", size)
        : rule(
          .autoresizing, row, node, attribute,
          "\(state.mask.text) \(name) \(quantity) == \(loneTerm(near))", near, bar: parent)
    }
    let flexible = state.mask.flexibility(axis)
    let share = state.share(axis, isExtent: isExtent)
    let constant = (isExtent ? size : near) - share * state.parentSize[axis]
    let fixesFar = !flexible.far && (isExtent ? flexible.size && !flexible.near : flexible.near)
    if fixesFar {
      let letter = axis == .horizontal ? "H" : "V"
      return rule(
        .autoresizing, row, node, attribute,
        "\(state.mask.text) \(letter):[\(node.name)]-(\(formatted(far)))-|", far, bar: parent)
    }
    if share != 0 {
      let factor = share == 1 ? "" : "\(formatted(share))*"
      let right = "\(factor)\(parent.name).\(axis.extentName)\(signedTerm(constant))"
      return rule(
        .autoresizing, row, node, attribute, "\(state.mask.text) \(quantity) == \(right)",
        constant, parent: parent)
    }
    return rule(
      .autoresizing, row, node, attribute,
      "\(state.mask.text) \(quantity) == \(loneTerm(constant))", constant,
      bar: isExtent ? nil : parent)
  }

  /// `'UIView-Encapsulated-Layout-Width'`, what Apple calls a quantity that the host gives (AL-96).
  private func encapsulatedName(_ attribute: LayoutAttribute) -> String {
    let name = attribute.name
    return "'UIView-Encapsulated-Layout-\(name.prefix(1).uppercased())\(name.dropFirst())'"
  }
}

extension AutoresizingMask {
  /// `h=--& v=-&-`, margin, size and margin of both axes: `&` where they give.
  fileprivate var text: String {
    func flags(_ axis: LayoutAxis) -> String {
      let flexible = flexibility(axis)
      // Without any bit the far margin gives.
      let far = flexible.far || !flexible.near && !flexible.size
      return [flexible.near, flexible.size, far].map { $0 ? "&" : "-" }.joined()
    }
    return "h=\(flags(.horizontal)) v=\(flags(.vertical))"
  }
}

extension LayoutAxis {
  /// The attribute of the size along the axis.
  var extent: LayoutAttribute { self == .horizontal ? .width : .height }
  /// The attribute of the first edge along the axis.
  var least: LayoutAttribute { self == .horizontal ? .left : .top }
  /// `width` or `height`.
  var extentName: String { extent.name }
  /// `minX` or `minY`.
  fileprivate var leastName: String { self == .horizontal ? "minX" : "minY" }
}
