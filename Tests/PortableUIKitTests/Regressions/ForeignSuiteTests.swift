import Foundation
import Testing

@testable import PortableUIKit

/// Behaviour that other people's suites of tests rely on, each point as UIKit has it.
@MainActor @Suite("Other people's suites")
struct ForeignSuiteTests {
  @Test("A window made of nothing has the screen's bounds")
  func window() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
  }

  @Test("Geometry prints as on Apple's systems")
  func printing() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGSize(width: 3, height: -4))" == "(3.0, -4.0)")
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
    #expect(String(reflecting: CGRect.zero) == "(0.0, 0.0, 0.0, 0.0)")
  }

  @Test(
    "AL-67: a controller's margins follow the window's shorter side",
    arguments: [("iPhone X", 44.0 + 16), ("iPhone XR", 48.0 + 20), ("iPhone 8", 16.0)])
  func landscapeMargins(device: String, side: CGFloat) {
    let window = makeWindow(device)
    let controller = UIViewController()
    window.rootViewController = controller
    window.rotate(to: .landscape)
    window.layoutIfNeeded()
    #expect(window.bounds.width > window.bounds.height)
    #expect(controller.view.layoutMargins.left == side)
    #expect(controller.view.layoutMargins.right == side)
  }

  @Test("AL-22: left == top of two views is made, activated and solved")
  func crossAxis() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let first = constrained(SizedView(10, 10), in: root)
    let second = constrained(SizedView(10, 10), in: root)
    let raised = recordingExceptions {
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: first, attribute: .left, relatedBy: .equal, toItem: second, attribute: .top,
          multiplier: 1, constant: 5),
        second.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        second.leftAnchor.constraint(equalTo: root.leftAnchor),
        first.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
    }
    #expect(raised.isEmpty)
    #expect(first.frame == CGRect(x: 35, y: 0, width: 10, height: 10))
  }

  @Test("AL-42: an active constraint becomes required and optional again, and the layout follows")
  func priorities() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = constrained(UIView(), in: root)
    let wish = view.widthAnchor.constraint(equalToConstant: 50)
    wish.priority = .defaultLow
    let other = view.widthAnchor.constraint(equalToConstant: 80)
    other.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wish, other, view.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    wish.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    wish.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
  }

  @Test("A guide without an owner may be constrained to itself")
  func ownerlessGuide() {
    let guide = UILayoutGuide()
    let square = guide.widthAnchor.constraint(equalTo: guide.heightAnchor)
    let raised = recordingExceptions { square.isActive = true }
    #expect(raised.isEmpty && square.isActive)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addLayoutGuide(guide)
    #expect(square.isActive && view.constraints.contains(square))
    guide.heightAnchor.constraint(equalToConstant: 30).isActive = true
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.size == CGSize(width: 30, height: 30))
    let released = UILayoutGuide()
    let other = released.widthAnchor.constraint(equalToConstant: 3)
    other.isActive = true
    other.isActive = false
    view.addLayoutGuide(released)
    #expect(!other.isActive)
  }

  @Test("AL-74: top and bottom guides add their two constraints each to the view")
  func layoutSupport() {
    let controller = UIViewController()
    let count = controller.view.constraints.count
    let top = controller.topLayoutGuide
    #expect(controller.view.constraints.count == count + 2)
    _ = controller.bottomLayoutGuide
    _ = controller.topLayoutGuide
    let listed = controller.view.constraints
    #expect(listed.count == count + 4)
    #expect(listed.filter { $0.firstItem === top }.map(\.firstAttribute) == [.top, .height])
    for constraint in listed { controller.view.removeConstraint(constraint) }
    #expect(controller.view.constraints.count == count + 4)
  }

  @Test("Stacks whose views are all hidden have no size in both axes")
  func hiddenStack() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let stack = UIStackView(arrangedSubviews: [SizedView(20, 30), SizedView(40, 50)])
      stack.axis = axis
      stack.spacing = 8
      _ = constrained(stack, in: root)
      NSLayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: root.leftAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      #expect(stack.frame.size != .zero)
      for view in stack.arrangedSubviews { view.isHidden = true }
      root.layoutIfNeeded()
      #expect(stack.frame.size == .zero)
      #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    }
  }

  @Test("AL-33: a stack's constraints list those it made")
  func stackConstraints() {
    let stack = UIStackView(arrangedSubviews: [SizedView(20, 30), SizedView(40, 50)])
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    stack.layoutIfNeeded()
    let views = stack.arrangedSubviews
    let edges = stack.constraints.filter { $0.firstItem === views[0] || $0.secondItem === views[0] }
    #expect(edges.contains { $0.firstAttribute == .leading })
    #expect(stack.constraints.count >= 6)
  }

  @Test("Associated values stay with gestures, layers and other objects, and go with them")
  func associations() {
    final class Token {}
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { keys.deallocate() }
    let key = UnsafeRawPointer(keys)
    weak var kept: Token?
    do {
      let objects: [NSObject] = [
        UITapGestureRecognizer(), CALayer(), NSObject(), UIView(), UILayoutGuide(),
      ]
      for object in objects {
        let token = Token()
        objc_setAssociatedObject(object, key, token, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(object, key) as? Token === token)
        kept = token
        objc_removeAssociatedObjects(object)
        #expect(objc_getAssociatedObject(object, key) == nil)
      }
    }
    #expect(kept == nil)
    // Objects that come and go at the same address never see one another's values.
    for _ in 0..<1000 {
      let object = NSObject()
      #expect(objc_getAssociatedObject(object, key) == nil)
      objc_setAssociatedObject(object, key, 1, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}
