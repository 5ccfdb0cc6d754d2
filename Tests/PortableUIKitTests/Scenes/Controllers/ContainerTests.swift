import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct ContainerTests {
  private let log = CallLog()
  private let clock = ManualFrameClock()

  /// Appearance and parent callbacks of controllers, in order.
  private func appearance() -> [String] {
    log.take().filter {
      $0.hasSuffix("ppear") || $0.hasSuffix("Appearing") || $0.contains("Parent")
    }
  }

  @Test("LC-26 push and pop: the old disappears around the new one's appearance")
  func pushAndPop() {
    let window = makeWindow(clock: clock)
    let a = log.controller("A")
    let b = log.controller("B")
    let navigation = UINavigationController(rootViewController: a)
    window.rootViewController = navigation
    clock.tick()
    _ = log.take()
    navigation.pushViewController(b, animated: true)
    #expect(
      appearance() == [
        "B.willMove(toParent:parent)", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing",
      ])
    #expect(a.view.window === window && navigation.transitionCoordinator?.isAnimated == true)
    clock.advance(by: 0.35)
    #expect(
      appearance() == ["A.viewDidDisappear", "B.viewDidAppear", "B.didMove(toParent:parent)"])
    #expect(a.view.superview == nil && b.view.window === window)
    #expect(navigation.topViewController === b && b.navigationController === navigation)
    #expect(navigation.transitionCoordinator == nil)
    #expect(navigation.popViewController(animated: false) === b)
    clock.tick()
    #expect(
      appearance() == [
        "B.willMove(toParent:nil)", "B.viewWillDisappear", "A.viewWillAppear",
        "A.viewIsAppearing", "B.viewDidDisappear", "B.didMove(toParent:nil)", "A.viewDidAppear",
      ])
    #expect(navigation.popViewController(animated: true) == nil && b.parent == nil)
  }

  @Test("LC-26 a push during a push ends the first before the second begins")
  func overtaking() {
    let window = makeWindow(clock: clock)
    let controllers = ["A", "B", "C"].map { log.controller($0) }
    let navigation = UINavigationController(rootViewController: controllers[0])
    window.rootViewController = navigation
    clock.tick()
    navigation.pushViewController(controllers[1], animated: true)
    clock.advance(by: 0.1)
    _ = log.take()
    navigation.pushViewController(controllers[2], animated: true)
    clock.advance(by: 1)
    #expect(
      appearance() == [
        "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(toParent:parent)",
        "C.willMove(toParent:parent)", "B.viewWillDisappear", "C.viewWillAppear",
        "C.viewIsAppearing", "B.viewDidDisappear", "C.viewDidAppear",
        "C.didMove(toParent:parent)",
      ])
  }

  @Test("What UIKit refuses to push is refused with its words, and the stack stays")
  func refusedPushes() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let raised = recordingExceptions {
      navigation.pushViewController(child, animated: false)
      navigation.pushViewController(UINavigationController(), animated: false)
      _ = navigation.popToViewController(UIViewController(), animated: false)
    }
    #expect(
      raised.map(\.reason) == [
        "Pushing the same view controller instance more than once is not supported (\(child))",
        "Pushing a navigation controller is not supported",
        "Tried to pop to a view controller that doesn't exist.",
      ])
    #expect(raised.allSatisfy { $0.name == "NSInvalidArgumentException" })
    #expect(navigation.viewControllers == [child])
  }

  @Test("CT-4 the bar reaches its child as safe area: 44 points below the status bar")
  func navigationBar() {
    let window = makeWindow("iPhone 11 Pro")
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    window.rootViewController = navigation
    window.performTurn()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
    window.rotate(to: .landscape)
    window.performTurn()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 44, bottom: 21, right: 44))
    navigation.isNavigationBarHidden = true
    #expect(child.view.safeAreaInsets.top == 0)
  }

  @Test("CT-3, CT-5 a tab bar reserves 49 points; only the selected view is in the hierarchy")
  func tabBar() {
    let window = makeWindow("iPhone 11 Pro")
    let a = log.controller("A")
    let b = log.controller("B")
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    window.rootViewController = tabs
    window.performTurn()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 729, width: 375, height: 83))
    #expect(a.view.safeAreaInsets.bottom == 83 && !b.isViewLoaded)
    _ = log.take()
    tabs.selectedIndex = 1
    window.performTurn()
    #expect(
      appearance() == [
        // Measured: the tab that comes hears first (UM-1506).
        "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing", "A.viewDidDisappear",
        "B.viewDidAppear",
      ])
    #expect(a.view.superview == nil && tabs.selectedViewController === b)
  }

  @Test("CT-1 a child moves between parents; CT-9 sizes are announced to the parent")
  func childMoves() {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []

      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        sizes.append(container.preferredContentSize)
      }
    }
    let first = Parent()
    let second = Parent()
    let child = log.controller("C")
    first.addChild(child)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child])
    #expect(first.sizes == [CGSize(width: 1, height: 2)] && second.sizes.isEmpty)
    #expect(log.take() == ["C.willMove(toParent:parent)", "C.willMove(toParent:parent)"])
  }

  @Test("A view belongs to one controller")
  func oneController() {
    let first = UIViewController()
    let second = UIViewController()
    let view = UIView()
    first.view = view
    let raised = recordingExceptions { second.view = view }
    #expect(raised.first?.name == "UIViewControllerHierarchyInconsistency")
    #expect(second.viewIfLoaded == nil && first.view === view)
  }

  @Test("CT-1 a controller does not become its own ancestor, nor a window's root a child")
  func refusedChildren() {
    let window = makeWindow(clock: clock)
    let root = UIViewController()
    window.rootViewController = root
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    let raised = recordingExceptions {
      child.addChild(parent)
      child.addChild(child)
      parent.addChild(root)
    }
    #expect(
      raised.map(\.name) == [
        "NSInvalidArgumentException", "NSInvalidArgumentException",
        "UIViewControllerHierarchyInconsistency",
      ])
    #expect(
      raised.last?.reason
        == "adding a root view controller \(root) as a child of view controller:\(parent)")
    #expect(child.children.isEmpty && parent.parent == nil && root.parent == nil)
    #expect(parent.children == [child])
  }

  @Test("CT-2, WR-8 each controller gets its frame from the one above, up to the window")
  func frames() {
    let window = makeWindow("iPhone 11 Pro", clock: clock)
    let child = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: child)]
    child.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    window.rootViewController = tabs
    clock.tick()
    #expect(tabs.view.frame == window.bounds && child.view.frame == window.bounds)
    // Status bar 44 and navigation bar 44 above, tab bar 49 and home indicator 34 below.
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
  }

  @Test("CT-6 a toolbar takes 44 points at the bottom, 32 in compact height")
  func toolbar() {
    let window = makeWindow("iPhone 8", clock: clock)
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    clock.tick()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 667 - 44, width: 375, height: 44))
    #expect(child.view.safeAreaInsets.bottom == 44)
    window.rotate(to: .landscape)
    clock.advance(by: 1)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 375 - 32, width: 667, height: 32))
    #expect(child.view.safeAreaInsets.bottom == 32)
  }

  @Test("CT-7 a container that does not forward conducts its children's appearance itself")
  func manualForwarding() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let window = makeWindow(clock: clock)
    let container = Container()
    let child = log.controller("C")
    window.rootViewController = container
    clock.tick()
    container.addChild(child)
    container.view.addSubview(child.view)
    clock.tick()
    #expect(!log.take().contains("C.viewWillAppear"))
    child.view.removeFromSuperview()
    child.beginAppearanceTransition(true, animated: false)
    container.view.addSubview(child.view)
    child.endAppearanceTransition()
    clock.tick()
    #expect(
      appearance() == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
  }

  @Test("CT-8 a transition between children: both must be the receiver's")
  func transition() {
    let window = makeWindow(clock: clock)
    let container = UIViewController()
    let a = log.controller("A")
    let b = log.controller("B")
    window.rootViewController = container
    container.addChild(a)
    container.view.addSubview(a.view)
    container.addChild(b)
    clock.tick()
    _ = log.take()
    container.transition(from: a, to: b, duration: 0.5, animations: { b.view.alpha = 0.5 })
    #expect(appearance() == ["A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing"])
    #expect(a.view.superview === container.view && b.view.superview === container.view)
    clock.advance(by: 0.5)
    #expect(appearance() == ["A.viewDidDisappear", "B.viewDidAppear"])
    #expect(a.view.superview == nil)
    let stranger = UIViewController()
    let raised = recordingExceptions {
      container.transition(from: b, to: stranger, duration: 0, animations: nil)
    }
    #expect(raised.first?.name == "NSInvalidArgumentException" && !stranger.isViewLoaded)
  }

  @Test("CT-9 a navigation controller wishes what its top controller wishes, and room for its bar")
  func preferredContentSize() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    child.preferredContentSize = CGSize(width: 300, height: 200)
    #expect(navigation.preferredContentSize == CGSize(width: 300, height: 244))
    let other = UIViewController()
    other.preferredContentSize = CGSize(width: 400, height: 100)
    navigation.pushViewController(other, animated: false)
    #expect(navigation.preferredContentSize == CGSize(width: 400, height: 144))
    child.preferredContentSize = CGSize(width: 1, height: 1)
    #expect(navigation.preferredContentSize == CGSize(width: 400, height: 144))
  }

  @Test("LC-27 why a view comes or goes can be asked in the appearance callbacks")
  func causes() {
    final class Controller: UIViewController {
      var seen: [String] = []

      private func note(_ call: String) {
        var causes: [String] = []
        if isBeingPresented { causes.append("presented") }
        if isBeingDismissed { causes.append("dismissed") }
        if isMovingToParent { causes.append("to parent") }
        if isMovingFromParent { causes.append("from parent") }
        seen.append("\(call): \(causes.joined(separator: ", "))")
      }

      override func viewWillAppear(_ animated: Bool) { note("willAppear") }
      override func viewDidAppear(_ animated: Bool) { note("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    }
    let window = makeWindow(clock: clock)
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    clock.tick()
    let pushed = Controller()
    navigation.pushViewController(pushed, animated: false)
    clock.tick()
    navigation.popViewController(animated: false)
    clock.tick()
    #expect(
      pushed.seen == [
        "willAppear: to parent", "didAppear: to parent", "willDisappear: from parent",
        "didDisappear: from parent",
      ])
    let modal = Controller()
    navigation.present(modal, animated: false)
    clock.tick()
    modal.dismiss(animated: false)
    clock.tick()
    #expect(
      modal.seen == [
        "willAppear: presented", "didAppear: presented", "willDisappear: dismissed",
        "didDisappear: dismissed",
      ])
    #expect(!modal.isBeingDismissed && !pushed.isMovingFromParent)
  }
}
