import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct RotationTests {
  private let log = CallLog()

  private func show(_ device: String) -> (UIWindow, UIViewController, UIViewController) {
    let window = UIWindow(
      environment: DeviceEnvironment.named(device) ?? .standard, frameClock: ManualFrameClock())
    let root = log.controller("R")
    let child = log.controller("C")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: root)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.performTurn()
    window.performTurn()
    _ = log.take()
    return (window, root, child)
  }

  private func calls() -> [String] {
    log.take().filter { !$0.contains("Insets") && !$0.contains("Margins") }
  }

  @Test("LT-6, TR-13 an iPhone turns: traits, sizes, both applied, then layout")
  func phone() {
    let (window, root, child) = show("iPhone 6")
    window.rotate(to: .landscape)
    #expect(
      calls() == [
        "R.willTransition", "C.willTransition", "R.viewWillTransition(to:667x375)",
        "C.viewWillTransition(to:667x375)", "R.traitCollectionDidChange",
        "C.traitCollectionDidChange", "R.viewWillLayoutSubviews", "R.view.layoutSubviews",
        "R.viewDidLayoutSubviews", "C.viewWillLayoutSubviews", "C.view.layoutSubviews",
        "C.viewDidLayoutSubviews",
      ])
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(root.traitCollection.verticalSizeClass == .compact)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("TR-15 an iPad keeps its size classes: only the size is announced")
  func pad() {
    let (window, _, _) = show("iPad")
    window.rotate(to: .landscape)
    let calls = calls()
    #expect(!calls.contains { $0.contains("raitCollection") || $0.contains("willTransition") })
    #expect(
      Array(calls.prefix(2)) == [
        "R.viewWillTransition(to:1024x768)", "C.viewWillTransition(to:1024x768)",
      ])
  }

  @Test("TR-16, LT-7 a child whose class is overridden does not hear of the container's change")
  func override() {
    let (window, root, child) = show("iPhone 6 Plus")
    root.setOverrideTraitCollection(
      UITraitCollection { traits in
        traits.horizontalSizeClass = .regular
        traits.verticalSizeClass = .regular
      }, forChild: child)
    window.performTurn()
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    _ = log.take()
    window.rotate(to: .landscape)
    let calls = calls()
    #expect(calls.contains("R.willTransition") && calls.contains("R.traitCollectionDidChange"))
    #expect(!calls.contains("C.willTransition") && !calls.contains("C.traitCollectionDidChange"))
  }

  @Test("CT-10 a child whose size does not change is not told of the transition")
  func fixedChild() {
    let (window, _, child) = show("iPhone 6")
    child.view.autoresizingMask = []
    window.rotate(to: .landscape)
    #expect(!calls().contains { $0.hasPrefix("C.viewWillTransition") })
  }

  @Test("TR-14 blocks of the coordinator run beside the change and after it")
  func coordinator() {
    final class Controller: UIViewController {
      var seen: [String] = []

      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
          alongsideTransition: { [unowned self] _ in
            seen.append("alongside \(view.bounds.width)")
          },
          completion: { [unowned self] _ in
            seen.append("completion \(view.bounds.width)")
          })
        seen.append("setup \(view.bounds.width)")
      }
    }
    let clock = ManualFrameClock()
    let window = UIWindow(
      environment: DeviceEnvironment.named("iPhone 6") ?? .standard, frameClock: clock)
    let controller = Controller()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.performTurn()
    window.rotate(to: .landscape)
    #expect(controller.seen == ["setup 375.0", "alongside 667.0"])
    // The way there takes 0.3 s along an ease-in ease-out curve: half of it at half the time.
    clock.advance(by: 0.15)
    #expect(abs((controller.view.layer.presentation()?.bounds.width ?? 0) - 521) < 1e-9)
    clock.advance(by: 0.15)
    #expect(controller.seen == ["setup 375.0", "alongside 667.0", "completion 667.0"])
  }

  @Test("TR-13, CT-10 a rotation goes through tab bar and navigation controllers to their children")
  func throughContainers() {
    let window = makeWindow("iPhone 6")
    let shown = log.controller("A")
    let covered = log.controller("B")
    let other = log.controller("C")
    let navigation = UINavigationController(rootViewController: covered)
    navigation.pushViewController(shown, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    window.rootViewController = tabs
    window.performTurn()
    _ = log.take()
    window.rotate(to: .landscape)
    #expect(
      log.take().filter { $0.contains("ransition") } == [
        "A.willTransition", "A.viewWillTransition(to:667x375)",
      ])
    #expect(shown.view.frame == window.bounds && !covered.isViewLoaded && !other.isViewLoaded)
  }
}
