import Cassowary

// Equal optional priorities that contend leave a choice, and UIKit was measured to make it by the
// order in which constraints first mention the items: of equal hugging the item mentioned first
// stretches, of equal compression resistance it keeps its size, of equal optional widths it gives.
// In a stack the first item gives either way (SV-23). Weights that differ by millionths make that
// choice: too little to outvote even a thousand contending points, enough to break a tie.

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

  /// The weight of what `node` loses last if it is mentioned late.
  func lateWeight(_ node: ItemNode) -> Double {
    1 + Double(min(node.mention, Self.greatestMention)) * Self.mentionWeight
  }

  /// The weight of what `node` loses last if it is mentioned early.
  func earlyWeight(_ node: ItemNode) -> Double {
    1 + Double(Self.greatestMention - min(node.mention, Self.greatestMention)) * Self.mentionWeight
  }

  /// The difference in weight of two items mentioned one after the other: a hundred times the
  /// solver's tolerance for slopes, 1e-8, and a power of two.
  static let mentionWeight = 0x1p-20

  /// Items mentioned later than this tie.
  static let greatestMention = 1 << 16
}
