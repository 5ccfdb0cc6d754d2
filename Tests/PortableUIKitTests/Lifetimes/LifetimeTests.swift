import Foundation
import PortableUIKit
import Testing

/// What has come and gone many times is not there any more.
@MainActor @Suite struct LifetimeTests {
  private let clock = ManualFrameClock()
  private let census = Census()
  private static let times =
    ProcessInfo.processInfo.environment["VIEWS_EXCHANGES"].flatMap(Int.init) ?? 50

  private func counted() -> UIViewController {
    let controller = census.count(UIViewController())
    _ = census.count(controller.view)
    return controller
  }

  @Test(
    "Controllers that are presented and dismissed again and again are let go",
    arguments: [true, false], [0.0, 0.1, 1])
  func presentations(isAnimated: Bool, seconds: Double) throws {
    let window = makeWindow("iPad", clock: clock)
    let root = UIViewController()
    window.rootViewController = root
    clock.tick()
    for index in 0..<Self.times {
      let modal = counted()
      modal.modalPresentationStyle = [.fullScreen, .pageSheet, .overCurrentContext][index % 3]
      root.present(modal, animated: isAnimated)
      clock.advance(by: seconds)
      root.dismiss(animated: isAnimated)
      clock.advance(by: seconds)
    }
    clock.advance(by: 1)
    #expect(census.alive == 0, "\(census.alive) of \(census.made) are alive")
    #expect(window.subviews == [root.view] && root.presentedViewController == nil)
  }

  @Test(
    "Controllers that are pushed and popped are let go", arguments: [true, false], [0.0, 0.1, 1])
  func stacks(isAnimated: Bool, seconds: Double) throws {
    let window = makeWindow("iPad", clock: clock)
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    clock.tick()
    for _ in 0..<Self.times {
      navigation.pushViewController(counted(), animated: isAnimated)
      clock.advance(by: seconds)
      navigation.popViewController(animated: isAnimated)
      clock.advance(by: seconds)
    }
    clock.advance(by: 1)
    #expect(census.alive == 0, "\(census.alive) of \(census.made) are alive")
    #expect(navigation.children.count == 1)
  }

  @Test("Tabs that are exchanged and chosen are let go", arguments: [0.0, 1])
  func tabs(seconds: Double) throws {
    let window = makeWindow("iPad", clock: clock)
    let tabs = UITabBarController()
    window.rootViewController = tabs
    clock.tick()
    for _ in 0..<Self.times {
      tabs.viewControllers = [counted(), counted()]
      tabs.selectedIndex = 1
      clock.advance(by: seconds)
      tabs.selectedIndex = 0
      clock.advance(by: seconds)
    }
    tabs.viewControllers = []
    clock.advance(by: 1)
    #expect(census.alive == 0, "\(census.alive) of \(census.made) are alive")
  }

  @Test("What a split view held while it collapsed and expanded is let go", arguments: [0.0, 1])
  func splits(seconds: Double) throws {
    for style in [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn] {
      let window = makeWindow("iPad", clock: clock)
      for _ in 0..<(Self.times / 5) {
        let split =
          style == .unspecified
          ? census.count(UISplitViewController())
          : census.count(UISplitViewController(style: style))
        if style == .unspecified {
          let primary = census.count(UINavigationController(rootViewController: counted()))
          split.viewControllers = [primary, counted()]
        } else {
          split.setViewController(counted(), for: .primary)
          split.setViewController(counted(), for: .secondary)
        }
        window.rootViewController = split
        clock.advance(by: seconds)
        window.windowScene?.occupy(.third)
        clock.advance(by: seconds)
        window.windowScene?.occupy(.full)
        clock.advance(by: seconds)
      }
      window.rootViewController = nil
      clock.advance(by: 1)
      #expect(census.alive == 0, "\(style): \(census.alive) of \(census.made) are alive")
    }
  }

  @Test("Children that come and go are let go, and their views and constraints")
  func children() throws {
    let window = makeWindow("iPad", clock: clock)
    let root = UIViewController()
    window.rootViewController = root
    for index in 0..<Self.times {
      let child = counted()
      root.addChild(child)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(child.view)
      NSLayoutConstraint.activate([
        census.count(child.view.topAnchor.constraint(equalTo: root.view.topAnchor)),
        census.count(
          child.view.widthAnchor.constraint(
            equalTo: root.view.safeAreaLayoutGuide.widthAnchor, multiplier: 0.5)),
      ])
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .compact), forChild: child)
      child.didMove(toParent: root)
      if index % 2 == 0 { clock.tick() }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      if index % 3 == 0 { clock.tick() }
    }
    clock.tick()
    clock.tick()
    #expect(census.alive == 0, "\(census.alive) of \(census.made) are alive")
    #expect(root.view.constraints.isEmpty && root.view.subviews.isEmpty)
  }

  @Test("Handlers of trait changes go when they are withdrawn, and with whom they are registered")
  func registrations() {
    final class Token {}
    let window = makeWindow("iPad", clock: clock)
    for _ in 0..<Self.times {
      let token = census.count(Token())
      let registration = window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIWindow, _) in _ = token
      }
      _ = census.count(registration)
      window.unregisterForTraitChanges(registration)
      let view = census.count(UIView())
      let second = census.count(Token())
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in _ = second
      }
      window.addSubview(view)
      clock.tick()
      view.removeFromSuperview()
    }
    clock.tick()
    #expect(census.alive == 0, "\(census.alive) of \(census.made) are alive")
  }

  @Test("A value set for all views of a class takes the place of the one before")
  func appearance() {
    final class Plate: UIView {}
    for _ in 0..<Self.times {
      let color = census.count(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
      Plate.appearance().backgroundColor = color
      Plate.appearance(whenContainedInInstancesOf: [UIWindow.self]).tintColor = color
      Plate.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = color
      let window = census.count(makeWindow("iPad", clock: clock))
      window.addSubview(census.count(Plate()))
      clock.tick()
    }
    Plate.appearance().backgroundColor = nil
    Plate.appearance(whenContainedInInstancesOf: [UIWindow.self]).tintColor = nil
    Plate.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = nil
    #expect(census.alive == 0, "\(census.alive) of \(census.made) are alive")
  }

  @Test("An animator that is paused and forgotten goes, and what it would have called")
  func pausedAnimator() {
    final class Token {}
    let window = makeWindow("iPad", clock: clock)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    do {
      let token = census.count(Token())
      let animator = census.count(
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 10 })
      animator.addCompletion { _ in _ = token }
      animator.startAnimation()
      clock.advance(by: 0.5)
      animator.pauseAnimation()
    }
    clock.advance(by: 10)
    #expect(census.alive == 0)
  }

  @Test("An animator that runs is kept until its end")
  func runningAnimator() {
    let window = makeWindow("iPad", clock: clock)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    var ends = 0
    do {
      let animator = census.count(
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 10 })
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
    }
    #expect(census.alive == 1)
    clock.advance(by: 2)
    #expect(census.alive == 0 && ends == 1)
  }
}
