import Cassowary

/// What a row says, before it is compared with what the solver holds: `form` is pulled to 0.
struct RowContent {
  var form: AffineForm
  var pull: RowPull

  /// `form == 0` at a strength.
  init(_ form: AffineForm, equalAt strength: Priority = .required) {
    self.form = form
    pull = RowPull(below: strength, above: strength)
  }

  /// `form REL 0` at a strength.
  ///
  /// On the side where an inequality costs nothing it still draws to its bound, weaker than every
  /// constraint: a position that nothing else determines lies at the bound.
  init(_ form: AffineForm, _ relation: LayoutRelation, at strength: Priority) {
    self.form = form
    switch relation {
    case .equal: pull = RowPull(below: strength, above: strength)
    case .lessThanOrEqual: pull = RowPull(below: LayoutEngine.restAtBound, above: strength)
    case .greaterThanOrEqual: pull = RowPull(below: strength, above: LayoutEngine.restAtBound)
    }
  }

  init(_ form: AffineForm, _ pull: RowPull) {
    self.form = form
    self.pull = pull
  }
}

extension LayoutEngine {
  /// Expresses `row` from the records as they are now; nil where it says nothing.
  func content(of row: EngineRow, _ expressing: inout Expressing) -> RowContent? {
    switch row.source {
    case .constraint(let constraint):
      return content(of: constraint, row, &expressing)
    case .linear(let constraint):
      return row.owner.flatMap { content(of: constraint, owner: $0, &expressing) }
    case .contentSize(let node, let axis):
      expressing.addExtent(node, axis)
      expressing.add(-node.contentSize[axis])
      let resistance =
        axis == .horizontal ? node.resistances.horizontal : node.resistances.vertical
      return RowContent(
        expressing.form,
        RowPull(
          below: resistance.compression.contentStrength,
          above: resistance.hugging.contentStrength,
          tieBelow: node.isMentionedByStack ? lateWeight(node) : earlyWeight(node),
          tieAbove: stretchWeight(node, axis)))
    case .autoresizing(let node, let axis, let isExtent):
      return autoresizingContent(node, axis, isExtent: isExtent, &expressing)
    case .sizeLimit(let node, let axis):
      expressing.addExtent(node, axis)
      return RowContent(
        expressing.form, RowPull(below: .required, above: Self.restAtZeroSize))
    case .originRest(let node, let axis):
      expressing.addEdge(node, axis, isFar: false)
      return RowContent(expressing.form, equalAt: Self.restAtOrigin)
    case .scrollLimit(let node, let axis):
      expressing.read(node)
      guard let scroll = node.scroll else { return nil }
      expressing.add(scroll.extent(axis), times: 1)
      return RowContent(
        expressing.form, RowPull(below: .required, above: Self.restAtZeroSize))
    case .exercise(let node, let attribute, let goal):
      var form = form(attribute, of: node)
      expressing.read(node)
      form.constant -= goal
      return RowContent(form, equalAt: Self.trialPriority)
    case .rootSize(let axis):
      expressing.addFrameExtent(rootNode, axis)
      expressing.add(-rootSize[axis])
      let priority =
        axis == .horizontal ? rootPriorities.horizontal : rootPriorities.vertical
      return RowContent(expressing.form, equalAt: priority.strength)
    }
  }

  private func content(
    of constraint: LayoutConstraint, _ row: EngineRow, _ expressing: inout Expressing
  ) -> RowContent? {
    guard let owner = row.owner, let first = row.items.first, first.item != nil else { return nil }
    let second = row.items.second
    guard second.map({ $0.item != nil }) ?? true else { return nil }
    expressing.read(owner)
    let follows =
      constraint.firstAttribute.followsDirection || constraint.secondAttribute.followsDirection
    let isFlipped = follows && owner.direction == .rightToLeft
    let firstAttribute = constraint.firstAttribute.resolved(for: owner.direction)
    let secondAttribute = constraint.secondAttribute.resolved(for: owner.direction)
    // With multiplier 1 both origins cancel, so the nearest common origin gives the shortest row;
    // with another multiplier the owner's origin is part of the meaning (AL-9).
    var container = owner
    if constraint.multiplier == 1, let second,
      let common = ItemNode.commonAncestor(first, second)
    {
      container = common
    }
    expressing.addQuantity(firstAttribute, of: first, in: container, partner: second)
    if let second {
      expressing.addQuantity(
        secondAttribute, of: second, in: container, partner: first,
        times: -constraint.multiplier)
    }
    checkLimit(constraint)
    let constant = Self.limited(constraint.constant)
    expressing.add(isFlipped ? constant : -constant)
    let relation = isFlipped ? constraint.relation.mirrored : constraint.relation
    var content = RowContent(expressing.form, relation, at: constraint.priority.strength)
    if relation == .equal, !constraint.priority.isRequired {
      content.pull.tieBelow = lateWeight(first)
      content.pull.tieAbove = lateWeight(first)
    }
    return content
  }

  /// The least edge or the extent of an autoresized item as a function of its parent (AL-95).
  private func autoresizingContent(
    _ node: ItemNode, _ axis: LayoutAxis, isExtent: Bool, _ expressing: inout Expressing
  ) -> RowContent? {
    guard let state = node.autoresizing, let parent = node.parent else { return nil }
    let near = axis == .horizontal ? state.frame.x : state.frame.y
    let size = state.frame.size[axis]
    let insets = node.alignmentInsets
    let share = state.share(axis, isExtent: isExtent)
    if isExtent {
      expressing.addExtent(node, axis)
      expressing.add(insets.near(axis) + insets.far(axis) - size)
    } else {
      expressing.addEdge(node, axis, isFar: false)
      expressing.add(-near - insets.near(axis))
    }
    // value = recorded + share * (parent's size - recorded size of the parent)
    if share != 0 {
      expressing.addFrameExtent(parent, axis, times: -share)
      expressing.add(share * state.parentSize[axis])
    }
    return RowContent(expressing.form)
  }
}

/// How a change of the parent's size is shared between margins and size (AR-4 … AR-7).
struct AutoresizingShares: Equatable {
  var near: Double = 0
  var size: Double = 0

  init(
    near: Double, size: Double, far: Double, flexibility: (near: Bool, size: Bool, far: Bool)
  ) {
    let total =
      (flexibility.near ? near : 0) + (flexibility.size ? size : 0) + (flexibility.far ? far : 0)
    let count = [flexibility.near, flexibility.size, flexibility.far].filter { $0 }.count
    func share(_ isFlexible: Bool, _ part: Double) -> Double {
      guard isFlexible else { return 0 }
      return total == 0 ? 1 / Double(count) : part / total
    }
    self.near = share(flexibility.near, near)
    self.size = share(flexibility.size, size)
  }
}
