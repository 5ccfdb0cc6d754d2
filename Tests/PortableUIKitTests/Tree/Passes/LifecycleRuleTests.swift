import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct LifecycleRuleTests {
  private let log = CallLog()
  private let clock = ManualFrameClock()

  /// A view that can be told what to do in its callbacks.
  private final class Probe: UIView {
    var calls: [String] = []
    var onUpdateConstraints: (Probe) -> Void = { _ in }
    var beforeLayout: (Probe) -> Void = { _ in }
    var afterLayout: (Probe) -> Void = { _ in }

    override func updateConstraints() {
      calls.append("updateConstraints")
      onUpdateConstraints(self)
      super.updateConstraints()
    }

    override func layoutSubviews() {
      calls.append("layoutSubviews")
      beforeLayout(self)
      super.layoutSubviews()
      afterLayout(self)
    }

    override func draw(_ rect: CGRect) { calls.append("draw") }

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let window: UIWindow
  private let probe = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window = makeWindow(clock: clock)
    window.addSubview(probe)
    clock.tick()
    clock.tick()
    _ = probe.take()
  }

  @Test("LC-1 each phase has its mark, and a mark brings its own phase alone")
  func phases() {
    probe.setNeedsUpdateConstraints()
    clock.tick()
    #expect(probe.take() == ["updateConstraints"])
    probe.setNeedsLayout()
    clock.tick()
    #expect(probe.take() == ["layoutSubviews"])
    probe.setNeedsDisplay()
    clock.tick()
    #expect(probe.take() == ["draw"])
  }

  @Test("LC-2 any number of marks makes one call, and nothing runs before the turn")
  func coalescing() {
    for _ in 0..<3 {
      probe.setNeedsUpdateConstraints()
      probe.setNeedsLayout()
      probe.setNeedsDisplay()
    }
    #expect(probe.calls == [])
    clock.tick()
    #expect(probe.take() == ["updateConstraints", "layoutSubviews", "draw"])
  }

  @Test("LC-3 layout brings the update of constraints that waits with it")
  func laterPhases() {
    probe.setNeedsUpdateConstraints()
    probe.setNeedsLayout()
    probe.layoutIfNeeded()
    #expect(probe.take() == ["updateConstraints", "layoutSubviews"])
  }

  @Test("LC-4 a controller's root view: updateViewConstraints, which calls updateConstraints")
  func controllerUpdates() {
    final class Controller: UIViewController {
      var log: CallLog?
      var callsSuper = true

      override func updateViewConstraints() {
        log?.note("updateViewConstraints")
        if callsSuper { super.updateViewConstraints() }
      }
    }
    let controller = Controller()
    controller.log = log
    controller.view = log.view("V")
    window.rootViewController = controller
    clock.tick()
    _ = log.take()
    controller.view.setNeedsUpdateConstraints()
    clock.tick()
    #expect(log.take() == ["updateViewConstraints", "V.updateConstraints"])
    controller.callsSuper = false
    controller.view.setNeedsUpdateConstraints()
    clock.tick()
    #expect(log.take() == ["updateViewConstraints"])
  }

  @Test("LC-5 constraints are updated on entry and when marked, not for a constant or a rotation")
  func updates() {
    let view = Probe(frame: .zero)
    let held = constrained(view, in: window)
    let width = held.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    clock.tick()
    #expect(view.take().first == "updateConstraints")
    width.constant = 20
    clock.tick()
    #expect(!view.take().contains("updateConstraints"))
    width.isActive = false
    clock.tick()
    window.rotate(to: .landscape)
    clock.advance(by: 1)
    #expect(!view.take().contains("updateConstraints"))
    view.setNeedsUpdateConstraints()
    clock.tick()
    #expect(view.take().contains("updateConstraints"))
  }

  @Test("LC-6 what changes in updateConstraints is laid out together, once")
  func batches() {
    let children = (0..<3).map { _ in constrained(UIView(), in: probe) }
    let widths = children.map { $0.widthAnchor.constraint(equalToConstant: 10) }
    NSLayoutConstraint.activate(widths)
    clock.tick()
    _ = probe.take()
    probe.onUpdateConstraints = { _ in for width in widths { width.constant = 30 } }
    probe.setNeedsUpdateConstraints()
    clock.tick()
    #expect(probe.take() == ["updateConstraints", "layoutSubviews"])
    #expect(children.allSatisfy { $0.frame.width == 30 })
  }

  @Test("LC-7 layout is marked by bounds, by subviews that come and go, and by hand")
  func marks() {
    func marked(_ change: () -> Void) -> Bool {
      change()
      clock.tick()
      return probe.take().contains("layoutSubviews")
    }
    let child = UIView()
    #expect(marked { probe.bounds.size.width = 120 })
    #expect(marked { probe.bounds.origin.y = 5 })
    #expect(marked { probe.addSubview(child) })
    #expect(marked { child.removeFromSuperview() })
    #expect(marked { probe.setNeedsLayout() })
    #expect(!marked { probe.center.x += 10 })
    #expect(!marked { probe.alpha = 0.5 })
  }

  @Test("LC-9 a mark on oneself while laying out brings another round")
  func anotherRound() {
    var rounds = 0
    probe.afterLayout = { probe in
      rounds += 1
      if rounds < 3 { probe.setNeedsLayout() }
    }
    probe.setNeedsLayout()
    clock.tick()
    #expect(probe.take() == Array(repeating: "layoutSubviews", count: 3))
    clock.tick()
    #expect(probe.take() == [])
  }

  @Test("LC-10 the own subtree may be invalidated before super, and constraints changed")
  func invalidationWhileLayingOut() {
    let child = constrained(Probe(frame: .zero), in: probe)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    clock.tick()
    _ = probe.take()
    probe.beforeLayout = { _ in width.constant = 44 }
    probe.setNeedsLayout()
    clock.tick()
    #expect(child.frame.width == 44)
  }

  @Test("LC-11 layoutSubviews places the subviews, not the view itself")
  func placesSubviews() {
    let child = constrained(Probe(frame: .zero), in: probe)
    child.widthAnchor.constraint(equalToConstant: 10).isActive = true
    var atLayout: CGFloat = -1
    child.beforeLayout = { atLayout = $0.bounds.width }
    var before: CGFloat = -1
    var after: CGFloat = -1
    probe.beforeLayout = { _ in before = child.bounds.width }
    probe.afterLayout = { _ in after = child.bounds.width }
    clock.tick()
    #expect(before == 0 && after == 10 && atLayout == 10)
  }

  @Test("LC-12 constraints dirtied before layoutSubviews are updated within it")
  func dirtiedBefore() {
    probe.beforeLayout = { probe in
      if probe.calls.count == 1 { probe.setNeedsUpdateConstraints() }
    }
    probe.setNeedsLayout()
    clock.tick()
    #expect(probe.take() == ["layoutSubviews", "updateConstraints"])
  }

  @Test("LC-22 viewIsAppearing comes once per appearance, also where nothing is laid out")
  func isAppearing() {
    let controller = log.controller("R")
    window.rootViewController = controller
    clock.tick()
    #expect(log.take().filter { $0 == "R.viewIsAppearing" }.count == 1)
    window.isHidden = true
    window.isHidden = false
    clock.tick()
    let calls = log.take().filter { !$0.contains("Insets") && !$0.contains("Margins") }
    #expect(
      calls == [
        "R.viewWillDisappear", "R.viewDidDisappear", "R.viewWillAppear", "R.viewIsAppearing",
        "R.viewDidAppear",
      ])
  }

  @Test("LC-41, LC-42 layout callbacks come in pairs, and for the own root view alone")
  func pairs() {
    let controller = log.controller("R")
    window.rootViewController = controller
    let inner = log.view("A", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(inner)
    clock.tick()
    _ = log.take()
    inner.setNeedsLayout()
    clock.tick()
    #expect(log.take() == ["A.layoutSubviews"])
    for _ in 0..<3 {
      controller.view.setNeedsLayout()
      clock.tick()
    }
    let calls = log.take()
    for call in ["viewWillLayoutSubviews", "view.layoutSubviews", "viewDidLayoutSubviews"] {
      #expect(calls.filter { $0 == "R.\(call)" }.count == 3)
    }
  }
}
