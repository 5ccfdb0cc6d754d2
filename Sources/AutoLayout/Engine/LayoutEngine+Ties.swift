import Cassowary

// Equal optional priorities that contend leave a choice, and UIKit was measured to make it by the
// order in which constraints first mention the items: of equal hugging the item mentioned first
// stretches (sideways the last one whose text wraps, if any does), of equal compression resistance
// it keeps its size, of equal optional widths it gives.
// In a stack the first item gives either way (SV-23). The choice is a level of its own, below every
// constraint: it never changes what the constraints prefer. Weights within a constraint's own level
// would, by settling a tie there before weaker constraints are heard.

extension LayoutEngine {
  /// Notes that a constraint mentions `node`.
  func mention(_ node: ItemNode, byStack: Bool = false) {
    guard node.mention == 0, node !== rootNode else { return }
    mentionCount += 1
    node.mention = mentionCount
    node.isMentionedByStack = byStack
    if let row = node.contentRows.horizontal { markDirty(row) }
    if let row = node.contentRows.vertical { markDirty(row) }
  }

  /// Notes that a stack arranges `items`, in this order.
  func mention(_ items: [any LayoutItem]) {
    for item in items {
      if let node = node(for: item) { mention(node, byStack: true) }
    }
  }

  /// The weight of what `node` loses the later, the later it is mentioned; 0 before it is.
  func lateWeight(_ node: ItemNode) -> Double {
    Double(min(node.mention, Self.greatestMention))
  }

  /// The weight of what `node` loses the later, the earlier it is mentioned; 0 before it is.
  func earlyWeight(_ node: ItemNode) -> Double {
    node.mention == 0
      ? 0 : Double(Self.greatestMention + 1 - min(node.mention, Self.greatestMention))
  }

  /// The weight of stretching `node` along `axis` beyond its content.
  ///
  /// Sideways all items whose text wraps come before all others, the last of them first.
  func stretchWeight(_ node: ItemNode, _ axis: LayoutAxis) -> Double {
    guard node.wrapsContent, axis == .horizontal, node.mention > 0 else { return lateWeight(node) }
    return Self.leastWeight + earlyWeight(node) / Double(2 * Self.greatestMention)
  }

  /// The least weight that the solver takes: what is below 1 has to lie above it.
  private static let leastWeight = 0.001

  /// Items mentioned later than this tie. Weights up to it are within what the solver takes.
  static let greatestMention = 1 << 16
}
