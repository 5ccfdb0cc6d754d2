import Foundation
import PortableUIKit
import Testing

/// Whoever is dismissed, never presented, or presented in a window that goes away is let go.
@MainActor @Suite struct PresentationLifetimeTests {
  private let clock = ManualFrameClock()

  nonisolated private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
    .popover, .automatic,
  ]

  private func window() -> UIWindow {
    let window = makeWindow("iPad", clock: clock)
    window.rootViewController = UIViewController()
    clock.tick()
    return window
  }

  private func modal(_ style: UIModalPresentationStyle, from source: UIView) -> UIViewController {
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    modal.popoverPresentationController?.sourceView = source
    return modal
  }

  @Test(
    "PR-7 a controller that is not presented is not kept by what would manage it", arguments: styles
  )
  func neverPresented(style: UIModalPresentationStyle) {
    weak var gone: UIViewController?
    weak var manager: UIPresentationController?
    do {
      let modal = modal(style, from: UIView())
      manager = modal.presentationController
      #expect(manager?.presentedViewController === modal)
      gone = modal
    }
    #expect(gone == nil && manager == nil)
  }

  @Test("PR-6 a dismissed controller goes, and what managed it", arguments: styles, [true, false])
  func dismissed(style: UIModalPresentationStyle, isAnimated: Bool) throws {
    let window = window()
    let presenter = try #require(window.rootViewController)
    weak var gone: UIViewController?
    weak var manager: UIPresentationController?
    weak var container: UIView?
    do {
      let modal = modal(style, from: presenter.view)
      presenter.present(modal, animated: isAnimated)
      clock.advance(by: 1)
      #expect(modal.viewIfLoaded?.window === window)
      (gone, manager) = (modal, modal.presentationController)
      container = modal.presentationController?.containerView
      #expect(container != nil)
    }
    #expect(gone != nil)
    presenter.dismiss(animated: isAnimated)
    clock.advance(by: 1)
    #expect(gone == nil && manager == nil && container == nil)
    #expect(presenter.viewIfLoaded?.window === window)
  }

  @Test("A window that goes takes its presentations with it", arguments: styles)
  func windowGoes(style: UIModalPresentationStyle) throws {
    weak var gone: UIWindow?
    weak var presenter: UIViewController?
    weak var presented: UIViewController?
    do {
      let window = window()
      let root = try #require(window.rootViewController)
      let modal = modal(style, from: root.view)
      root.present(modal, animated: false)
      clock.tick()
      (gone, presenter, presented) = (window, root, modal)
    }
    clock.tick()
    #expect(gone == nil && presenter == nil && presented == nil)
  }

  @Test("Controllers that leave their containers are let go")
  func containers() {
    let window = makeWindow("iPhone 6", clock: clock)
    weak var popped: UIViewController?
    weak var removed: UIViewController?
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    window.rootViewController = tabs
    clock.tick()
    do {
      let pushed = UIViewController()
      navigation.pushViewController(pushed, animated: true)
      popped = pushed
      removed = tabs.viewControllers?.last
      clock.advance(by: 1)
      tabs.selectedIndex = 1
      clock.tick()
      tabs.selectedIndex = 0
      clock.tick()
    }
    navigation.popViewController(animated: true)
    tabs.viewControllers = [navigation]
    clock.advance(by: 1)
    #expect(popped == nil && removed == nil)
  }

  @Test("A root controller that is replaced is let go with all its children")
  func replacedRoot() {
    let window = makeWindow("iPhone 6", clock: clock)
    weak var root: UIViewController?
    weak var child: UIViewController?
    do {
      let first = UIViewController()
      let navigation = UINavigationController(rootViewController: first)
      (root, child) = (navigation, first)
      window.rootViewController = navigation
    }
    clock.tick()
    window.rootViewController = UIViewController()
    clock.tick()
    #expect(root == nil && child == nil)
  }

  @Test("PR-7 who keeps what managed a presentation finds an empty controller in it later")
  func keptManager() throws {
    var kept: UIPresentationController?
    do {
      let modal = modal(.pageSheet, from: UIView())
      kept = modal.presentationController
    }
    let manager = try #require(kept)
    #expect(!manager.presentedViewController.isViewLoaded)
    #expect(manager.presentedViewController === manager.presentedViewController)
  }

  @Test("A presentation controller of one's own keeps its controller until that has it")
  func ownManager() {
    let presented = UIViewController()
    weak var known: UIViewController?
    let manager: UIPresentationController
    do {
      let other = UIViewController()
      known = other
      manager = UIPresentationController(presentedViewController: other, presenting: presented)
    }
    #expect(known != nil && manager.presentedViewController === known)
  }
}
