import Foundation
import LifecycleTracing
import PortableUIKit
import Testing

/// Rules of parts 2 and 3 on passes, marks and the engagement of Auto Layout.
@MainActor @Suite struct PassRuleTests {
  private let window = makeWindow()

  private func settled(_ view: UIView, _ groups: LifecycleGroups) -> LifecycleTrace {
    window.addSubview(view)
    window.performTurn()
    let trace = LifecycleTrace(groups)
    trace.record(view, as: "A")
    return trace
  }

  @Test("LC-1, LC-2 every pass has a mark, any number of marks make one call")
  func marks() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let trace = settled(view, [.properties, .constraints, .layout, .display])
    for _ in 0..<3 {
      view.setNeedsDisplay()
      view.setNeedsLayout()
      view.setNeedsUpdateConstraints()
      view.setNeedsUpdateProperties()
    }
    #expect(trace.takeCalls() == [])
    window.performTurn()
    #expect(
      trace.takeCalls() == [
        "A.updateConstraints", "A.updateProperties", "A.layoutSubviews", "A.draw(0 0; 5×5)",
      ])
  }

  @Test("LC-3 layout runs a pending update of constraints first, wherever it was asked for")
  func earlierPhases() {
    let view = UIView()
    let trace = settled(view, [.constraints, .layout])
    view.setNeedsUpdateConstraints()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(trace.takeCalls() == ["A.updateConstraints", "A.layoutSubviews"])
  }

  @Test("LC-4 a controller's updateViewConstraints stands in for its view's, and calls it")
  func controllerConstraints() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.performTurn()
    let trace = LifecycleTrace(.constraints)
    trace.record(controller, as: "R", viewAs: "V")
    controller.view.setNeedsUpdateConstraints()
    window.performTurn()
    #expect(trace.takeCalls() == ["R.updateViewConstraints", "V.updateConstraints"])
  }

  @Test("LC-5, LC-6 updateConstraints does not follow a constant, an activation or a rotation")
  func updateConstraintsReasons() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    let trace = settled(view, .constraints)
    width.constant = 9
    view.heightAnchor.constraint(equalToConstant: 3).isActive = true
    window.rotate(to: .landscape)
    window.performTurn()
    #expect(trace.takeCalls() == [])
  }

  @Test("LC-7, GEO-11 layout follows a size, an origin of the bounds and subviews, not a move")
  func layoutReasons() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let trace = settled(view, .layout)
    func calls(_ change: () -> Void) -> Int {
      change()
      window.performTurn()
      return trace.takeCalls().count
    }
    #expect(calls { view.center.x += 10 } == 0)
    #expect(calls { view.frame.size.width = 10 } == 1)
    #expect(calls { view.bounds.origin.y = 3 } == 1)
    #expect(calls { view.addSubview(UIView()) } == 1)
    #expect(calls { view.alpha = 0.5 } == 0)
  }

  @Test("LC-9, LC-13 a view that dirties itself is bounded and named, and the tree stays usable")
  func restless() {
    final class Restless: UIView {
      var isRestless = true
      override func layoutSubviews() {
        super.layoutSubviews()
        if isRestless {
          superview?.setNeedsLayout()
          setNeedsLayout()
        }
      }
    }
    var loops: [LayoutFeedbackLoop] = []
    UIView.layoutFeedbackLoopHandler = { loops.append($0) }
    defer { UIView.layoutFeedbackLoopHandler = nil }
    let view = Restless()
    window.addSubview(view)
    window.performTurn()
    #expect(loops.count == 1 && loops[0].views.contains { $0 === view })
    view.isRestless = false
    let trace = LifecycleTrace(.layout)
    window.performTurn()
    trace.record(view, as: "A")
    window.performTurn()
    #expect(loops.count == 1 && trace.takeCalls() == [])
  }

  @Test("LC-11, AL-115 layoutSubviews places subviews, not the view itself")
  func scope() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    _ = settled(view, .layout)
    width.constant = 70
    view.layoutSubviews()
    #expect(view.bounds.width == 50)
    window.layoutIfNeeded()
    #expect(view.bounds.width == 70)
  }

  @Test("LC-41, LC-42 a controller's layout callbacks come in pairs, for its own view only")
  func controllerLayout() {
    let controller = UIViewController()
    let inner = UIView()
    window.rootViewController = controller
    controller.view.addSubview(inner)
    window.performTurn()
    let trace = LifecycleTrace(.layout)
    trace.record(controller, as: "R", viewAs: "V")
    inner.setNeedsLayout()
    window.performTurn()
    #expect(trace.takeCalls() == [])
    for _ in 0..<3 {
      controller.view.setNeedsLayout()
      window.performTurn()
    }
    let calls = trace.takeCalls()
    #expect(calls.count { $0.hasSuffix("viewWillLayoutSubviews") } == 3)
    #expect(calls.count { $0.hasSuffix("viewDidLayoutSubviews") } == 3)
  }

  @Test("LT-13 a view hidden in a stack marks the stack, and is laid out only if its size changes")
  func hiddenInStack() {
    let views = [SizedView(10, 10), SizedView(20, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let trace = settled(stack, [.constraints, .layout])
    stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    window.performTurn()
    _ = trace.take()
    views[0].isHidden = true
    window.performTurn()
    #expect(trace.takeCalls().first == "A.updateConstraints")
    #expect(stack.bounds.width == 20)
  }

  @Test("AL-170, AL-92 a class that asks for Auto Layout engages it; plain frames do not")
  func engagement() {
    final class Asking: UIView {
      override class var requiresConstraintBasedLayout: Bool { true }
    }
    #expect(!UIView.requiresConstraintBasedLayout)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    window.addSubview(plain)
    window.performTurn()
    #expect(window.layoutEngine == nil)
    window.addSubview(Asking())
    window.performTurn()
    #expect(window.layoutEngine != nil)
  }

  @Test("AL-171, AL-172 needsUpdateConstraints is cleared by the update; marking within it ends")
  func needsUpdateConstraints() {
    final class Insisting: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        setNeedsUpdateConstraints()
        super.updateConstraints()
      }
    }
    let view = Insisting()
    _ = settled(view, [])
    #expect(view.updates == 1 && !view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(view.updates == 2 && !view.needsUpdateConstraints())
  }

  @Test("AL-173 layoutSubviews without super leaves the frames of its subviews alone")
  func withoutSuper() {
    final class Own: UIView {
      override func layoutSubviews() {}
    }
    let view = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    let inner = constrained(UIView(), in: view)
    inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
    window.performTurn()
    #expect(inner.frame == .zero)
  }

  @Test("AL-174 a window has one engine; a tree outside has its own until it joins")
  func engines() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = constrained(UIView(), in: root)
    inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(inner.bounds.width == 30)
    let own = root.layoutEngine
    #expect(own != nil)
    window.addSubview(root)
    window.performTurn()
    #expect(root.layoutEngine === window.layoutEngine && root.layoutEngine !== own)
  }

  @Test("AL-175, AL-33 addConstraint and removeConstraint hold and release, in order")
  func holding() {
    let view = UIView()
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: 1),
      view.heightAnchor.constraint(equalToConstant: 2),
    ]
    view.addConstraints(constraints)
    #expect(view.constraints == constraints && constraints[0].isActive)
    view.removeConstraint(constraints[0])
    #expect(view.constraints == [constraints[1]] && !constraints[0].isActive)
  }

  @Test("AL-93, AL-98, AL-90 frames of masked views reach the engine; the flag switches over")
  func translation() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    window.addSubview(view)
    let follower = constrained(UIView(), in: window)
    follower.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    window.performTurn()
    #expect(follower.frame.minX == 30)
    view.center.x += 5
    window.performTurn()
    #expect(follower.frame.minX == 35)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    window.performTurn()
    #expect(view.frame.minX == 0 && view.frame.width == 50 && follower.frame.minX == 50)
  }

  @Test("AL-96, AL-97 a controller's root view keeps its window's size whatever constraints say")
  func rootView() {
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    let narrow = controller.view.widthAnchor.constraint(equalToConstant: 10)
    narrow.priority = .defaultHigh
    narrow.isActive = true
    window.performTurn()
    #expect(controller.view.frame == window.bounds && window.bounds.width == 375)
  }

  @Test("AL-145, AL-163 content size is information in; a stronger height decides over it")
  func contentSize() {
    let view = SizedView(30, 20)
    view.translatesAutoresizingMaskIntoConstraints = false
    let height = view.heightAnchor.constraint(equalToConstant: 50)
    height.priority = UILayoutPriority(751)
    height.isActive = true
    _ = settled(view, [])
    #expect(view.bounds.size == CGSize(width: 30, height: 50))
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 50))
    height.isActive = false
    window.performTurn()
    #expect(view.bounds.height == 20)
  }

  @Test("AL-53, AL-57 priorities without a content size do nothing; hiding keeps the size")
  func contentPriorities() {
    let plain = UIView()
    plain.setContentHuggingPriority(.required, for: .horizontal)
    let sized = SizedView(40, 10)
    for view in [plain, sized] { view.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(plain)
    window.addSubview(sized)
    let width = plain.widthAnchor.constraint(equalToConstant: 77)
    width.priority = .defaultLow
    width.isActive = true
    sized.isHidden = true
    sized.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    window.performTurn()
    #expect(plain.bounds.width == 77 && sized.bounds.width == 40)
  }

  @Test("DR-5, DR-6, DR-9 drawing goes from the back to the front, after layout")
  func drawing() {
    let back = DrawingView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let front = DrawingView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    back.addSubview(front)
    let trace = settled(back, [.layout, .display])
    trace.record(front, as: "B")
    for view in [front, back] {
      view.setNeedsDisplay()
      view.setNeedsLayout()
    }
    window.performTurn()
    #expect(
      trace.takeCalls() == [
        "A.layoutSubviews", "B.layoutSubviews", "A.draw(0 0; 5×5)", "B.draw(0 0; 5×5)",
      ])
  }

  @Test("DR-12, DR-11, DR-3 a mark made while drawing is drawn in the same turn, others once")
  func markWhileDrawing() {
    final class Twice: UIView {
      var drawings = 0
      override func draw(_ rect: CGRect) {
        drawings += 1
        if drawings == 2 { setNeedsDisplay() }
      }
    }
    let view = Twice(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    _ = settled(view, [])
    #expect(view.drawings == 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    window.performTurn()
    #expect(view.drawings == 3)
  }
}
