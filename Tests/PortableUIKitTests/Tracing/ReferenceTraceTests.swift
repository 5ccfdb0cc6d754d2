import Foundation
import LifecycleTracing
import PortableUIKit
import Testing

/// The reference traces of the lifecycle, each as a whole: everything that the window W, the
/// controllers and the views receive, with values, and nothing else.
@MainActor @Suite struct ReferenceTraceTests {
  private let clock = ManualFrameClock()
  private let trace = LifecycleTrace()

  /// A view with constraints in it, for which a drawing method is written.
  private final class Drawn: UIView {
    override func draw(_ rect: CGRect) {}
  }

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
        R.viewIsAppearing(false)
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
        W.draw(0 0; 375×667)
        V.draw(0 0; 375×667)
        A.draw(0 0; 100×50)
        B.draw(0 0; 10×10)
        R.viewDidAppear(false)
        """)
    clock.tick()
    #expect(trace.takeText() == "")
  }

  private func window(_ device: String = "iPhone 6") -> UIWindow {
    let screen = UIScreen(
      environment: DeviceEnvironment.named(device) ?? .standard, frameClock: clock)
    return UIWindow(screen: screen)
  }

  /// W, R with view V (375 by 667), A in V (100 by 50 at 10, 100) with B in it (10 by 10 at 5, 5),
  /// placed by constraints, settled.
  private struct Screen {
    let window: UIWindow
    let root: UIViewController
    let a: UIView
    let b: UIView
    let leading: NSLayoutConstraint
    let width: NSLayoutConstraint
  }

  private func screen() -> Screen {
    let window = window()
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let a = constrained(UIView(), in: root.view)
    let b = constrained(UIView(), in: a)
    let leading = a.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 10)
    let width = a.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      leading, width,
      a.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
      a.heightAnchor.constraint(equalToConstant: 50),
      b.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 5),
      b.topAnchor.constraint(equalTo: a.topAnchor, constant: 5),
      b.widthAnchor.constraint(equalToConstant: 10),
      b.heightAnchor.constraint(equalToConstant: 10),
    ])
    settle()
    trace.record(window, as: "W")
    trace.record(root, as: "R", viewAs: "V")
    trace.record(a, as: "A")
    trace.record(b, as: "B")
    return Screen(window: window, root: root, a: a, b: b, leading: leading, width: width)
  }

  private func settle() {
    clock.advance(by: 2)
    clock.tick()
    _ = trace.take()
  }

  /// What is written down in the next turn.
  private func turn() -> String {
    clock.tick()
    return trace.takeText()
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
        V.layoutMarginsDidChange = 0 20 0 20
        R.viewLayoutMarginsDidChange = 0 20 0 20
        V.safeAreaInsetsDidChange = 0 0 0 0
        R.viewSafeAreaInsetsDidChange = 0 0 0 0
        U.layoutMarginsDidChange = 0 20 0 20
        C.viewLayoutMarginsDidChange = 0 20 0 20
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

  @Test("Child controllers: embedding and removal") func children() {
    let screen = screen()
    let child = UIViewController()
    trace.record(child, as: "C", viewAs: "U")
    screen.root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 200, width: 100, height: 100)
    screen.root.view.addSubview(child.view)
    child.didMove(toParent: screen.root)
    #expect(
      trace.takeText() == """
        C.willMove(toParent: R)
        C.loadView
        C.viewDidLoad
        C.viewWillAppear(false)
        U.willMove(toWindow: W)
        U.willMove(toSuperview: V)
        U.didMoveToWindow = W
        U.didMoveToSuperview = V
        V.didAddSubview(U)
        C.traitCollectionDidChange = displayScale 3 → 2
        U.traitCollectionDidChange = displayScale 3 → 2
        C.viewIsAppearing(false)
        C.didMove(toParent: R)
        """)
    #expect(
      turn() == """
        C.updateViewConstraints
        U.updateConstraints
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.viewDidLayoutSubviews
        C.updateProperties
        U.updateProperties
        C.viewWillLayoutSubviews
        U.layoutSubviews = 100×100
        C.viewDidLayoutSubviews
        U.draw(0 0; 100×100)
        C.viewDidAppear(false)
        """)
    #expect(turn() == "")
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      trace.takeText() == """
        C.willMove(toParent: nil)
        C.viewWillDisappear(false)
        V.willRemoveSubview(U)
        U.willMove(toWindow: nil)
        U.willMove(toSuperview: nil)
        U.didMoveToWindow = nil
        U.didMoveToSuperview = nil
        C.viewDidDisappear(false)
        C.didMove(toParent: nil)
        """)
    #expect(
      turn() == """
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.viewDidLayoutSubviews
        """)
  }

  @Test("Presentation over the full screen, and dismissal") func presentation() {
    let screen = screen()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    trace.record(modal, as: "M", viewAs: "N")
    screen.root.present(modal, animated: true) { self.trace.note("presented") }
    #expect(
      trace.takeText() == """
        W.didAddSubview(PresentationContainerView)
        R.viewWillDisappear(true)
        M.loadView
        M.viewDidLoad
        M.viewWillAppear(true)
        N.willMove(toWindow: W)
        N.willMove(toSuperview: PresentationContainerView)
        N.didMoveToWindow = W
        N.didMoveToSuperview = PresentationContainerView
        N.layoutMarginsDidChange = 20 16 0 16
        M.viewLayoutMarginsDidChange = 20 16 0 16
        N.safeAreaInsetsDidChange = 20 0 0 0
        M.viewSafeAreaInsetsDidChange = 20 0 0 0
        M.traitCollectionDidChange = displayScale 3 → 2
        N.traitCollectionDidChange = displayScale 3 → 2
        M.viewIsAppearing(true)
        M.updateViewConstraints
        N.updateConstraints
        W.layoutSubviews = 375×667
        M.updateProperties
        N.updateProperties
        M.viewWillLayoutSubviews
        N.layoutSubviews = 375×667
        M.viewDidLayoutSubviews
        """)
    clock.advance(by: 1)
    #expect(
      trace.takeText() == """
        N.draw(0 0; 375×667)
        W.willRemoveSubview(V)
        V.willMove(toWindow: nil)
        A.willMove(toWindow: nil)
        B.willMove(toWindow: nil)
        V.willMove(toSuperview: nil)
        V.didMoveToWindow = nil
        A.didMoveToWindow = nil
        B.didMoveToWindow = nil
        V.didMoveToSuperview = nil
        V.layoutMarginsDidChange = 0 16 0 16
        R.viewLayoutMarginsDidChange = 0 16 0 16
        V.safeAreaInsetsDidChange = 0 0 0 0
        R.viewSafeAreaInsetsDidChange = 0 0 0 0
        R.viewDidDisappear(true)
        M.viewDidAppear(true)
        presented
        W.layoutSubviews = 375×667
        """)
    modal.dismiss(animated: true) { self.trace.note("dismissed") }
    #expect(
      trace.takeText() == """
        M.viewWillDisappear(true)
        R.viewWillAppear(true)
        V.willMove(toWindow: W)
        A.willMove(toWindow: W)
        B.willMove(toWindow: W)
        V.willMove(toSuperview: W)
        V.didMoveToWindow = W
        A.didMoveToWindow = W
        B.didMoveToWindow = W
        V.didMoveToSuperview = W
        W.didAddSubview(V)
        V.layoutMarginsDidChange = 20 16 0 16
        R.viewLayoutMarginsDidChange = 20 16 0 16
        V.safeAreaInsetsDidChange = 20 0 0 0
        R.viewSafeAreaInsetsDidChange = 20 0 0 0
        R.viewIsAppearing(true)
        """)
    clock.advance(by: 1)
    #expect(
      trace.takeText() == """
        W.layoutSubviews = 375×667
        R.viewWillLayoutSubviews
        V.layoutSubviews = 375×667
        R.viewDidLayoutSubviews
        A.layoutSubviews = 100×50
        W.willRemoveSubview(PresentationContainerView)
        N.willMove(toWindow: nil)
        N.didMoveToWindow = nil
        N.layoutMarginsDidChange = 0 16 0 16
        M.viewLayoutMarginsDidChange = 0 16 0 16
        N.safeAreaInsetsDidChange = 0 0 0 0
        M.viewSafeAreaInsetsDidChange = 0 0 0 0
        N.willMove(toSuperview: nil)
        N.didMoveToSuperview = nil
        M.viewDidDisappear(true)
        R.viewDidAppear(true)
        dismissed
        W.layoutSubviews = 375×667
        """)
  }

  @Test("Presentation of a sheet: the presenter stays and hears nothing") func sheet() {
    let screen = screen()
    let modal = UIViewController()
    trace.record(modal, as: "M", viewAs: "N")
    screen.root.present(modal, animated: false) { self.trace.note("presented") }
    clock.tick()
    #expect(
      trace.takeText() == """
        W.didAddSubview(PresentationContainerView)
        M.loadView
        M.viewDidLoad
        M.viewWillAppear(false)
        N.willMove(toWindow: W)
        N.willMove(toSuperview: PresentationContainerView)
        N.didMoveToWindow = W
        N.didMoveToSuperview = PresentationContainerView
        N.layoutMarginsDidChange = 20 16 0 16
        M.viewLayoutMarginsDidChange = 20 16 0 16
        N.safeAreaInsetsDidChange = 20 0 0 0
        M.viewSafeAreaInsetsDidChange = 20 0 0 0
        M.traitCollectionDidChange = displayScale 3 → 2
        N.traitCollectionDidChange = displayScale 3 → 2
        M.viewIsAppearing(false)
        M.updateViewConstraints
        N.updateConstraints
        W.layoutSubviews = 375×667
        M.updateProperties
        N.updateProperties
        M.viewWillLayoutSubviews
        N.layoutSubviews = 375×667
        M.viewDidLayoutSubviews
        N.draw(0 0; 375×667)
        M.viewDidAppear(false)
        presented
        """)
    modal.dismiss(animated: false) { self.trace.note("dismissed") }
    clock.tick()
    #expect(
      trace.takeText() == """
        M.viewWillDisappear(false)
        W.willRemoveSubview(PresentationContainerView)
        N.willMove(toWindow: nil)
        N.didMoveToWindow = nil
        N.layoutMarginsDidChange = 0 16 0 16
        M.viewLayoutMarginsDidChange = 0 16 0 16
        N.safeAreaInsetsDidChange = 0 0 0 0
        M.viewSafeAreaInsetsDidChange = 0 0 0 0
        N.willMove(toSuperview: nil)
        N.didMoveToSuperview = nil
        M.viewDidDisappear(false)
        W.layoutSubviews = 375×667
        dismissed
        """)
  }

  @Test("A navigation controller pushes and pops") func navigation() {
    let window = window()
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    settle()
    trace.record(first, as: "A", viewAs: "VA")
    trace.record(second, as: "B", viewAs: "VB")
    navigation.pushViewController(second, animated: true)
    #expect(
      trace.takeText() == """
        B.willMove(toParent: UINavigationController)
        A.viewWillDisappear(true)
        B.loadView
        B.viewDidLoad
        B.viewWillAppear(true)
        VB.willMove(toWindow: UIWindow)
        VB.willMove(toSuperview: UIView)
        VB.didMoveToWindow = UIWindow
        VB.didMoveToSuperview = UIView
        VB.layoutMarginsDidChange = 20 16 0 16
        B.viewLayoutMarginsDidChange = 20 16 0 16
        VB.safeAreaInsetsDidChange = 20 0 0 0
        B.viewSafeAreaInsetsDidChange = 20 0 0 0
        B.traitCollectionDidChange = displayScale 3 → 2
        VB.traitCollectionDidChange = displayScale 3 → 2
        B.viewIsAppearing(true)
        VB.layoutMarginsDidChange = 64 16 0 16
        B.viewLayoutMarginsDidChange = 64 16 0 16
        VB.safeAreaInsetsDidChange = 64 0 0 0
        B.viewSafeAreaInsetsDidChange = 64 0 0 0
        B.updateViewConstraints
        VB.updateConstraints
        B.updateProperties
        VB.updateProperties
        B.viewWillLayoutSubviews
        VB.layoutSubviews = 375×667
        B.viewDidLayoutSubviews
        """)
    clock.advance(by: 1)
    #expect(
      trace.takeText() == """
        VB.draw(0 0; 375×667)
        VA.willMove(toWindow: nil)
        VA.willMove(toSuperview: nil)
        VA.didMoveToWindow = nil
        VA.didMoveToSuperview = nil
        VA.layoutMarginsDidChange = 44 16 0 16
        A.viewLayoutMarginsDidChange = 44 16 0 16
        VA.safeAreaInsetsDidChange = 44 0 0 0
        A.viewSafeAreaInsetsDidChange = 44 0 0 0
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        B.didMove(toParent: UINavigationController)
        """)
    navigation.popViewController(animated: true)
    #expect(
      trace.takeText() == """
        B.willMove(toParent: nil)
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        VA.willMove(toWindow: UIWindow)
        VA.willMove(toSuperview: UIView)
        VA.didMoveToWindow = UIWindow
        VA.didMoveToSuperview = UIView
        VA.layoutMarginsDidChange = 64 16 0 16
        A.viewLayoutMarginsDidChange = 64 16 0 16
        VA.safeAreaInsetsDidChange = 64 0 0 0
        A.viewSafeAreaInsetsDidChange = 64 0 0 0
        A.viewIsAppearing(true)
        """)
    clock.advance(by: 1)
    #expect(
      trace.takeText() == """
        VB.willMove(toWindow: nil)
        VB.willMove(toSuperview: nil)
        VB.didMoveToWindow = nil
        VB.didMoveToSuperview = nil
        VB.layoutMarginsDidChange = 44 16 0 16
        B.viewLayoutMarginsDidChange = 44 16 0 16
        VB.safeAreaInsetsDidChange = 44 0 0 0
        B.viewSafeAreaInsetsDidChange = 44 0 0 0
        B.viewDidDisappear(true)
        B.didMove(toParent: nil)
        A.viewDidAppear(true)
        """)
  }

  @Test("A split view controller collapses and expands") func split() {
    let window = window("iPhone 6 Plus")
    let (primary, secondary) = (UIViewController(), UIViewController())
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: primary), secondary,
    ]
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.rotate(to: .landscape)
    settle()
    #expect(!split.isCollapsed)
    trace.record(primary, as: "P", viewAs: "VP")
    trace.record(secondary, as: "S", viewAs: "VS")
    window.rotate(to: .portrait)
    #expect(split.isCollapsed)
    #expect(
      trace.takeText() == """
        P.willTransition = horizontalSizeClass regular → compact, verticalSizeClass compact → regular
        S.willTransition = horizontalSizeClass regular → compact, verticalSizeClass compact → regular
        P.viewWillTransition(to: 414×736)
        S.viewWillTransition(to: 414×736)
        VS.layoutMarginsDidChange = 64 16 0 16
        S.viewLayoutMarginsDidChange = 64 16 0 16
        VS.safeAreaInsetsDidChange = 64 0 0 0
        S.viewSafeAreaInsetsDidChange = 64 0 0 0
        VP.layoutMarginsDidChange = 52 16 0 16
        P.viewLayoutMarginsDidChange = 52 16 0 16
        VP.safeAreaInsetsDidChange = 52 0 0 0
        P.viewSafeAreaInsetsDidChange = 52 0 0 0
        S.traitCollectionDidChange = horizontalSizeClass regular → compact, verticalSizeClass compact → regular
        VS.traitCollectionDidChange = horizontalSizeClass regular → compact, verticalSizeClass compact → regular
        P.traitCollectionDidChange = horizontalSizeClass regular → compact, verticalSizeClass compact → regular
        VP.traitCollectionDidChange = horizontalSizeClass regular → compact, verticalSizeClass compact → regular
        S.willMove(toParent: nil)
        S.viewWillDisappear(false)
        VS.willMove(toWindow: nil)
        VS.willMove(toSuperview: nil)
        VS.didMoveToWindow = nil
        VS.didMoveToSuperview = nil
        VS.layoutMarginsDidChange = 44 16 0 16
        S.viewLayoutMarginsDidChange = 44 16 0 16
        VS.safeAreaInsetsDidChange = 44 0 0 0
        S.viewSafeAreaInsetsDidChange = 44 0 0 0
        S.viewDidDisappear(false)
        S.didMove(toParent: nil)
        VP.layoutMarginsDidChange = 52 20 0 20
        P.viewLayoutMarginsDidChange = 52 20 0 20
        S.willMove(toParent: UINavigationController)
        P.viewWillDisappear(false)
        S.viewWillAppear(false)
        VS.layoutMarginsDidChange = 44 20 0 20
        S.viewLayoutMarginsDidChange = 44 20 0 20
        VS.willMove(toWindow: UIWindow)
        VS.willMove(toSuperview: UIView)
        VS.didMoveToWindow = UIWindow
        VS.didMoveToSuperview = UIView
        VS.layoutMarginsDidChange = 64 20 0 20
        S.viewLayoutMarginsDidChange = 64 20 0 20
        VS.safeAreaInsetsDidChange = 64 0 0 0
        S.viewSafeAreaInsetsDidChange = 64 0 0 0
        S.viewIsAppearing(false)
        P.viewWillLayoutSubviews
        VP.layoutSubviews = 414×736
        P.viewDidLayoutSubviews
        S.viewWillLayoutSubviews
        VS.layoutSubviews = 414×736
        S.viewDidLayoutSubviews
        """)
    clock.advance(by: 1)
    #expect(
      trace.takeText() == """
        VP.willMove(toWindow: nil)
        VP.willMove(toSuperview: nil)
        VP.didMoveToWindow = nil
        VP.didMoveToSuperview = nil
        VP.layoutMarginsDidChange = 32 20 0 20
        P.viewLayoutMarginsDidChange = 32 20 0 20
        VP.safeAreaInsetsDidChange = 32 0 0 0
        P.viewSafeAreaInsetsDidChange = 32 0 0 0
        P.viewDidDisappear(false)
        S.viewDidAppear(false)
        S.didMove(toParent: UINavigationController)
        """)
    window.rotate(to: .landscape)
    #expect(!split.isCollapsed)
    #expect(
      trace.takeText() == """
        P.willTransition = horizontalSizeClass compact → regular, verticalSizeClass regular → compact
        S.willTransition = horizontalSizeClass compact → regular, verticalSizeClass regular → compact
        P.viewWillTransition(to: 294.4×414)
        S.viewWillTransition(to: 294.4×414)
        VS.layoutMarginsDidChange = 44 20 0 20
        S.viewLayoutMarginsDidChange = 44 20 0 20
        VS.safeAreaInsetsDidChange = 44 0 0 0
        S.viewSafeAreaInsetsDidChange = 44 0 0 0
        S.traitCollectionDidChange = horizontalSizeClass compact → regular, verticalSizeClass regular → compact
        VS.traitCollectionDidChange = horizontalSizeClass compact → regular, verticalSizeClass regular → compact
        S.willMove(toParent: nil)
        S.viewWillDisappear(false)
        P.viewWillAppear(false)
        VP.willMove(toWindow: UIWindow)
        VP.willMove(toSuperview: UIView)
        VP.didMoveToWindow = UIWindow
        VP.didMoveToSuperview = UIView
        P.traitCollectionDidChange = horizontalSizeClass compact → regular, verticalSizeClass regular → compact
        VP.traitCollectionDidChange = horizontalSizeClass compact → regular, verticalSizeClass regular → compact
        P.viewIsAppearing(false)
        S.viewWillLayoutSubviews
        VS.layoutSubviews = 736×414
        S.viewDidLayoutSubviews
        P.viewWillLayoutSubviews
        VP.layoutSubviews = 736×414
        P.viewDidLayoutSubviews
        VS.willMove(toWindow: nil)
        VS.willMove(toSuperview: nil)
        VS.didMoveToWindow = nil
        VS.didMoveToSuperview = nil
        S.viewDidDisappear(false)
        S.didMove(toParent: nil)
        P.viewDidAppear(false)
        S.willMove(toParent: UISplitViewController)
        S.didMove(toParent: UISplitViewController)
        S.viewWillAppear(false)
        VS.willMove(toWindow: UIWindow)
        VS.willMove(toSuperview: UIView)
        VS.didMoveToWindow = UIWindow
        VS.didMoveToSuperview = UIView
        S.viewIsAppearing(false)
        VP.layoutMarginsDidChange = 32 16 0 16
        P.viewLayoutMarginsDidChange = 32 16 0 16
        S.viewWillLayoutSubviews
        VS.layoutSubviews = 441.267×414
        S.viewDidLayoutSubviews
        P.viewWillLayoutSubviews
        VP.layoutSubviews = 294.4×414
        P.viewDidLayoutSubviews
        """)
    clock.advance(by: 1)
    #expect(trace.takeText() == "S.viewDidAppear(false)")
  }
}
