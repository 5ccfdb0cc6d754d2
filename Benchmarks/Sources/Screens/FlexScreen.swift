import AutoLayout

/// A screen as a designer of flexbox would write it, for engines of flexbox to be compared with ours.
public struct FlexScreen: Sendable {
  /// Parents before their children; the first node is the root.
  public var nodes: [FlexNode] = []
  public let portrait: LayoutSize
  public let landscape: LayoutSize
  /// The text that changes.
  public var changingText: Int?

  init(portrait: LayoutSize, landscape: LayoutSize, _ root: FlexNode = FlexNode()) {
    self.portrait = portrait
    self.landscape = landscape
    nodes = [root]
  }

  /// Adds a node; returns its number.
  mutating func add(_ node: FlexNode, in parent: Int) -> Int {
    var node = node
    node.parent = parent
    nodes.append(node)
    return nodes.count - 1
  }
}
