import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct AppearanceTests {
  private let log = CallLog()
  private let clock = ManualFrameClock()

  private func window() -> UIWindow {
    UIWindow(environment: DeviceEnvironment.named("iPhone 6") ?? .standard, frameClock: clock)
  }

  /// What the log holds, without insets and trait callbacks.
  private func lifecycle() -> [String] {
    log.take().filter {
      !$0.contains("Insets") && !$0.contains("Margins") && !$0.contains("traitCollection")
    }
  }

  @Test("LC-20 the view is loaded once, when it is first asked for")
  func loading() {
    let controller = log.controller("R")
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    _ = controller.view
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(log.take() == ["R.loadView", "R.viewDidLoad"])
  }

  @Test("LC-20 the base class makes a plain view")
  func plainView() {
    #expect(type(of: UIViewController().view as UIView) == UIView.self)
  }

  @Test("LT-1, LC-21 first display: load, appear, constraints bottom-up, layout top-down")
  func firstDisplay() {
    let window = window()
    let controller = log.controller("R")
    window.rootViewController = controller
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    #expect(
      lifecycle() == [
        "R.loadView", "R.viewDidLoad", "R.viewWillAppear", "R.view.willMove(toWindow:window)",
        "R.view.willMove(toSuperview:view)", "R.view.didMoveToWindow", "R.view.didMoveToSuperview",
      ])
    let child = log.view("A")
    let grandchild = log.view("B")
    child.addSubview(grandchild)
    controller.view.addSubview(child)
    _ = log.take()
    window.performTurn()
    let calls = lifecycle()
    #expect(
      calls == [
        // Measured: it comes after `makeKeyAndVisible` has returned (UM-1507).
        "R.viewIsAppearing", "B.updateConstraints", "A.updateConstraints",
        "R.updateViewConstraints",
        "R.view.updateConstraints", "R.viewWillLayoutSubviews", "R.view.layoutSubviews",
        "R.viewDidLayoutSubviews", "A.layoutSubviews", "B.layoutSubviews", "R.viewDidAppear",
      ])
    clock.tick()
    #expect(log.take() == [])
  }

  @Test("LC-21 viewDidAppear comes with the turn after")
  func didAppear() {
    let window = window()
    window.makeKeyAndVisible()
    window.rootViewController = log.controller("R")
    #expect(log.take().last == "R.viewIsAppearing")
    clock.tick()
    #expect(log.take().contains("R.viewDidAppear"))
  }

  @Test("LC-23 a replaced root controller disappears, with its view leaving in between")
  func disappear() {
    let window = window()
    window.makeKeyAndVisible()
    window.rootViewController = log.controller("R")
    clock.tick()
    _ = log.take()
    window.rootViewController = nil
    #expect(
      lifecycle() == [
        "R.viewWillDisappear", "R.view.willMove(toWindow:nil)", "R.view.willMove(toSuperview:nil)",
        "R.view.didMoveToWindow", "R.view.didMoveToSuperview", "R.viewDidDisappear",
      ])
  }

  @Test("LC-25, CT-1 a child embedded later appears when its view is added")
  func embedding() {
    let window = window()
    window.makeKeyAndVisible()
    let parent = log.controller("P")
    window.rootViewController = parent
    clock.tick()
    _ = log.take()
    let child = log.controller("C")
    parent.addChild(child)
    #expect(log.take() == ["C.willMove(toParent:parent)"])
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let calls = lifecycle().filter { $0.hasPrefix("C.") && !$0.hasPrefix("C.view.") }
    #expect(
      calls == [
        "C.loadView", "C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing",
        "C.didMove(toParent:parent)",
      ])
    clock.tick()
    #expect(log.take().contains("C.viewDidAppear"))
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      lifecycle().filter { $0.hasPrefix("C.") && !$0.hasPrefix("C.view.") } == [
        "C.willMove(toParent:nil)", "C.viewWillDisappear", "C.viewDidDisappear",
        "C.didMove(toParent:nil)",
      ])
    #expect(parent.children.isEmpty)
  }

  @Test("LC-24 appearance goes from the parent to the children in order")
  func forwarding() {
    let window = window()
    let parent = log.controller("P")
    for name in ["A", "B"] {
      let child = log.controller(name)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    window.rootViewController = parent
    _ = log.take()
    window.makeKeyAndVisible()
    clock.tick()
    let calls = log.take()
    #expect(
      calls.filter { $0.hasSuffix("ppear") || $0.hasSuffix("Appearing") } == [
        "P.viewWillAppear", "A.viewWillAppear", "B.viewWillAppear",
        "P.viewIsAppearing", "A.viewIsAppearing", "B.viewIsAppearing",
        "P.viewDidAppear", "A.viewDidAppear", "B.viewDidAppear",
      ])
  }
}
