import Foundation
import PortableUIKit
import Testing

/// Trees deeper than the stack is large: whatever walks a tree does so without a call per level.
@MainActor @Suite struct DepthTests {
  private let depth = 40_000

  /// A chain of views that all fill their superviews, from the outermost to the innermost.
  private func chain(in window: UIWindow) -> [UIView] {
    var views: [UIView] = []
    var superview: UIView = window
    for _ in 0..<depth {
      let view = UIView(frame: window.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      superview.addSubview(view)
      views.append(view)
      superview = view
    }
    return views
  }

  @Test("A tree 40,000 views deep is shown, resized, asked, moved and let go")
  func deepTree() {
    let window = makeWindow()
    var views = chain(in: window)
    window.performTurn()
    window.rotate(to: .landscape)
    #expect(views[depth - 1].frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(views[depth - 1].traitCollection.verticalSizeClass == .compact)
    window.tintColor = .red
    #expect(views[depth - 1].tintColor == .red)
    views[depth - 1].tag = 7
    #expect(window.viewWithTag(7) === views[depth - 1])
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === views[depth - 1])
    #expect(
      views[depth - 1].convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
    views[0].traitOverrides.layoutDirection = .rightToLeft
    window.performTurn()
    #expect(views[depth - 1].effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let top = views[0]
    top.removeFromSuperview()
    #expect(views[depth - 1].window == nil)
    window.addSubview(top)
    #expect(views[depth - 1].window === window)
    weak let innermost = views[depth - 1]
    views = []
    top.removeFromSuperview()
    _ = consume top
    window.performTurn()
    #expect(innermost == nil)
  }

  @Test("A deep tree that is built from the inside out comes into a window in one piece")
  func insideOut() {
    let innermost = UIView()
    innermost.preservesSuperviewLayoutMargins = true
    var outermost = innermost
    for _ in 0..<depth / 4 {
      let view = UIView()
      view.addSubview(outermost)
      outermost = view
    }
    #expect(innermost.isDescendant(of: outermost))
    let window = makeWindow()
    window.addSubview(outermost)
    window.performTurn()
    #expect(innermost.window === window)
  }

  @Test("A view held elsewhere outlives the tree it was in")
  func survivor() {
    var root: UIView? = UIView()
    let middle = UIView()
    let kept = UIView()
    middle.addSubview(kept)
    root?.addSubview(middle)
    root = nil
    #expect(middle.superview == nil && kept.superview === middle)
    #expect(middle.subviews == [kept])
  }
}
