import Foundation
import Testing

@testable import PortableUIKit

/// Bars and cards by device and release: section 16 of the measurements, and what documents record.
@MainActor @Suite("UM-16: bars and cards")
struct MeasuredBarTests {
  private let clock = ManualFrameClock()
  private let windows = HeldWindows()

  private func window(
    _ device: String, _ version: Int, _ orientation: DeviceOrientation = .portrait
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

  @Test(
    "UM-1609, U01: the tabs of a tablet stand at the top in regular width since iPadOS 18",
    arguments: [("iPad A16", 26, 32.0), ("iPad A16", 18, 24), ("iPad 9", 18, 20)])
  func tabsOnTop(device: String, version: Int, top: CGFloat) throws {
    let window = try window(device, version)
    let tabs = UITabBarController()
    let child = UIViewController()
    tabs.viewControllers = [child]
    show(tabs, in: window)
    // 16.14: at y 32, 44 high.
    #expect(tabs.tabBar.frame.minY == top && tabs.tabBar.frame.height == 44)
    #expect(child.view.safeAreaInsets.top == top + 44)
    #expect(child.view.safeAreaInsets.bottom == window.safeAreaInsets.bottom)
    tabs.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.maxY == window.bounds.maxY)
    #expect(child.view.safeAreaInsets.top == top)
    #expect(child.view.safeAreaInsets.bottom == 49 + window.safeAreaInsets.bottom)
  }

  @Test(
    "Tabs stand at the bottom on phones, and on tablets up to iPadOS 17",
    arguments: [("iPhone 16", 26), ("iPhone 16", 18), ("iPhone SE 3", 17), ("iPad A16", 17)])
  func tabsAtBottom(device: String, version: Int) throws {
    let window = try window(device, version)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    show(tabs, in: window)
    #expect(tabs.tabBar.frame.maxY == window.bounds.maxY)
    #expect(tabs.tabBar.frame.height == 49 + window.safeAreaInsets.bottom)
  }

  /// Documents: 44 on phones and 50 on tablets up to Xcode 16, 54 since Xcode 26; 96 and 106 with large titles.
  @Test(
    "UM-1609: navigation bars",
    arguments: ["iPhone SE 3", "iPhone X", "iPhone 16", "iPhone 11", "iPad A16"], [17, 18, 26])
  func navigationBar(device: String, version: Int) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation, in: try window(device, version))
    let height: CGFloat = version == 26 ? 54 : device.hasPrefix("iPad") ? 50 : 44
    #expect(navigation.navigationBar.frame.height == height)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == height + 52)
  }

  @Test(
    "UM-1609: sheets on a phone are cards below the status bar, with bars of 56",
    arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet], [17, 18, 26])
  func cards(style: UIModalPresentationStyle, version: Int) throws {
    let window = try window("iPhone 16", version)
    let presenter = UIViewController()
    show(presenter, in: window)
    let root = UIViewController()
    let modal = UINavigationController(rootViewController: root)
    modal.modalPresentationStyle = style
    presenter.present(modal, animated: false)
    clock.tick()
    #expect(modal.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(presenter.view.window != nil)
    // Documents: a bar of 56 at the top up to Xcode 16, one of 54 at 16 since Xcode 26, content from 70.
    let bar = modal.navigationBar.frame
    #expect(bar.minY == (version == 26 ? 16 : 0) && bar.height == (version == 26 ? 54 : 56))
    #expect(root.view.safeAreaInsets.top == (version == 26 ? 70 : 56))
  }

  /// Documents since Xcode 11: toolbars of 49 above the home indicator, of 44 on other phones; 48 on iOS 26 (recorded).
  @Test(
    "Toolbars are higher on phones with a home indicator",
    arguments: [
      ("iPhone 16", 17, 49.0), ("iPhone 11", 18, 49), ("iPhone SE 3", 18, 44), ("iPad A16", 18, 50),
      ("iPhone 16", 26, 48), ("iPad A16", 26, 48),
    ])
  func toolbar(device: String, version: Int, height: CGFloat) throws {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    let window = try window(device, version)
    show(navigation, in: window)
    #expect(navigation.toolbar.frame.height == height)
    #expect(root.view.safeAreaInsets.bottom == height + window.safeAreaInsets.bottom)
    #expect(navigation.toolbar.intrinsicContentSize.height == height)
  }

  /// Section 9: 32 with a prompt on iOS 26; 74 in place of 44 before.
  @Test("A prompt makes the bar higher", arguments: [(18, 44.0, 30.0), (26, 54, 32)])
  func prompt(version: Int, height: CGFloat, more: CGFloat) throws {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    show(navigation, in: try window("iPhone 16", version))
    root.navigationItem.prompt = "Prompt"
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == height + more)
    #expect(root.view.safeAreaInsets.top == 59 + height + more)
    root.navigationItem.prompt = nil
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == height)
  }

  @Test("A full-screen presentation keeps the status bar and the usual bars")
  func fullScreen() throws {
    let window = try window("iPhone 16", 18)
    let presenter = UIViewController()
    show(presenter, in: window)
    let modal = UINavigationController(rootViewController: UIViewController())
    modal.modalPresentationStyle = .fullScreen
    presenter.present(modal, animated: false)
    clock.tick()
    #expect(modal.view.frame == window.bounds)
    #expect(modal.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
  }

  @Test(
    "UM-1614: a text view with a line of body text is 38 high on iOS 26", arguments: ["", "Text"])
  func textView(text: String) throws {
    let window = try window("iPhone 16", 26)
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .preferredFont(forTextStyle: .body)
    view.text = text
    window.addSubview(view)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 38)
  }

  @Test("UM-1614: on iOS 26 a phone on its side keeps 20 clear at the bottom, 21 before")
  func landscape() throws {
    #expect(try window("iPhone 16", 26, .landscape).safeAreaInsets.bottom == 20)
    #expect(try window("iPhone 16", 18, .landscape).safeAreaInsets.bottom == 21)
    #expect(try window("iPhone SE 3", 26, .landscape).safeAreaInsets.bottom == 0)
  }

  @Test("A tab bar shows items that are set later, and those of roots of navigation controllers")
  func tabItems() throws {
    let (first, root) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, UINavigationController(rootViewController: root)]
    show(tabs, in: try window("iPhone 16", 18))
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 1)
    root.tabBarItem = UITabBarItem(title: "Root", image: nil, tag: 2)
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Root"])
    #expect(tabs.tabBar.selectedItem === first.tabBarItem)
    // Another first controller brings its own item.
    let other = UIViewController()
    other.title = "Other"
    (tabs.viewControllers?[1] as? UINavigationController)?.viewControllers = [other]
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Other"])
  }
}
