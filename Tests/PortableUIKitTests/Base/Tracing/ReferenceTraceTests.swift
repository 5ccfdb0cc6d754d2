import Foundation
import LifecycleTracing
import PortableUIKit
import Testing

/// The reference traces of the layout cycle (LT), each as a whole: everything that the window W, the
/// controllers and the views receive, with values, and nothing else.
@MainActor @Suite struct ReferenceTraceTests: ReferenceTracing {
  let clock = ManualFrameClock()
  let trace = LifecycleTrace()

  @Test("LT-1 first display") func firstDisplay() {
    let window = window()
    let root = UIViewController()
    trace.record(window, as: "W")
    trace.record(root, as: "R", viewAs: "V")
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(
      trace.takeText() == """
        R.loadView
        R.viewDidLoad
        R.viewWillAppear(false)
        V.willMove(toWindow: W)
        V.willMove(toSuperview: W)
        V.didMoveToWindow = W
        V.didMoveToSuperview = W
        W.didAddSubview(V)
        V.layoutMarginsDidChange = 20 16 0 16
        R.viewLayoutMarginsDidChange = 20 16 0 16
        V.safeAreaInsetsDidChange = 20 0 0 0
        R.viewSafeAreaInsetsDidChange = 20 0 0 0
        W.traitCollectionDidChange = displayScale 3 → 2
        R.traitCollectionDidChange = displayScale 3 → 2
        V.traitCollectionDidChange = displayScale 3 → 2
        """)
    let (a, b) = (UIView(), UIView())
    trace.record(a, as: "A")
    trace.record(b, as: "B")
    b.frame = CGRect(x: 0, y: 100, width: 10, height: 10)
    a.frame = CGRect(x: 0, y: 100, width: 100, height: 50)
    a.addSubview(b)
    root.view.addSubview(a)
    #expect(
      trace.takeText() == """
        B.willMove(toSuperview: A)
        B.didMoveToSuperview = A
        A.didAddSubview(B)
        A.willMove(toWindow: W)
        B.willMove(toWindow: W)
        A.willMove(toSuperview: V)
        A.didMoveToWindow = W
        B.didMoveToWindow = W
        A.didMoveToSuperview = V
        V.didAddSubview(A)
        """)
    clock.tick()
    #expect(
      trace.takeText() == """
        A.traitCollectionDidChange = displayScale 3 → 2
        B.traitCollectionDidChange = displayScale 3 → 2
        R.viewIsAppearing(false)
        B.updateConstraints
        A.updateConstraints
        R.updateViewConstraints
        V.updateConstraints
        W.updateConstraints
        W.updateProperties
        W.layoutSubviews = 375×667
        R.updateProperties
        V.updateProperties
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.viewDidLayoutSubviews
        A.updateProperties
        A.layoutSubviews = 100×50
        B.updateProperties
        B.layoutSubviews = 10×10
        R.viewDidAppear(false)
        """)
    clock.tick()
    #expect(trace.takeText() == "")
  }

  @Test(
    "LT-2 a constant changes: no update of constraints, layout of the superview, then of what was resized"
  )
  func constant() {
    let screen = screen()
    screen.leading.constant = 50
    #expect(
      turn() == """
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.viewDidLayoutSubviews
        """)
    screen.width.constant = 120
    #expect(
      turn() == """
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.viewDidLayoutSubviews
        A.layoutSubviews = 120×50
        """)
  }

  @Test("LT-3 an update of constraints is asked for, and reaches that view alone")
  func updateConstraints() {
    let screen = screen()
    screen.b.setNeedsUpdateConstraints()
    #expect(turn() == "B.updateConstraints")
  }

  @Test("LT-4 layout is asked for, and reaches that view alone") func needsLayout() {
    let screen = screen()
    screen.a.setNeedsLayout()
    #expect(turn() == "A.layoutSubviews = 100×50")
  }

  @Test(
    "LT-5 a root view is resized: masks at once, then layout between its controller's callbacks")
  func resized() {
    let screen = screen()
    let masked = UIView(frame: CGRect(x: 0, y: 300, width: 375, height: 10))
    masked.autoresizingMask = [.flexibleWidth]
    screen.root.view.addSubview(masked)
    settle()
    trace.record(masked, as: "M")
    screen.root.view.frame.size.width = 400
    #expect(masked.frame.width == 400)
    #expect(
      turn() == """
        W.layoutSubviews = 375×667
        R.viewWillLayoutSubviews
        V.layoutSubviews = 400×667
        R.viewDidLayoutSubviews
        M.layoutSubviews = 400×10
        """)
    screen.root.view.frame.size.width = 375
    screen.root.view.setNeedsUpdateConstraints()
    #expect(
      turn() == """
        R.updateViewConstraints
        V.updateConstraints
        W.layoutSubviews = 375×667
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.viewDidLayoutSubviews
        M.layoutSubviews = 375×10
        """)
  }

  /// R filled by its child C.
  private func family(_ device: String = "iPhone 6") -> (
    UIWindow, UIViewController, UIViewController
  ) {
    let window = window(device)
    let (root, child) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: root)
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    trace.record(window, as: "W")
    trace.record(root, as: "R", viewAs: "V")
    trace.record(child, as: "C", viewAs: "U")
    return (window, root, child)
  }

  @Test("LT-6 rotation of a phone, and of a tablet, whose classes stay") func rotation() {
    let (window, _, _) = family()
    window.rotate(to: .landscape)
    #expect(
      trace.takeText() == """
        R.willTransition = verticalSizeClass regular → compact
        C.willTransition = verticalSizeClass regular → compact
        R.viewWillTransition(to: 667×375)
        C.viewWillTransition(to: 667×375)
        W.layoutMarginsDidChange = 8 8 8 8
        W.safeAreaInsetsDidChange = 0 0 0 0
        V.layoutMarginsDidChange = 0 16 0 16
        R.viewLayoutMarginsDidChange = 0 16 0 16
        V.safeAreaInsetsDidChange = 0 0 0 0
        R.viewSafeAreaInsetsDidChange = 0 0 0 0
        U.layoutMarginsDidChange = 0 16 0 16
        C.viewLayoutMarginsDidChange = 0 16 0 16
        U.safeAreaInsetsDidChange = 0 0 0 0
        C.viewSafeAreaInsetsDidChange = 0 0 0 0
        W.traitCollectionDidChange = verticalSizeClass regular → compact
        R.traitCollectionDidChange = verticalSizeClass regular → compact
        V.traitCollectionDidChange = verticalSizeClass regular → compact
        C.traitCollectionDidChange = verticalSizeClass regular → compact
        U.traitCollectionDidChange = verticalSizeClass regular → compact
        W.layoutSubviews = 667×375
        R.viewWillLayoutSubviews
        V.layoutSubviews = 667×375
        R.viewDidLayoutSubviews
        C.viewWillLayoutSubviews
        U.layoutSubviews = 667×375
        C.viewDidLayoutSubviews
        """)
    clock.advance(by: 1)
    #expect(trace.takeText() == "")
    trace.stop()
    let (pad, _, _) = family("iPad")
    pad.rotate(to: .landscape)
    #expect(
      trace.takeText() == """
        R.viewWillTransition(to: 1024×768)
        C.viewWillTransition(to: 1024×768)
        W.layoutSubviews = 1024×768
        R.viewWillLayoutSubviews
        V.layoutSubviews = 1024×768
        R.viewDidLayoutSubviews
        C.viewWillLayoutSubviews
        U.layoutSubviews = 1024×768
        C.viewDidLayoutSubviews
        """)
  }

  @Test("LT-7 a child whose class is overridden hears of the other one alone") func override() {
    let (window, root, child) = family("iPhone 6 Plus")
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(
      turn() == """
        C.traitCollectionDidChange = horizontalSizeClass compact → regular
        U.traitCollectionDidChange = horizontalSizeClass compact → regular
        C.viewWillLayoutSubviews
        U.layoutSubviews = 414×736
        C.viewDidLayoutSubviews
        """)
    window.rotate(to: .landscape)
    #expect(
      trace.takeText() == """
        R.willTransition = horizontalSizeClass compact → regular, verticalSizeClass regular → compact
        C.willTransition = verticalSizeClass regular → compact
        R.viewWillTransition(to: 736×414)
        C.viewWillTransition(to: 736×414)
        W.layoutMarginsDidChange = 8 8 8 8
        W.safeAreaInsetsDidChange = 0 0 0 0
        V.layoutMarginsDidChange = 0 20 0 20
        R.viewLayoutMarginsDidChange = 0 20 0 20
        V.safeAreaInsetsDidChange = 0 0 0 0
        R.viewSafeAreaInsetsDidChange = 0 0 0 0
        U.layoutMarginsDidChange = 0 20 0 20
        C.viewLayoutMarginsDidChange = 0 20 0 20
        U.safeAreaInsetsDidChange = 0 0 0 0
        C.viewSafeAreaInsetsDidChange = 0 0 0 0
        W.traitCollectionDidChange = horizontalSizeClass compact → regular, verticalSizeClass regular → compact
        R.traitCollectionDidChange = horizontalSizeClass compact → regular, verticalSizeClass regular → compact
        V.traitCollectionDidChange = horizontalSizeClass compact → regular, verticalSizeClass regular → compact
        C.traitCollectionDidChange = verticalSizeClass regular → compact
        U.traitCollectionDidChange = verticalSizeClass regular → compact
        W.layoutSubviews = 736×414
        R.viewWillLayoutSubviews
        V.layoutSubviews = 736×414
        R.viewDidLayoutSubviews
        C.viewWillLayoutSubviews
        U.layoutSubviews = 736×414
        C.viewDidLayoutSubviews
        """)
  }

  @Test("LT-8 layout inside an animation: final frames at once, and animations of what moved alone")
  func animation() {
    let screen = screen()
    UIView.animate(withDuration: 1) {
      screen.leading.constant = 60
      screen.root.view.layoutIfNeeded()
      self.trace.note("laid out")
    } completion: { _ in
      self.trace.note("completed")
    }
    #expect(
      trace.takeText() == """
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.viewDidLayoutSubviews
        laid out
        """)
    #expect(screen.a.frame.minX == 60)
    #expect(screen.a.layer.animationKeys() == ["position"])
    #expect(screen.b.layer.animationKeys() == nil && screen.root.view.layer.animationKeys() == nil)
    clock.advance(by: 1)
    #expect(trace.takeText() == "completed")
  }

  private enum Density: UITraitDefinition {
    static let defaultValue = 0
  }

  @Test(
    "LT-9 an override: nothing until the next layout, which brings traits from the top down first")
  func traitOverride() {
    let screen = screen()
    for (view, name) in [(screen.root.view!, "V"), (screen.a, "A"), (screen.b, "B")] {
      view.registerForTraitChanges([Density.self]) { [trace] (_: UIView, _) in
        trace.note("\(name) handler")
      }
    }
    screen.root.view.traitOverrides[Density.self] = 1
    #expect(screen.root.view.traitCollection[Density.self] == 0)
    #expect(
      turn() == """
        V.traitCollectionDidChange = Density 0 → 1
        V handler
        A.traitCollectionDidChange = Density 0 → 1
        A handler
        B.traitCollectionDidChange = Density 0 → 1
        B handler
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.viewDidLayoutSubviews
        A.layoutSubviews = 100×50
        B.layoutSubviews = 10×10
        """)
    #expect(screen.b.traitCollection[Density.self] == 1)
  }

  @Test("LT-10 an update of properties: in the layout pass, without layout unless that is marked")
  func updateProperties() {
    final class Marking: UIView {
      override func updateProperties() { setNeedsLayout() }
    }
    let screen = screen()
    screen.a.setNeedsUpdateProperties()
    #expect(turn() == "A.updateProperties")
    screen.a.setNeedsLayout()
    #expect(turn() == "A.layoutSubviews = 100×50")
    screen.root.setNeedsUpdateProperties()
    screen.root.view.setNeedsUpdateProperties()
    screen.root.view.setNeedsLayout()
    #expect(
      turn() == """
        R.updateProperties
        V.updateProperties
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.viewDidLayoutSubviews
        """)
    let marking = Marking(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    screen.root.view.addSubview(marking)
    settle()
    trace.record(marking, as: "M")
    marking.setNeedsUpdateProperties()
    #expect(
      turn() == """
        M.updateProperties
        M.layoutSubviews = 10×10
        """)
  }

  @Test("LT-11 constraints dirtied in viewWillLayoutSubviews are updated within layoutSubviews")
  func dirtied() {
    final class Dirtying: UIViewController {
      var isDirtying = false
      override func viewWillLayoutSubviews() {
        if isDirtying { view.setNeedsUpdateConstraints() }
        isDirtying = false
      }
    }
    let window = window()
    let root = Dirtying()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let child = constrained(UIView(), in: root.view)
    child.widthAnchor.constraint(equalToConstant: 10).isActive = true
    settle()
    trace.record(root, as: "R", viewAs: "V")
    root.isDirtying = true
    root.view.setNeedsLayout()
    #expect(
      turn() == """
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.updateViewConstraints
        V.updateConstraints
        R.viewDidLayoutSubviews
        """)
  }

  @Test(
    "LT-12 a preferred width set in viewDidLayoutSubviews brings a second pass in the same turn")
  func secondPass() {
    final class Labelled: UIViewController {
      let label = UILabel()
      var width: CGFloat = 0
      override func viewDidLayoutSubviews() { label.preferredMaxLayoutWidth = width }
    }
    let window = UIWindow(
      environment: DeviceEnvironment.named("iPhone 6") ?? .standard,
      textMeasurer: TypewriterMeasurer(), frameClock: clock)
    let root = Labelled()
    let label = constrained(root.label, in: root.view)
    label.numberOfLines = 0
    // Six words of four letters at 10 points each: 290 points on one line.
    label.text = "word word word word word word"
    label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100).isActive = true
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    trace.record(root, as: "R", viewAs: "V")
    trace.record(label, as: "L")
    root.width = 100
    root.view.setNeedsLayout()
    #expect(
      turn() == """
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.viewDidLayoutSubviews
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.viewDidLayoutSubviews
        L.layoutSubviews = 90×61
        L.draw(0 0; 90×61)
        """)
    #expect(label.frame.width == 90)
  }

  @Test("LT-13 hiding in a stack: the stack alone, unless what is hidden changes its size")
  func hiddenInStack() {
    let screen = screen()
    let (first, second) = (SizedView(50, 20), SizedView(30, 20))
    let stack = constrained(
      UIStackView(arrangedSubviews: [first, second]), in: screen.root.view)
    stack.leadingAnchor.constraint(equalTo: screen.root.view.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: screen.root.view.topAnchor, constant: 200).isActive = true
    settle()
    trace.record(stack, as: "S")
    trace.record(first, as: "X")
    trace.record(second, as: "Y")
    second.isHidden = true
    #expect(trace.entries.isEmpty)
    #expect(
      turn() == """
        S.updateConstraints
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.viewDidLayoutSubviews
        S.layoutSubviews = 50×20
        Y.layoutSubviews = 0×20
        """)
  }

  @Test("LT-14 removal: callbacks at once, constraints across given up, layout of the superview")
  func removal() {
    let screen = screen()
    screen.a.removeFromSuperview()
    #expect(
      trace.takeText() == """
        V.willRemoveSubview(A)
        A.willMove(toWindow: nil)
        B.willMove(toWindow: nil)
        A.willMove(toSuperview: nil)
        A.didMoveToWindow = nil
        B.didMoveToWindow = nil
        A.didMoveToSuperview = nil
        """)
    #expect(!screen.leading.isActive && screen.width.isActive)
    #expect(
      turn() == """
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.viewDidLayoutSubviews
        """)
  }
}
