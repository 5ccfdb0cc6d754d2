import Foundation
import PortableUIKit
import Testing

/// A window whose root controller is exchanged again and again keeps none of those before, whatever
/// they were in the middle of.
@MainActor @Suite struct RootExchangeTests {
  private let clock = ManualFrameClock()
  private let census = Census()
  private static let times =
    ProcessInfo.processInfo.environment["VIEWS_EXCHANGES"].flatMap(Int.init) ?? 50

  /// What the clock does between two exchanges.
  enum Pace: String, CaseIterable, Sendable {
    /// Nothing: the turns come at the end.
    case none
    /// A turn, in which no time passes and animations go on.
    case turn
    /// A second.
    case second
  }

  /// What a root controller is in the middle of when it is exchanged.
  enum Doing: String, CaseIterable, Sendable {
    case nothing, pushing, popping, selecting, presenting, dismissing, rotating, animating
    case exchangingChildren
  }

  private func counted() -> UIViewController {
    let controller = census.count(UIViewController())
    _ = census.count(controller.view)
    return controller
  }

  /// A root controller that has begun to do something in `window`.
  private func begin(_ doing: Doing, in window: UIWindow) {
    switch doing {
    case .nothing: window.rootViewController = counted()
    case .pushing, .popping:
      let navigation = census.count(UINavigationController(rootViewController: counted()))
      if doing == .popping { navigation.pushViewController(counted(), animated: false) }
      window.rootViewController = navigation
      if doing == .popping {
        navigation.popViewController(animated: true)
      } else {
        navigation.pushViewController(counted(), animated: true)
      }
    case .selecting:
      let tabs = census.count(UITabBarController())
      tabs.viewControllers = [counted(), counted()]
      window.rootViewController = tabs
      tabs.selectedIndex = 1
    case .presenting, .dismissing:
      let root = counted()
      window.rootViewController = root
      root.present(counted(), animated: doing == .presenting)
      if doing == .dismissing {
        clock.tick()
        root.dismiss(animated: true)
      }
    case .rotating:
      window.rootViewController = counted()
      window.rotate(to: window.screen.orientation == .portrait ? .landscape : .portrait)
    case .animating:
      let root = counted()
      window.rootViewController = root
      UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat]) { root.view.alpha = 0 }
      UIView.animate(withDuration: 0.3) {
        root.view.center.x += 5
      } completion: { _ in
        _ = root.view
      }
    case .exchangingChildren:
      let root = counted()
      window.rootViewController = root
      let (first, second) = (counted(), counted())
      root.addChild(first)
      root.view.addSubview(first.view)
      first.didMove(toParent: root)
      root.addChild(second)
      root.transition(from: first, to: second, duration: 0.3, animations: nil) { _ in
        second.didMove(toParent: root)
      }
    }
  }

  private func pass(_ pace: Pace) {
    switch pace {
    case .none: break
    case .turn: clock.tick()
    case .second: clock.advance(by: 1)
    }
  }

  @Test("Exchanged root controllers are let go", arguments: Doing.allCases, Pace.allCases)
  func exchange(doing: Doing, pace: Pace) {
    let window = makeWindow("iPad", clock: clock)
    for _ in 0..<Self.times {
      begin(doing, in: window)
      pass(pace)
    }
    window.rootViewController = UIViewController()
    clock.tick()
    clock.tick()
    #expect(census.alive == 0, "\(census.alive) of \(census.made) are alive")
    #expect(window.subviews.count == 1)
    clock.advance(by: 10)
    #expect(!clock.isPending)
  }

  @Test(
    "A window that goes in the middle of something leaves nothing behind",
    arguments: Doing.allCases,
    Pace.allCases)
  func windowGoes(doing: Doing, pace: Pace) {
    do {
      let window = census.count(makeWindow("iPad", clock: clock))
      begin(doing, in: window)
      pass(pace)
    }
    clock.advance(by: 10)
    #expect(census.alive == 0, "\(census.alive) of \(census.made) are alive")
  }

  @Test(
    "A window whose clock goes as well leaves nothing behind", arguments: Doing.allCases,
    Pace.allCases)
  func clockGoes(doing: Doing, pace: Pace) {
    do {
      let clock = ManualFrameClock()
      let window = census.count(makeWindow("iPad", clock: clock))
      begin(doing, in: window)
      if pace != .none { clock.tick() }
      if pace == .second { clock.advance(by: 1) }
    }
    #expect(census.alive == 0, "\(census.alive) of \(census.made) are alive")
  }
}
