// The parts of the extended language only: equal distances, shares of the superview between views,
// views within views, and depths.

extension VisualFormatBuilder {
  // MARK: Distances

  /// The distance of a gap as terms of a linear constraint.
  private func terms(_ gap: Gap, times factor: Double) -> [LayoutTerm] {
    let sign = swapsSides ? -factor : factor
    return [
      .init(gap.later, gap.laterAttribute, times: sign),
      .init(gap.earlier, gap.earlierAttribute, times: -sign),
    ]
  }

  /// `distance REL share of the superview's extent`
  mutating func spaceByShare(
    _ gap: Gap, _ predicate: VisualFormatSyntax.Predicate
  ) throws(VisualFormatError) {
    let isAtEnd = gap.laterAttribute == end && gap.earlierAttribute == end
    let superview = try superview(of: isAtEnd ? gap.earlier : gap.later, gap.position)
    let share = try metric(predicate.object) / 100
    let priority = try priority(predicate)
    guard priority.isValid else {
      throw failure(
        .illegalConstraint(.priorityOutOfRange(formatted(Double(priority.rawValue)))), gap.position)
    }
    let extent = LayoutTerm(superview, extent, times: -share)
    result.linearConstraints.append(
      LayoutConstraint(
        terms(gap, times: 1) + [extent], predicate.relation, constant: 0, priority: priority))
  }

  /// Makes all distances that `~` stands for equal.
  ///
  /// Two of them around one view of a superview centre it, which a constraint can say.
  mutating func equalizeSpacers() throws(VisualFormatError) {
    guard let first = spacers.first else { return }
    if spacers.count == 2, spacers[1].earlier === first.later,
      spacers[1].later === first.earlier, first.earlier === first.later.layoutParent
    {
      let middle: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
      try relate(first.later, middle, .equal, first.earlier, middle, 0, .required, first.position)
      return
    }
    for gap in spacers.dropFirst() {
      result.linearConstraints.append(
        LayoutConstraint(
          terms(gap, times: 1) + terms(first, times: -1), .equal, constant: 0))
    }
  }

  // MARK: Stacks

  /// Places the views of `stack` within `item`: one after the other along the axis, each from edge
  /// to edge across it.
  mutating func fill(
    _ item: any LayoutItem, with stack: VisualFormatSyntax.Chain
  ) throws(VisualFormatError) {
    let groups = try items(stack)
    for (index, group) in groups.enumerated() {
      for (inner, view) in zip(group, stack.groups[index]) {
        let position = view.name.position
        for previous in index == 0 ? [item] : groups[index - 1] {
          try space(
            stack.connections[index],
            Gap(
              earlier: previous, earlierAttribute: index == 0 ? start : end, later: inner,
              laterAttribute: start, position: position))
        }
        for predicate in view.predicates { try size(inner, predicate) }
        if let nested = view.stack { try fill(inner, with: nested) }
        let across: [LayoutAttribute] =
          axis == .horizontal ? [.top, .bottom] : [.leading, .trailing]
        for edge in across {
          try relate(inner, edge, .equal, item, edge, 0, .required, position)
        }
      }
    }
    for (inner, view) in zip(groups[groups.count - 1], stack.groups[groups.count - 1]) {
      try space(
        stack.connections[groups.count],
        Gap(
          earlier: inner, earlierAttribute: end, later: item, laterAttribute: end,
          position: view.name.position))
    }
  }

  // MARK: Depths

  /// Gives each view its depth: one in front of what comes before it, or as far as the connection
  /// says; the first at 0.
  mutating func buildDepths(_ syntax: VisualFormatSyntax) throws(VisualFormatError) {
    let groups = try items(syntax.chain)
    var depth = try step(syntax.opening, unlessGiven: 0) ?? 0
    for (index, group) in groups.enumerated() {
      if index > 0 {
        // After a disconnection the order begins anew.
        depth =
          try step(syntax.chain.connections[index - 1], unlessGiven: 1).map { depth + $0 } ?? 0
      }
      for (item, view) in zip(group, syntax.chain.groups[index]) {
        guard view.predicates.isEmpty, view.stack == nil else {
          throw failure(.expectedEndOfView, view.name.position + view.name.text.count)
        }
        result.depths.append(VisualFormatLayout.Depth(item: item, depth: depth))
      }
    }
  }

  /// How far a connection leads forward; nil for one that joins nothing.
  private func step(
    _ connection: VisualFormatSyntax.Connection?, unlessGiven usual: Double
  ) throws(VisualFormatError) -> Double? {
    switch connection {
    case nil, .flush, .standard, .spacer: return usual
    case .disconnected: return nil
    case .predicates(let predicates):
      guard let first = predicates.first else { return usual }
      return try metric(first.object)
    }
  }
}
