import AutoLayout

/// The choices behind one generated item, before it is known how many items there are.
struct NodePlan: Hashable, Sendable {
  /// Chooses the parent among the items before; zero is the window.
  var parentChoice: Int
  /// The natural size.
  var content: LayoutNode.Content?
  /// The horizontal and vertical position.
  var position: [PositionPlan]
  /// The width and height.
  var size: [SizePlan]

  /// How an item is placed on one axis.
  struct PositionPlan: Hashable, Sendable {
    /// Which attribute: near edge, far edge or centre; -1 for none.
    var kind: Int
    /// Chooses the sibling to stand next to; zero is the parent.
    var anchorChoice: Int
    /// The distance, in points.
    var constant: Double
  }

  /// How large an item is on one axis.
  struct SizePlan: Hashable, Sendable {
    /// Fixed, at least, at most, or a share of the parent; -1 for none.
    var kind: Int
    /// The length in points, not negative.
    var length: Double
    /// The share of the parent.
    var share: Double
  }

  func rules(item: Int, nodes: [LayoutNode]) -> [LayoutRule] {
    let parent = nodes[item - 1].parent
    let siblings = nodes.indices.map { $0 + 1 }.filter {
      $0 < item && nodes[$0 - 1].parent == parent
    }
    let positions = zip(position, Self.positionAttributes).compactMap { plan, attributes in
      placement(plan, attributes, item, parent, siblings)
    }
    let sizes = zip(size, [LayoutAttribute.width, .height]).compactMap { plan, attribute in
      extent(plan, attribute, item, parent)
    }
    return positions + sizes
  }

  private static let positionAttributes: [[LayoutAttribute]] = [
    [.leading, .trailing, .centerX, .left, .right], [.top, .bottom, .centerY, .top, .bottom],
  ]

  private func placement(
    _ plan: PositionPlan, _ attributes: [LayoutAttribute], _ item: Int, _ parent: Int,
    _ siblings: [Int]
  ) -> LayoutRule? {
    guard attributes.indices.contains(plan.kind) else { return nil }
    let anchors = [parent] + siblings
    let anchor = anchors[plan.anchorChoice % anchors.count]
    // Next to a sibling means after it; leading follows its trailing edge.
    let attribute = attributes[plan.kind]
    let isAfter = anchor != parent && plan.kind % 3 == 0
    let opposite: [LayoutAttribute: LayoutAttribute] = [
      .leading: .trailing, .left: .right, .top: .bottom,
    ]
    let other = isAfter ? opposite[attribute] ?? attribute : attribute
    return LayoutRule(item, attribute, .equal, anchor, other, constant: plan.constant)
  }

  private func extent(
    _ plan: SizePlan, _ attribute: LayoutAttribute, _ item: Int, _ parent: Int
  ) -> LayoutRule? {
    switch plan.kind {
    case 0: LayoutRule(item, attribute, .equal, constant: plan.length)
    case 1: LayoutRule(item, attribute, .greaterThanOrEqual, constant: plan.length)
    case 2: LayoutRule(item, attribute, .lessThanOrEqual, constant: plan.length)
    case 3: LayoutRule(item, attribute, .equal, parent, attribute, multiplier: plan.share)
    default: nil
    }
  }
}
