import Foundation
import PortableUIKit
import Testing

/// Misuse is told in Apple's words and changes nothing: the tree works on as before.
///
/// A use off the main actor is a compile error and needs no test.
@MainActor @Suite struct MisuseTests {
  private let window = makeWindow()
  private let root = UIViewController()

  /// What is raised by a misuse, with the tree and its controllers as they were.
  private func raised(
    by misuse: () -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    window.performTurn()
    let before = state()
    let exceptions = recordingExceptions(misuse)
    window.performTurn()
    #expect(state() == before, sourceLocation: sourceLocation)
    return exceptions.map(\.description)
  }

  /// The tree with its frames, and the controllers with their children and presentations.
  private func state() -> [String] {
    func lines(_ view: UIView) -> [String] {
      [
        "\(ObjectIdentifier(view)) in \(view.superview.map { "\(ObjectIdentifier($0))" } ?? "none")"
          + " \(view.frame) \(view.bounds) \(view.center) \(view.window === window)"
      ]
        + view.subviews.flatMap(lines)
    }
    func lines(_ controller: UIViewController) -> [String] {
      [
        "\(ObjectIdentifier(controller)) \(controller.parent == nil) "
          + "\(controller.presentedViewController == nil)"
      ] + controller.children.flatMap(lines)
    }
    return lines(window) + lines(root)
  }

  private func show() {
    window.rootViewController = root
    window.performTurn()
  }

  @Test("HIE-9 a view added to itself, and below itself")
  func cycles() {
    show()
    let (outer, inner) = (UIView(), UIView())
    root.view.addSubview(outer)
    outer.addSubview(inner)
    #expect(
      raised { outer.addSubview(outer) } == [
        "NSInvalidArgumentException: Can't add self as subview"
      ])
    #expect(
      raised { inner.addSubview(outer) } == [
        "NSInvalidArgumentException: Can't add an ancestor of the receiver as its subview"
      ])
    #expect(raised { inner.insertSubview(window, at: 0) }.count == 1)
  }

  @Test(
    "HIE-10 a controller's view under another controller than its parent; a view of two controllers"
  )
  func controllers() {
    show()
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    for parent in [first, second] {
      root.addChild(parent)
      root.view.addSubview(parent.view)
      parent.didMove(toParent: root)
    }
    first.addChild(child)
    first.view.addSubview(child.view)
    child.didMove(toParent: first)
    #expect(
      raised { second.view.addSubview(child.view) } == [
        "UIViewControllerHierarchyInconsistency: child view controller:\(child) should have parent "
          + "view controller:\(first) but requested parent is:\(second)"
      ])
    let view: UIView = child.view
    #expect(
      raised { second.view = view } == [
        "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view "
          + "controller at a time! View \(view) is associated with \(child). Clear this association "
          + "before associating this view with \(second)."
      ])
    #expect(raised { child.addChild(root) }.count == 1)
    #expect(
      raised {
        child.transition(from: first, to: second, duration: 0, animations: nil)
      }.first?.contains("must have a common parent view controller") == true)
    // Adding it to another parent is no misuse: it leaves the one before (CT-1).
    child.view.removeFromSuperview()
    #expect(recordingExceptions { second.addChild(child) }.isEmpty)
    #expect(child.parent === second && first.children.isEmpty && second.children == [child])
  }

  @Test("PR-5 presenting twice, on itself, what is presented elsewhere, from outside a window")
  func presentations() {
    show()
    var warnings: [String] = []
    UIViewController.warningHandler = { warnings.append($0) }
    defer { UIViewController.warningHandler = nil }
    let (shown, other, outside) = (UIViewController(), UIViewController(), UIViewController())
    root.present(shown, animated: false)
    window.performTurn()
    #expect(raised { root.present(other, animated: false) } == [])
    #expect(
      warnings == [
        "Attempt to present \(other) on \(root) (from \(root)) which is already presenting \(shown)"
      ])
    #expect(raised { outside.present(other, animated: false) } == [])
    #expect(
      warnings.last
        == "Attempt to present \(other) on \(outside) whose view is not in the window hierarchy!")
    #expect(
      raised { shown.present(shown, animated: false) } == [
        "NSInvalidArgumentException: Application tried to present modal view controller on itself. "
          + "Presenting controller is \(shown)."
      ])
    #expect(
      raised { outside.present(shown, animated: false) } == [
        "NSInvalidArgumentException: Application tried to present modally a view controller \(shown) "
          + "that is already being presented by \(root)."
      ])
    #expect(root.presentedViewController === shown && other.presentingViewController == nil)
    shown.dismiss(animated: true)
    shown.dismiss(animated: true)
    #expect(warnings.last?.contains("while a presentation or dismiss is in progress!") == true)
  }

  @Test("LAY-10 geometry that is not a number")
  func geometry() {
    show()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.view.addSubview(view)
    let name = "CALayerInvalidGeometry: CALayer"
    #expect(
      raised { view.frame.origin.x = .nan } == ["\(name) position contains NaN: [nan 40]"])
    #expect(
      raised { view.frame.size.width = .nan } == ["\(name) bounds contains NaN: [0 0; nan 40]"])
    #expect(
      raised { view.bounds.size.height = .infinity }
        == ["\(name) bounds contains NaN: [0 0; 30 inf]"])
    #expect(raised { view.bounds.origin.y = .nan }.first?.hasSuffix("[0 nan; 30 40]") == true)
    #expect(raised { view.center.y = .nan } == ["\(name) position contains NaN: [25 nan]"])
    var made: UIView?
    #expect(
      raised { made = UIView(frame: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 2)) }
        == ["\(name) position contains NaN: [0.5 nan]"])
    #expect(made?.frame == .zero)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    #expect(
      raised { width.constant = .nan }.first?.hasPrefix(
        "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!") == true)
    #expect(width.constant == 5)
  }

  @Test("LC-13 layout loops end, and name the view")
  func loops() {
    final class Restless: UIView {
      var isRestless = true
      override func layoutSubviews() {
        super.layoutSubviews()
        if isRestless { setNeedsLayout() }
      }
    }
    var loops: [LayoutFeedbackLoop] = []
    UIView.layoutFeedbackLoopHandler = { loops.append($0) }
    defer { UIView.layoutFeedbackLoopHandler = nil }
    show()
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    root.view.addSubview(other)
    window.performTurn()
    #expect(loops.count == 1 && loops[0].views == [view])
    view.isRestless = false
    window.performTurn()
    #expect(view.pendingPasses == [] && other.pendingPasses == [] && window.pendingPasses == [])
  }
}
