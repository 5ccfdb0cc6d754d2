import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct WindowTests {
  private let log = CallLog()
  private let clock = ManualFrameClock()

  private func window(_ device: String, _ orientation: DeviceOrientation = .portrait) -> UIWindow {
    UIWindow(
      environment: DeviceEnvironment.named(device) ?? .standard, orientation: orientation,
      frameClock: clock)
  }

  @Test("WIN-1 a window is a view without content, and the root of its tree's traits")
  func root() {
    let window = window("iPhone 6")
    #expect(window.backgroundColor == nil && window.superview == nil && window.subviews.isEmpty)
    let view = UIView()
    window.addSubview(view)
    window.traitOverrides.preferredContentSizeCategory = .small
    clock.tick()
    #expect(view.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test("WIN-2 the window of a view is the top of its chain; a window is its own")
  func windowOfViews() {
    let window = window("iPhone 6")
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.window == nil)
    window.addSubview(outer)
    #expect(inner.window === window && window.window === window)
  }

  @Test("WIN-3, WR-4 the origin stays at the top left, and the bounds change with the rotation")
  func rotation() {
    let window = window("iPhone 6")
    window.makeKeyAndVisible()
    window.rotate(to: .landscape)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(window.transform == .identity)
    #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
  }

  @Test("WIN-4 windows are made hidden; made key and visible they show their root's view")
  func visibility() {
    let window = window("iPhone 6")
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(window.isHidden && !controller.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(!window.isHidden && window.isKeyWindow && controller.view.window === window)
    #expect(controller.view.frame == window.bounds)
    #expect(UIApplication.shared.keyWindow === window && window.windowScene?.keyWindow === window)
  }

  @Test("WIN-5 windows are stacked by level, then in the order they became visible")
  func levels() {
    let first = window("iPhone 6")
    let scene = first.windowScene
    let second = UIWindow(screen: first.screen)
    let alert = UIWindow(screen: first.screen)
    alert.windowLevel = .alert
    for window in [alert, second, first] { window.isHidden = false }
    #expect(scene?.windows == [second, first, alert])
    #expect(UIWindow.Level.normal.rawValue == 0 && UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
  }

  @Test("WIN-6 each window solves its own tree")
  func engines() {
    let small = window("iPhone SE")
    let large = window("iPhone 6")
    let view = constrained(UIView(), in: small)
    func fill(_ window: UIWindow) {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      ])
      window.updateConstraintsIfNeeded()
      window.layoutIfNeeded()
    }
    fill(small)
    #expect(view.frame.width == 320)
    large.addSubview(view)
    fill(large)
    #expect(view.frame.width == 375 && small.constraints.isEmpty)
  }

  @Test("RC-3 the responder chain leads from a view to the window, its scene and the application")
  func responders() {
    let window = window("iPhone 6")
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.next === controller && controller.next === window)
    #expect(window.next === window.windowScene)
    #expect(window.windowScene?.next === UIApplication.shared)
  }

  // MARK: The root controller's view

  /// 320 by 480 points under the rule up to iOS 6.
  private func legacy() -> (UIWindow, UIViewController) {
    let window = window("iPhone 4s")
    window.rootViewLayout = .belowStatusBar
    let controller = log.controller("R")
    window.rootViewController = controller
    window.makeKeyAndVisible()
    clock.tick()
    _ = log.take()
    return (window, controller)
  }

  @Test("WR-1, WR-2 below the status bar: 20 points, 40 in a call, none when hidden or not wanted")
  func legacyRule() {
    let (window, controller) = legacy()
    #expect(controller.view.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
    #expect(controller.view.safeAreaInsets.top == 0)
    window.screen.statusBar.isInCall = true
    #expect(controller.view.frame == CGRect(x: 0, y: 40, width: 320, height: 440))
    controller.wantsFullScreenLayout = true
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.wantsFullScreenLayout = false
    window.screen.statusBar = StatusBar(isHidden: true)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("WR-1, WR-4 on its side the bar still takes 20 points of the height")
  func legacyRotation() {
    let (window, controller) = legacy()
    window.rotate(to: .landscape)
    clock.advance(by: 1)
    #expect(controller.view.frame == CGRect(x: 0, y: 20, width: 480, height: 300))
    #expect(log.take().contains("R.viewWillTransition(to:480x300)"))
  }

  @Test("WR-3 since iOS 7 the view fills the window, and bars are told as safe area")
  func modernRule() {
    let window = window("iPhone 6")
    let controller = UIViewController()
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(!controller.extendedLayoutIncludesOpaqueBars && !controller.wantsFullScreenLayout)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    clock.tick()
    #expect(controller.view.frame == window.bounds && controller.view.safeAreaInsets.top == 20)
    #expect(controller.topLayoutGuide.length == 20)
    window.screen.statusBar.isInCall = true
    #expect(controller.view.frame == window.bounds && controller.view.safeAreaInsets.top == 40)
    window.screen.statusBar = StatusBar(isHidden: true)
    #expect(controller.view.safeAreaInsets.top == 0)
  }

  @Test("WR-3 beside a sensor the edge stays covered when the status bar is hidden")
  func sensor() {
    let window = window("iPhone 11 Pro")
    window.screen.statusBar.isHidden = true
    #expect(window.safeAreaInsets.top == 44)
    window.screen.statusBar = StatusBar(isInCall: true)
    #expect(window.safeAreaInsets.top == 44)
  }

  @Test("WR-5 a growing status bar is a change of size: it is told of, and a layout pass follows")
  func transientChange() {
    let (window, _) = legacy()
    window.screen.statusBar.isInCall = true
    #expect(
      log.take().filter { !$0.contains("Insets") && !$0.contains("Margins") } == [
        "R.viewWillTransition(to:320x440)", "R.viewWillLayoutSubviews", "R.view.layoutSubviews",
        "R.viewDidLayoutSubviews",
      ])
  }

  @Test("WR-6 a navigation bar adds to the insets of a scroll view that is the root view")
  func scrollInsets() {
    final class Scrolling: UIViewController {
      override func loadView() { view = UIScrollView() }
    }
    let window = window("iPhone 6")
    let controller = Scrolling()
    #expect(controller.automaticallyAdjustsScrollViewInsets)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    clock.tick()
    let scrollView = controller.view as? UIScrollView
    #expect(scrollView?.adjustedContentInset.top == 64 && scrollView?.contentInset.top == 0)
    controller.automaticallyAdjustsScrollViewInsets = false
    #expect(scrollView?.adjustedContentInset.top == 0)
  }

  @Test("WR-7 what lies under a bar is not touched")
  func touches() {
    let window = window("iPhone 6")
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    clock.tick()
    #expect(window.hitTest(CGPoint(x: 100, y: 40), with: nil) === navigation.navigationBar)
    #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === controller.view)
  }

  @Test("The frontmost controller decides about the status bar")
  func statusBarWishes() {
    final class Hiding: UIViewController {
      var hides = true
      override var prefersStatusBarHidden: Bool { hides }
    }
    let window = window("iPhone 6")
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    clock.tick()
    #expect(window.windowScene?.statusBarManager?.statusBarFrame.height == 20)
    let modal = Hiding()
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    clock.tick()
    #expect(window.screen.statusBar.isHidden && modal.view.safeAreaInsets.top == 0)
    #expect(window.windowScene?.statusBarManager?.isStatusBarHidden == true)
    modal.hides = false
    modal.setNeedsStatusBarAppearanceUpdate()
    #expect(modal.view.safeAreaInsets.top == 20)
    modal.hides = true
    modal.setNeedsStatusBarAppearanceUpdate()
    modal.dismiss(animated: false)
    clock.tick()
    #expect(!window.screen.statusBar.isHidden)
  }
}
