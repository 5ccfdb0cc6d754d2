extension LayoutEngine {
  /// What `row` is called in reports.
  func member(_ row: EngineRow) -> LayoutConflict.Member {
    switch row.source {
    case .constraint(let constraint): return .constraint(constraint)
    case .linear(let constraint): return .linear(constraint)
    case .autoresizing(let node, let axis, let isExtent):
      return autoresizingRule(row, node, axis, isExtent: isExtent)
    case .contentSize(let node, let axis):
      let resistance =
        axis == .horizontal ? node.resistances.horizontal : node.resistances.vertical
      let hugging = formatted(Double(resistance.hugging.rawValue))
      let compression = formatted(Double(resistance.compression.rawValue))
      let body =
        "\(node.name).\(axis.extentName) == \(formatted(node.contentSize[axis]))"
        + " Hug:\(hugging) CompressionResistance:\(compression)"
      return rule(.contentSize, row, node, axis, body)
    case .sizeLimit(let node, let axis), .scrollLimit(let node, let axis),
      .originRest(let node, let axis):
      return rule(.sizeLimit, row, node, axis, "\(node.name).\(axis.extentName) >= 0")
    case .exercise(let node, let attribute, let goal):
      let body = "\(node.name).\(attribute.name) == \(formatted(goal))"
      return rule(.sizeLimit, row, node, attribute.axis ?? .horizontal, body)
    case .rootSize(let axis):
      let identifier =
        isFitting
        ? axis == .horizontal ? "fittingSizeHTarget" : "fittingSizeVTarget"
        : "UIView-Encapsulated-Layout-\(axis == .horizontal ? "Width" : "Height")"
      let priority = axis == .horizontal ? rootPriorities.horizontal : rootPriorities.vertical
      let strength = priority.isRequired ? "" : " priority:\(priority)"
      let body =
        "'\(identifier)' \(rootNode.name).\(axis.extentName) == \(formatted(rootSize[axis]))"
        + strength
      return rule(.rootSize, row, rootNode, axis, body)
    }
  }

  /// The rules made of the natural size of `item`, one for each axis that has one (AL-33, AL-51).
  public func contentSizeRules(of item: any LayoutItem) -> [LayoutConflict.SystemRule] {
    guard let rows = knownNode(for: item)?.contentRows else { return [] }
    return [rows.horizontal, rows.vertical].compactMap { row in
      guard let row, case .rule(let rule) = member(row) else { return nil }
      return rule
    }
  }

  private func rule(
    _ kind: LayoutConflict.SystemRule.Kind, _ row: EngineRow, _ node: ItemNode, _ axis: LayoutAxis,
    _ body: String, bar: ItemNode? = nil, parent: ItemNode? = nil
  ) -> LayoutConflict.Member {
    let footnotes = [
      node.item?.nameFootnote, parent?.item?.nameFootnote, bar?.item?.barFootnote,
    ]
    return .rule(
      LayoutConflict.SystemRule(
        kind: kind, axis: axis, item: node.name, body: body, names: footnotes.compactMap { $0 },
        identity: ObjectIdentifier(row)))
  }

  /// `h=--& v=&-- panel.minX == 20`: the mask of both axes, and the rule on one (AL-95).
  ///
  /// A position is one in the parent, which a footnote names by a bar.
  private func autoresizingRule(
    _ row: EngineRow, _ node: ItemNode, _ axis: LayoutAxis, isExtent: Bool
  ) -> LayoutConflict.Member {
    guard let state = node.autoresizing, let parent = node.parent else {
      return rule(.autoresizing, row, node, axis, "")
    }
    func flags(_ axis: LayoutAxis) -> String {
      let flexible = state.mask.flexibility(axis)
      // Without any bit the far margin gives.
      let far = flexible.far || !flexible.near && !flexible.size
      return [flexible.near, flexible.size, far].map { $0 ? "&" : "-" }.joined()
    }
    let near = axis == .horizontal ? state.frame.x : state.frame.y
    let size = state.frame.size[axis]
    let parentSize = state.parentSize[axis]
    let shares = AutoresizingShares(
      near: near, size: size, far: parentSize - near - size,
      flexibility: state.mask.flexibility(axis))
    let share = isExtent ? shares.size : shares.near
    let constant = (isExtent ? size : near) - share * parentSize
    let attribute = isExtent ? axis.extentName : axis == .horizontal ? "minX" : "minY"
    let left = "h=\(flags(.horizontal)) v=\(flags(.vertical)) \(node.name).\(attribute) == "
    if share != 0 {
      let factor = share == 1 ? "" : "\(formatted(share))*"
      let right = "\(factor)\(parent.name).\(axis.extentName)\(signedTerm(constant))"
      return rule(.autoresizing, row, node, axis, left + right, parent: parent)
    }
    return rule(
      .autoresizing, row, node, axis, left + loneTerm(constant), bar: isExtent ? nil : parent)
  }
}

extension LayoutAxis {
  /// `width` or `height`.
  var extentName: String { self == .horizontal ? "width" : "height" }
}
