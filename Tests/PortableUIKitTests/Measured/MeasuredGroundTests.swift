import Foundation
import Testing

@testable import PortableUIKit

/// The grounds of bars, by the place of the content below them.
@MainActor @Suite("UM-16: grounds of bars")
struct MeasuredGroundTests {
  private let clock = ManualFrameClock()
  private let windows = HeldWindows()

  private func window(
    _ version: Int, _ orientation: DeviceOrientation = .portrait, device: String = "iPhone 16"
  ) throws -> UIWindow {
    let environment = try #require(DeviceEnvironment.named(device)).running(iOS: version)
    let window = UIWindow(environment: environment, orientation: orientation, frameClock: clock)
    windows.held.append(window)
    return window
  }

  private func show(_ controller: UIViewController, in window: UIWindow) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func scroller(height: CGFloat) -> (UIViewController, UIScrollView) {
    let (controller, scrollView) = (UIViewController(), UIScrollView())
    controller.view = scrollView
    scrollView.contentSize = CGSize(width: 100, height: height)
    return (controller, scrollView)
  }

  @Test(
    "The ground of a navigation bar reaches the top of the screen, that of a toolbar the bottom")
  func reach() throws {
    let window = try window(18)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    show(navigation, in: window)
    // By hand: the bar is at 59, 44 high; the toolbar ends 34 above the bottom of 852, 49 high.
    let bar = navigation.navigationBar.backgroundView
    #expect(bar.frame == CGRect(x: 0, y: -59, width: 393, height: 103))
    let toolbar = try #require(navigation.toolbar).backgroundView
    #expect(toolbar.convert(toolbar.bounds, to: window).maxY == 852 && toolbar.frame.height == 83)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.view.layoutIfNeeded()
    #expect(bar.frame.height == 155)
  }

  @Test("A bar of its own reaches the top where its delegate says that it is attached")
  func position() throws {
    final class Delegate: NSObject, UINavigationBarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let window = try window(18)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
    window.addSubview(bar)
    window.layoutIfNeeded()
    #expect(bar.barPosition == .top && bar.backgroundView.frame == bar.bounds)
    let delegate = Delegate()
    bar.delegate = delegate
    window.layoutIfNeeded()
    #expect(bar.barPosition == .topAttached && bar.backgroundView.frame.minY == -59)
  }

  @Test(
    "Since iOS 15 a bar without a look for it has no ground over content at its top",
    arguments: [(14, false), (17, true), (18, true), (26, true)])
  func edge(version: Int, clears: Bool) throws {
    let window = try window(version)
    let (controller, scrollView) = scroller(height: 2000)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.barTintColor = .red
    show(navigation, in: window)
    #expect((navigation.navigationBar.ground == nil) == clears)
    scrollView.contentOffset.y += 100
    #expect(navigation.navigationBar.ground?.color == .red)
    let edge = UINavigationBarAppearance()
    edge.configureWithOpaqueBackground()
    edge.backgroundColor = .blue
    navigation.navigationBar.scrollEdgeAppearance = edge
    #expect(navigation.navigationBar.ground?.color == .red)
    scrollView.contentOffset.y -= 100
    #expect(navigation.navigationBar.ground?.color == .blue)
  }

  @Test("Content that does not scroll is at its edges since iOS 15", arguments: [14, 17])
  func still(version: Int) throws {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    show(tabs, in: try window(version))
    #expect((navigation.navigationBar.ground == nil) == (version >= 15))
    #expect((tabs.tabBar.ground == nil) == (version >= 15))
  }

  @Test("A tab bar has a ground where content goes on behind it")
  func tabs() throws {
    let (controller, scrollView) = scroller(height: 2000)
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    show(tabs, in: try window(18))
    #expect(tabs.tabBar.ground != nil)
    scrollView.contentOffset.y = 2000 - 852 + scrollView.adjustedContentInset.bottom
    #expect(tabs.tabBar.ground == nil)
  }

  @Test("Images without extent take ground and line away, as before there were appearances")
  func emptyImages() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(bar.ground?.isShown == true && bar.ground?.line != nil)
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(bar.ground?.isShown == false && bar.ground?.line == nil)
  }

  @Test("Tabs have their titles beside the images on a phone on its side, below them upright")
  func inline() throws {
    func parts(_ orientation: DeviceOrientation) throws -> (image: CGRect, title: CGRect) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      show(tabs, in: try window(18, orientation))
      return TabItemArrangement(tabs.tabBar).parts(
        ofItem: 0, titleWidth: 40, hasImage: true, rightToLeft: false)
    }
    let upright = try parts(.portrait)
    #expect(upright.title.minY > upright.image.midY && upright.title.midX == upright.image.midX)
    let side = try parts(.landscape)
    #expect(side.title.minX > side.image.maxX && side.title.midY == side.image.midY)
    #expect(side.title.maxY <= 32)
  }

  @Test("A tap on a tab asks and tells the delegates; one on the chosen tab goes back to its root")
  func taps() throws {
    final class Tabs: UITabBarController, UITabBarControllerDelegate {
      var calls: [String] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        calls.append("item \(item.title ?? "") at \(selectedIndex)")
      }
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        calls.append("should")
        return viewController.tabBarItem.title != "No"
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { calls.append("did") }
    }
    let window = try window(18)
    let tabs = Tabs()
    tabs.delegate = tabs
    let navigation = UINavigationController(rootViewController: UIViewController())
    let others = [UIViewController(), UIViewController()]
    tabs.viewControllers = [navigation] + others
    for (controller, title) in zip(tabs.viewControllers ?? [], ["A", "B", "No"]) {
      controller.tabBarItem.title = title
    }
    show(tabs, in: window)
    let finger = try TouchSimulator(window)
    func tap(_ index: CGFloat) throws {
      finger.perform(.tap(at: CGPoint(x: 131 * index + 60, y: 790)))
      clock.advance(by: 1)
    }
    try tap(1)
    #expect(tabs.selectedIndex == 1 && tabs.calls == ["item B at 0", "should", "did"])
    try tap(2)
    #expect(tabs.selectedIndex == 1 && tabs.calls.suffix(2) == ["item No at 1", "should"])
    try tap(0)
    navigation.pushViewController(UIViewController(), animated: false)
    clock.advance(by: 1)
    try tap(0)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test(
    "The field of a search in a navigation bar is as far from the sides as rows, one of its own 8",
    arguments: [("iPhone SE 3", 16.0), ("iPhone 11", 20)])
  func searchField(device: String, side: CGFloat) throws {
    let window = try window(18, device: device)
    let (controller, _) = scroller(height: 2000)
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    show(UINavigationController(rootViewController: controller), in: window)
    let field = search.searchBar.searchTextField
    window.layoutIfNeeded()
    let width = window.bounds.width
    #expect(field.frame == CGRect(x: side, y: 1, width: width - 2 * side, height: 36))
    let own = UISearchBar(frame: CGRect(x: 0, y: 200, width: width, height: 56))
    window.addSubview(own)
    _ = own.searchTextField
    window.layoutIfNeeded()
    #expect(own.searchTextField.frame == CGRect(x: 8, y: 10, width: width - 16, height: 36))
  }
}
