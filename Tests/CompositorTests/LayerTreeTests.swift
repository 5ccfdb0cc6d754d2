import Drawing
import Foundation
import Testing

@testable import Compositor

/// Damage, and nodes that are no layers of views: the compositor knows the protocol alone.
@MainActor @Suite struct LayerTreeTests {
  private final class Node: LayerNode {
    var own = LayerValues()
    var below: [Node] = []
    weak var above: Node?
    var changes = LayerChanges()
    func values(in tree: LayerTree) -> LayerValues { own }
    func contents(in tree: LayerTree) -> LayerContents { .none }
    var nodes: [any LayerNode] { below }
    var maskNode: (any LayerNode)? { nil }
    var nodeAbove: (any LayerNode)? { above }
    var isAnimated: Bool { false }

    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: Node? = nil) {
      own.bounds = CGRect(x: 0, y: 0, width: width, height: height)
      own.position = CGPoint(x: x + width / 2, y: y + height / 2)
      own.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      above = parent
      parent?.below.append(self)
    }
  }

  private let root = Node(0, 0, 100, 100)

  private func damage(_ compositor: Compositor) -> [CGRect] {
    compositor.update().rects(width: 100, height: 100)
  }

  @Test("A change is painted where the layer was and where it is, and nowhere else")
  func moves() {
    let node = Node(10, 10, 10, 10, in: root)
    _ = Node(50, 50, 20, 20, in: root)
    let compositor = Compositor(root: root, scale: 1)
    #expect(damage(compositor) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(damage(compositor) == [])
    node.own.position.x += 40
    node.noteChange()
    #expect(
      damage(compositor) == [
        CGRect(x: 10, y: 10, width: 10, height: 10), CGRect(x: 50, y: 10, width: 10, height: 10),
      ])
    node.own.bounds.size.width = 20.5
    node.noteChange()
    // From 44.75 to 65.25, grown to whole pixels, and where it was.
    #expect(damage(compositor) == [CGRect(x: 44, y: 10, width: 22, height: 10)])
    #expect(damage(compositor) == [])
  }

  @Test("Any number of pictures of one tree are kept, each at its own pace")
  func manyPictures() {
    let node = Node(10, 10, 10, 10, in: root)
    let (first, second) = (Compositor(root: root, scale: 1), Compositor(root: root, scale: 1))
    _ = (damage(first), damage(second))
    node.own.opacity = 0.5
    node.noteChange()
    #expect(damage(first) == [CGRect(x: 10, y: 10, width: 10, height: 10)])
    node.own.opacity = 1
    node.noteChange()
    #expect(damage(second) == [CGRect(x: 10, y: 10, width: 10, height: 10)])
    #expect(damage(first) == [CGRect(x: 10, y: 10, width: 10, height: 10)])
    #expect(damage(first) == [] && damage(second) == [])
  }

  @Test(
    "More than eight rectangles become one; what reaches beyond the picture is cut")
  func union() {
    let nodes = (0..<10).map { Node(CGFloat($0) * 10, CGFloat($0) * 10, 5, 5, in: root) }
    let compositor = Compositor(root: root, scale: 1)
    _ = damage(compositor)
    for node in nodes {
      node.own.isHidden = true
      node.noteChange()
    }
    // The ninth of ten has the first nine made one, the tenth lies beside it.
    #expect(
      damage(compositor) == [
        CGRect(x: 0, y: 0, width: 85, height: 85), CGRect(x: 90, y: 90, width: 5, height: 5),
      ])
    let far = Node(95, 95, 50, 50, in: root)
    root.noteChange()
    _ = damage(compositor)
    far.own.opacity = 0.5
    far.noteChange()
    #expect(damage(compositor) == [CGRect(x: 95, y: 95, width: 5, height: 5)])
    var all = Damage()
    all.add(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    #expect(all.isAll)
  }

  @Test(
    "What lies in a layer that throws a shadow damages the shadow too; an update costs its path")
  func shadows() {
    let box = Node(20, 20, 40, 40, in: root)
    box.own.backgroundColor = nil
    box.own.shadowOpacity = 1
    box.own.shadowRadius = 2
    box.own.shadowOffset = .zero
    let inner = Node(0, 0, 10, 10, in: box)
    for index in 0..<200 { _ = Node(CGFloat(index % 10), 90, 1, 1, in: root) }
    let compositor = Compositor(root: root, scale: 1)
    _ = damage(compositor)
    let before = compositor.work.layersVisited
    inner.own.opacity = 0.5
    inner.noteChange()
    // Two standard deviations and a pixel around.
    #expect(damage(compositor) == [CGRect(x: 15, y: 15, width: 20, height: 20)])
    #expect(compositor.work.layersVisited - before == 3)
  }
}
