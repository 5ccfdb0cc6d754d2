import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// Split view controllers of a storyboard, and segues that show controllers in their columns.
@MainActor @Suite struct SplitLoadingTests {
  private func split(
    on device: String
  ) throws -> (window: UIWindow, split: UISplitViewController) {
    let window = UIWindow(
      environment: try #require(DeviceEnvironment.named(device)), orientation: .landscape)
    let split = try #require(
      UIStoryboard(name: "Lists", bundle: nil).instantiateInitialViewController()
        as? UISplitViewController)
    window.rootViewController = split
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, split)
  }

  @Test func columnsOfAStoryboard() throws {
    try AppFixture.run { _ in
      let (window, split) = try split(on: "iPad")
      defer { withExtendedLifetime(window) {} }
      #expect(!split.isCollapsed && split.style == .unspecified)
      #expect(split.viewControllers.count == 2)
      let navigation = split.viewControllers.first as? UINavigationController
      #expect(navigation?.topViewController is ListController)
      #expect(split.viewControllers.last?.title == "Empty")
      #expect(split.minimumPrimaryColumnWidth == 300 && !split.presentsWithGesture)
      #expect(split.primaryColumnWidth >= 300)
    }
  }

  /// `showDetail` puts the destination into the second column, `show` on top of the first one.
  @Test func seguesShowInColumns() throws {
    try AppFixture.run { _ in
      let (window, split) = try split(on: "iPad")
      let navigation = try #require(split.viewControllers.first as? UINavigationController)
      let list = try #require(navigation.topViewController)
      list.performSegue(withIdentifier: "detail", sender: nil)
      #expect(split.viewControllers.last is ItemsController)
      #expect(navigation.viewControllers.count == 1)
      list.performSegue(withIdentifier: "open", sender: nil)
      #expect(navigation.topViewController is ItemsController)
      window.layoutIfNeeded()
    }
  }

  @Test func onAPhoneBothArePushed() throws {
    try AppFixture.run { _ in
      let (window, split) = try split(on: "iPhone SE 3")
      #expect(split.isCollapsed)
      let navigation = try #require(split.viewControllers.first as? UINavigationController)
      let list = try #require(
        navigation.viewControllers.first { $0 is ListController })
      list.performSegue(withIdentifier: "detail", sender: nil)
      window.layoutIfNeeded()
      #expect(navigation.topViewController is ItemsController)
    }
  }
}
