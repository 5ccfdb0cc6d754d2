import Foundation
import LifecycleTracing
import PortableUIKit
import Testing

/// The traces of controllers that come and go, each as a whole: everything that the window W, the
/// controllers and the views receive, with values, and nothing else.
@MainActor @Suite struct ControllerTraceTests: ReferenceTracing {
  let clock = ManualFrameClock()
  let trace = LifecycleTrace()

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
        M.loadView
        M.viewDidLoad
        R.viewWillDisappear(true)
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
        M.viewDidAppear(true)
        R.viewDidDisappear(true)
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
        R.viewDidAppear(true)
        M.viewDidDisappear(true)
        dismissed
        W.layoutSubviews = 375×667
        """)
  }

  @Test("Presentation of a sheet: the presenter stays and hears nothing") func sheet() {
    // A card 10 below the status bar, which has no part in its safe area (UM-1609).
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
        M.traitCollectionDidChange = displayScale 3 → 2
        N.traitCollectionDidChange = displayScale 3 → 2
        M.viewIsAppearing(false)
        M.updateViewConstraints
        N.updateConstraints
        W.layoutSubviews = 375×667
        M.updateProperties
        N.updateProperties
        M.viewWillLayoutSubviews
        N.layoutSubviews = 375×637
        M.viewDidLayoutSubviews
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
        B.loadView
        B.viewDidLoad
        A.viewWillDisappear(true)
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
        VS.layoutMarginsDidChange = 64 20 0 20
        S.viewLayoutMarginsDidChange = 64 20 0 20
        VS.safeAreaInsetsDidChange = 64 0 0 0
        S.viewSafeAreaInsetsDidChange = 64 0 0 0
        VP.layoutMarginsDidChange = 52 20 0 20
        P.viewLayoutMarginsDidChange = 52 20 0 20
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
