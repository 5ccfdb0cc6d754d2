import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct HierarchyTests {
  private func family(_ count: Int) -> (parent: UIView, children: [UIView]) {
    let parent = UIView()
    let children = (0..<count).map { index in
      let view = UIView()
      view.tag = index + 1
      return view
    }
    for child in children { parent.addSubview(child) }
    return (parent, children)
  }

  private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

  @Test("HIE-1, HIE-3 subviews stand back to front; adding again brings to the front")
  func order() {
    let (parent, children) = family(3)
    #expect(tags(parent) == [1, 2, 3])
    parent.addSubview(children[0])
    #expect(tags(parent) == [2, 3, 1])
  }

  @Test("HIE-2 a view has one superview")
  func oneSuperview() {
    let (first, children) = family(2)
    let second = UIView()
    second.addSubview(children[0])
    #expect(tags(first) == [2])
    #expect(children[0].superview === second)
  }

  @Test("HIE-4 insertion at an index is clamped, above and below are next to the sibling")
  func insertion() {
    let (parent, children) = family(3)
    let new = UIView()
    new.tag = 9
    parent.insertSubview(new, at: 100)
    #expect(tags(parent) == [1, 2, 3, 9])
    parent.insertSubview(new, at: -4)
    #expect(tags(parent) == [9, 1, 2, 3])
    parent.insertSubview(new, aboveSubview: children[1])
    #expect(tags(parent) == [1, 2, 9, 3])
    parent.insertSubview(new, belowSubview: children[0])
    #expect(tags(parent) == [9, 1, 2, 3])
    let stranger = UIView()
    let other = UIView()
    other.tag = 7
    parent.insertSubview(other, aboveSubview: stranger)
    #expect(tags(parent) == [9, 1, 2, 3, 7])
  }

  @Test("HIE-5, HIE-6 exchange, front and back")
  func reordering() {
    let (parent, children) = family(4)
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags(parent) == [4, 2, 3, 1])
    parent.bringSubviewToFront(children[1])
    #expect(tags(parent) == [4, 3, 1, 2])
    parent.sendSubviewToBack(children[0])
    #expect(tags(parent) == [1, 4, 3, 2])
    parent.bringSubviewToFront(UIView())
    #expect(tags(parent) == [1, 4, 3, 2])
  }

  @Test("HIE-8 descent and tags include the view itself")
  func queries() {
    let (parent, children) = family(2)
    let deep = UIView()
    deep.tag = 42
    children[1].addSubview(deep)
    #expect(parent.isDescendant(of: parent))
    #expect(deep.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: deep))
    #expect(parent.viewWithTag(42) === deep)
    #expect(deep.viewWithTag(42) === deep)
    #expect(parent.viewWithTag(43) == nil)
  }

  @Test("HIE-9 a view cannot become its own or its ancestor's superview")
  func cycles() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    let raised = recordingExceptions {
      outer.addSubview(outer)
      inner.addSubview(outer)
    }
    #expect(raised.first?.reason == "Can't add self as subview")
    #expect(raised.count == 2)
    #expect(outer.superview == nil && inner.subviews.isEmpty)
  }

  @Test("HIE-12, HIE-13 callbacks of adding to and removing from a window, in order")
  func callbacks() {
    let log = CallLog()
    let window = UIWindow(environment: .standard)
    let parent = log.view("parent")
    let child = log.view("child")
    let grandchild = log.view("grandchild")
    child.addSubview(grandchild)
    #expect(
      log.take() == [
        "grandchild.willMove(toSuperview:view)", "grandchild.didMoveToSuperview",
        "child.didAddSubview",
      ])
    window.addSubview(parent)
    _ = log.take()
    parent.addSubview(child)
    #expect(
      log.take().filter { $0.contains("ove") || $0.contains("Subview") } == [
        "child.willMove(toWindow:window)", "grandchild.willMove(toWindow:window)",
        "child.willMove(toSuperview:view)", "child.didMoveToWindow", "grandchild.didMoveToWindow",
        "child.didMoveToSuperview", "parent.didAddSubview",
      ])
    #expect(grandchild.window === window)
    child.removeFromSuperview()
    #expect(
      log.take().filter { $0.contains("ove") || $0.contains("Subview") } == [
        "parent.willRemoveSubview", "child.willMove(toWindow:nil)",
        "grandchild.willMove(toWindow:nil)", "child.willMove(toSuperview:nil)",
        "child.didMoveToWindow", "grandchild.didMoveToWindow", "child.didMoveToSuperview",
      ])
    #expect(grandchild.window == nil)
  }

  @Test("HT-1 to HT-5 hit testing takes the frontmost visible view inside every superview")
  func hitTesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 0, y: 0), with: nil) === back)
    // The far edge is outside.
    #expect(root.hitTest(CGPoint(x: 70, y: 30), with: nil) === root)
    front.alpha = 0.009
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
    let outside = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
    back.addSubview(outside)
    #expect(root.hitTest(CGPoint(x: 65, y: 5), with: nil) === root)
  }
}
