import AutoLayout

/// The style of one node of flexbox; lengths in points.
public struct FlexNode: Sendable {
  public enum Alignment: Int32, Sendable {
    case stretch
    case start
    case center
  }

  public internal(set) var parent = -1
  /// The item of the screen that it stands for, in the order of `Screen.frames()`; nil for the root, and for
  /// what is there for the sake of flexbox only.
  public var item: Int?
  public var isRow = false
  public var alignment = Alignment.stretch
  public var spacesBetween = false
  /// Whether the node is not stretched, whatever its parent does with the others.
  public var isAlignedToStart = false
  public var size: LayoutSize?
  public var minimumHeight: Double?
  public var grow = 0.0
  public var shrink = 0.0
  public var margins = LayoutInsets.zero
  public var padding = LayoutInsets.zero
  /// The size of a text, which is asked for.
  public var text: LayoutSize?

  init(item: Int? = nil) { self.item = item }

  /// A node of a size that does not change.
  static func fixed(_ item: Int, _ width: Double, _ height: Double) -> FlexNode {
    var node = FlexNode(item: item)
    node.size = LayoutSize(width: width, height: height)
    return node
  }

  /// A text that gives way where there is less room.
  static func text(_ item: Int, _ size: LayoutSize) -> FlexNode {
    var node = FlexNode(item: item)
    node.text = size
    node.shrink = 1
    return node
  }

  /// A row whose children lie in its middle.
  static func row(_ item: Int, padding: LayoutInsets) -> FlexNode {
    var node = FlexNode(item: item)
    node.isRow = true
    node.alignment = .center
    node.padding = padding
    return node
  }

  /// The column of a row's texts, between its icon and what lies at its end.
  static var texts: FlexNode {
    var node = FlexNode()
    node.alignment = .start
    node.grow = 1
    node.shrink = 1
    node.margins = LayoutInsets(top: 0, left: 12, bottom: 0, right: 8)
    node.padding = LayoutInsets(top: 8, left: 0, bottom: 8, right: 0)
    return node
  }
}
