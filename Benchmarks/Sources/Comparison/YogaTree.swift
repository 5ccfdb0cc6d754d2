import AutoLayout
import Screens
import YogaShim

/// A screen laid out by Yoga.
final class YogaTree {
  private let tree: OpaquePointer

  /// Makes the nodes and lays them out.
  init(_ styles: [yoga_node], in size: LayoutSize) {
    tree = yoga_tree_create(styles, Int32(styles.count), Float(size.width), Float(size.height))
  }

  deinit { yoga_tree_destroy(tree) }

  func resize(to size: LayoutSize) {
    yoga_tree_resize(tree, Float(size.width), Float(size.height))
  }

  func setText(_ node: Int, _ size: LayoutSize) {
    yoga_tree_set_text(tree, Int32(node), Float(size.width), Float(size.height))
  }

  /// The frames of the screen's items in the order of `Screen.frames()`, each in the item around it.
  func frames(of screen: FlexScreen) -> [Double] {
    var frames: [Int: [Double]] = [:]
    for (number, node) in screen.nodes.enumerated() {
      guard let item = node.item else { continue }
      let frame = yoga_tree_frame(tree, Int32(number))
      var (x, y) = (frame.x, frame.y)
      var parent = node.parent
      // What is there for flexbox only has no frame of its own with us.
      while parent > 0, screen.nodes[parent].item == nil {
        let outer = yoga_tree_frame(tree, Int32(parent))
        x += outer.x
        y += outer.y
        parent = screen.nodes[parent].parent
      }
      frames[item] = [Double(x), Double(y), Double(frame.width), Double(frame.height)]
    }
    return frames.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}

extension FlexScreen {
  /// The nodes as the shim takes them.
  var yogaNodes: [yoga_node] {
    nodes.map { node in
      yoga_node(
        parent: Int32(node.parent), is_row: node.isRow ? 1 : 0, alignment: node.alignment.rawValue,
        spaces_between: node.spacesBetween ? 1 : 0, begins_at_start: node.isAlignedToStart ? 1 : 0,
        width: Float(node.size?.width ?? .nan), height: Float(node.size?.height ?? .nan),
        minimum_height: Float(node.minimumHeight ?? .nan), grow: Float(node.grow),
        shrink: Float(node.shrink), margin_left: Float(node.margins.left),
        margin_top: Float(node.margins.top), margin_right: Float(node.margins.right),
        margin_bottom: Float(node.margins.bottom), padding_left: Float(node.padding.left),
        padding_top: Float(node.padding.top), padding_right: Float(node.padding.right),
        padding_bottom: Float(node.padding.bottom), text_width: Float(node.text?.width ?? .nan),
        text_height: Float(node.text?.height ?? .nan))
    }
  }
}
