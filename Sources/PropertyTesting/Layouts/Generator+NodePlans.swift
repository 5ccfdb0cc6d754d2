import AutoLayout

extension Generator where Value == NodePlan {
  static var nodePlan: Generator<NodePlan> {
    let content = Generator<LayoutNode.Content>.content.optional()
    let positions = Generator<[NodePlan.PositionPlan]>.each([.position, .position])
    let sizes = Generator<[NodePlan.SizePlan]>.each([.size, .size])
    // Mostly children of the window; deeper trees come with larger numbers.
    let parent = Generator<Int>.frequency([
      (weight: 2, generator: .constant(0)), (weight: 1, generator: .integer(in: 0...40)),
    ])
    return Generator<(Int, LayoutNode.Content?, [NodePlan.PositionPlan], [NodePlan.SizePlan])>
      .zip(parent, content, positions, sizes)
      .map { NodePlan(parentChoice: $0, content: $1, position: $2, size: $3) }
  }
}

extension Generator where Value == NodePlan.PositionPlan {
  static var position: Generator<NodePlan.PositionPlan> {
    Generator<(Int, Int, Double)>
      .zip(
        .element(of: [-1, 0, 0, 0, 1, 2, 3, 4]), .integer(in: 0...40),
        .element(of: [0, 8, 16, 20, -5, 0.5, 37])
      )
      .map { NodePlan.PositionPlan(kind: $0, anchorChoice: $1, constant: $2) }
  }
}

extension Generator where Value == NodePlan.SizePlan {
  static var size: Generator<NodePlan.SizePlan> {
    Generator<(Int, Double, Double)>
      .zip(
        .element(of: [-1, -1, 0, 1, 2, 3]), .multiple(of: 0.5, steps: 0...400),
        .element(of: [1, 0.5, 2, 0.25])
      )
      .map { NodePlan.SizePlan(kind: $0, length: $1, share: $2) }
  }
}

extension Generator where Value == LayoutNode.Content {
  static var content: Generator<LayoutNode.Content> {
    let length = Generator<Double>.multiple(of: 0.5, steps: -2...400)
      .map { $0 < 0 ? LayoutSize.noIntrinsicMetric : $0 }
    let priority = Generator<LayoutPriority>.element(
      of: [250, 750, 251, 749, 1000, 50].map { LayoutPriority($0) })
    return Generator<(Double, Double, LayoutPriority, LayoutPriority)>
      .zip(length, length, priority, priority)
      .map { LayoutNode.Content($0, $1, hugging: $2, compression: $3) }
  }
}

extension Generator where Value == LayoutRule {
  /// Generates a rule that need not hold, between any two items.
  static func optionalRule(items: Int) -> Generator<LayoutRule> {
    let horizontal: [LayoutAttribute] = [.leading, .trailing, .centerX]
    let sides: [LayoutAttribute] = [.left, .right]
    let vertical: [LayoutAttribute] = [.top, .bottom, .centerY]
    let extents: [LayoutAttribute] = [.width, .height]
    let attributes = Generator<(LayoutAttribute, LayoutAttribute)>.oneOf(
      [horizontal, vertical, extents, sides].map { .zip(.element(of: $0), .element(of: $0)) })
    let pair = Generator<(Int, Int)>
      .zip(.integer(in: 1...items - 1), .integer(in: 0...max(items - 2, 0)))
      .map { item, other in (item, other >= item ? other + 1 : other) }
    let relation = Generator<LayoutRelation>.element(
      of: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let number = Generator<(Double, LayoutPriority)>.zip(.length, .optionalPriority)
    return Generator<
      ((LayoutAttribute, LayoutAttribute), (Int, Int), LayoutRelation, (Double, LayoutPriority))
    >
    .zip(attributes, pair, relation, number)
    .map { attributes, pair, relation, number in
      LayoutRule(
        pair.0, attributes.0, relation, pair.1, attributes.1, constant: number.0,
        priority: number.1)
    }
  }
}
