import Cassowary

extension RowPull {
  /// A pull to a value, from both sides alike.
  init(equalAt strength: Priority) {
    self.init(below: strength, above: strength)
  }

  /// The cost of a relation to 0 at a strength.
  ///
  /// On the side where an inequality costs nothing it still draws to its bound, weaker than every
  /// constraint: a position that nothing else determines lies at the bound.
  init(_ relation: LayoutRelation, at strength: Priority) {
    switch relation {
    case .equal: self.init(below: strength, above: strength)
    case .lessThanOrEqual: self.init(below: LayoutEngine.restAtBound, above: strength)
    case .greaterThanOrEqual: self.init(below: strength, above: LayoutEngine.restAtBound)
    }
  }

  /// That of a size which is not negative, and 0 where nothing else has a say.
  static var notNegative: RowPull {
    RowPull(below: .required, above: LayoutEngine.restAtZeroSize)
  }
}

extension LayoutEngine {
  /// Expresses `row` from the records as they are now: the form that is expressed is pulled to 0.
  ///
  /// - Returns: how it is pulled; nil where the row says nothing.
  func express(_ row: EngineRow, _ expressing: inout Expressing) -> RowPull? {
    switch row.place.pointee.source {
    case .constraint(let constraint):
      // Before it is expressed, as a hook may have the engine forget what is read.
      checkLimit(constraint)
      guard !row.isRemoved, let owner = row.owner else { return nil }
      let items = row.items
      return constraint.reading { express($0, items, owner: owner, &expressing) }
    case .contentSize(let node, let axis):
      expressing.addExtent(node, axis)
      expressing.add(-node.contentSize[axis])
      let resistance = node.resistances[axis]
      return RowPull(
        below: resistance.compression.contentStrength,
        above: resistance.hugging.contentStrength,
        tieBelow: node.isMentionedByStack ? lateWeight(node) : earlyWeight(node),
        tieAbove: stretchWeight(node, axis))
    case .autoresizing(let node, let axis, let isExtent):
      return expressAutoresizing(node, axis, isExtent: isExtent, &expressing)
    case .originRest(let node, let axis):
      expressing.addEdge(node, axis, isFar: false)
      return RowPull(equalAt: Self.restAtOrigin)
    case .sizeLimit, .scrollLimit: preconditionFailure("A limit is expressed by a bound")
    case .exercise(let node, let attribute, let goal):
      expressing.addOwn(attribute, of: node)
      expressing.add(-goal)
      return RowPull(equalAt: Self.trialPriority)
    case .rootSize(let axis):
      expressing.addFrameExtent(rootNode, axis)
      expressing.add(-rootSize[axis])
      return RowPull(equalAt: rootPriorities[axis].strength)
    }
  }

  private func express(
    _ constraint: borrowing ConstraintForm, _ items: (first: ItemNode?, second: ItemNode?),
    owner: ItemNode, _ expressing: inout Expressing
  ) -> RowPull? {
    if let sum = constraint.sum { return express(constraint, sum, owner: owner, &expressing) }
    guard let first = items.first, first.hasItem else { return nil }
    let second = items.second
    if let second, !second.hasItem { return nil }
    let direction = owner.direction
    let follows =
      constraint.firstAttribute.followsDirection || constraint.secondAttribute.followsDirection
    let isFlipped = follows && direction == .rightToLeft
    let firstAttribute = constraint.firstAttribute.resolved(for: direction)
    let secondAttribute = constraint.secondAttribute.resolved(for: direction)
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
    let constant = Self.limited(constraint.constant)
    expressing.add(isFlipped ? constant : -constant)
    let relation = isFlipped ? constraint.relation.mirrored : constraint.relation
    var pull = RowPull(relation, at: constraint.priority.strength)
    if relation == .equal, !constraint.priority.isRequired {
      pull.tieBelow = lateWeight(first)
      pull.tieAbove = lateWeight(first)
    }
    return pull
  }

  /// The least edge or the extent of an autoresized item as a function of its parent (AL-95).
  private func expressAutoresizing(
    _ node: ItemNode, _ axis: LayoutAxis, isExtent: Bool, _ expressing: inout Expressing
  ) -> RowPull? {
    guard let state = node.rare?.autoresizing, let parent = node.parent else { return nil }
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
    return RowPull(equalAt: .required)
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
