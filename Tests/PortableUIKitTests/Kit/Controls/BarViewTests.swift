import Foundation
import Testing

@testable import PortableUIKit

/// The views of items in bars, and where the buttons stand.
@MainActor @Suite struct BarViewTests {
  private let clock = ManualFrameClock()
  private let windows = HeldWindows()

  private func show(
    _ root: UIViewController, _ device: String, _ version: Int,
    _ orientation: DeviceOrientation = .portrait
  ) throws -> UINavigationController {
    let environment = try #require(DeviceEnvironment.named(device)).running(iOS: version)
    let window = UIWindow(environment: environment, orientation: orientation, frameClock: clock)
    windows.held.append(window)
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return navigation
  }

  private func view(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Documents hold 57, 6 for a title of 300 by 32 on a canvas 414 wide, and 276, 7 for a button of 83 by 30 on one 375
  /// wide.
  @Test("Views with frames stand in the middle of the bar and at its ends, as in documents")
  func frames() throws {
    let root = UIViewController()
    root.navigationItem.titleView = view(300, 32)
    _ = try show(root, "iPhone 11", 17)
    #expect(
      root.navigationItem.titleView?.frame == CGRect(x: 57, y: 6, width: 300, height: 32))
    let other = UIViewController()
    other.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view(83, 30))
    let navigation = try show(other, "iPhone SE 3", 17)
    let button = try #require(other.navigationItem.rightBarButtonItem?.customView)
    #expect(button.frame == CGRect(x: 276, y: 7, width: 83, height: 30))
    #expect(button.superview === navigation.navigationBar)
    // The view leaves with its item.
    other.navigationItem.rightBarButtonItem = nil
    navigation.view.layoutIfNeeded()
    #expect(button.superview == nil)
  }

  @Test(
    "A title view leaves the middle where a button needs the room, and gets no wider than the rest")
  func room() throws {
    let root = UIViewController()
    let title = view(200, 30)
    root.navigationItem.titleView = title
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: view(100, 30))
    let navigation = try show(root, "iPhone SE 3", 18)
    // 16, 100 and a gap of 12 leave 231 up to 359.
    #expect(title.frame == CGRect(x: 128, y: 7, width: 200, height: 30))
    title.frame.size.width = 500
    navigation.navigationBar.setNeedsLayout()
    navigation.navigationBar.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 128, y: 7, width: 231, height: 30))
  }

  @Test(
    "Titles that constraints or their content size are held in the middle", arguments: [17, 18, 26])
  func constraints(version: Int) throws {
    let root = UIViewController()
    let title = UIView()
    title.translatesAutoresizingMaskIntoConstraints = false
    let width = title.widthAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([width, title.heightAnchor.constraint(equalToConstant: 20)])
    root.navigationItem.titleView = title
    let navigation = try show(root, "iPhone 16", version)
    // The line of the buttons is 44 high at the top of the bar, on all releases.
    #expect(title.frame.midY == 22 && title.frame.size == CGSize(width: 120, height: 20))
    #expect(abs(title.frame.midX - 196.5) < 0.34)
    width.constant = 60
    navigation.view.layoutIfNeeded()
    #expect(title.frame.width == 60 && abs(title.frame.midX - 196.5) < 0.34)

    let label = UILabel()
    label.text = "Title"
    root.navigationItem.titleView = label
    navigation.view.layoutIfNeeded()
    #expect(title.superview == nil)
    #expect(abs(label.frame.midX - 196.5) <= 1 / 3 && label.frame.width > 10)
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    stack.axis = .vertical
    for case let line as UILabel in stack.arrangedSubviews { line.text = "Line" }
    root.navigationItem.titleView = stack
    navigation.view.layoutIfNeeded()
    #expect(stack.frame.height == 2 * stack.arrangedSubviews[0].frame.height)
  }

  @Test("A toolbar shows the views of its items")
  func toolbar() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let own = view(100, 30)
    bar.items = [.flexibleSpace(), UIBarButtonItem(customView: own), .flexibleSpace()]
    bar.layoutIfNeeded()
    // On a pixel of a screen of 3 a point.
    #expect(own.superview === bar && abs(own.frame.minX - 137.5) < 0.34)
    #expect(own.frame.minY == 7 && own.frame.size == CGSize(width: 100, height: 30))
    bar.items?[1].isHidden = true
    bar.layoutIfNeeded()
    #expect(own.superview == nil)
  }

  /// Section 9: platters 44 high, 16 from the sides, 12 apart, at least 44 wide, 16 at the sides of a title.
  @Test("iOS 26: buttons stand on platters at the top of the bar")
  func platters() throws {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(title: "Ab", style: .plain),
    ]
    let navigation = try show(root, "iPhone 16", 26)
    let bar = navigation.navigationBar
    let places = BarItemArrangement(bar) { text, _ in CGFloat(10 * text.count) }.places
    #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 54))
    #expect(places.map(\.frame.height) == [44, 44] && places.map(\.frame.minY) == [0, 0])
    #expect(places[0].frame.maxX == 377 && places[0].frame.width == 44)
    // A text of 20 takes 21.
    #expect(places[1].frame.maxX == 321 && places[1].frame.width == 53)
    #expect(places.map(\.hasPlatter) == [true, true])
    bar.prefersLargeTitles = true
    navigation.view.layoutIfNeeded()
    // 3 below the line of 54: section 9.
    #expect(bar.itemLine.minY == 0 && bar.largeTitleBottom == 106)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 48))
    navigation.view.addSubview(toolbar)
    toolbar.items =
      ["A", "B"].map { UIBarButtonItem(title: $0, style: .plain) } + [.flexibleSpace()]
    toolbar.items?.append(UIBarButtonItem(title: "C", style: .plain))
    let row = BarItemArrangement(toolbar) { text, _ in CGFloat(10 * text.count) }.places
    #expect(row.map(\.frame.height) == [48, 48, 48, 48] && row.map(\.frame.minY) == [0, 0, 0, 0])
    #expect(row[1].frame.minX - row[0].frame.maxX == 12)
    #expect(row[2].frame.minX == row[1].frame.maxX && row[3].frame.minX == row[2].frame.maxX)
  }

  /// Section 9: 274 wide for three tabs, 62 high; images at 24, titles at 44.5.
  @Test("iOS 26: the tabs of a phone float on a platter")
  func tabs() throws {
    let environment = try #require(DeviceEnvironment.named("iPhone 16")).running(iOS: 26)
    let window = UIWindow(environment: environment, frameClock: clock)
    windows.held.append(window)
    let controller = UITabBarController()
    controller.viewControllers = ["A", "B", "C"].map {
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
      return child
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    let arrangement = TabItemArrangement(controller.tabBar)
    #expect(arrangement.platter == CGRect(x: 59.5, y: 0, width: 274, height: 62))
    let parts = arrangement.parts(ofItem: 1, titleWidth: 10, hasImage: true, rightToLeft: false)
    #expect(parts.image.midY == 24 && parts.title.midY == 44.5 && parts.image.midX == 196.5)
  }

  @Test("On its side a phone keeps the buttons inside of the safe area", arguments: [17, 18])
  func landscape(version: Int) throws {
    let root = UIViewController()
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "A", style: .plain)
    let bar = try show(root, "iPhone 16", version, .landscape).navigationBar
    let places = BarItemArrangement(bar) { text, _ in CGFloat(10 * text.count) }.places
    #expect(places[0].frame.minX == 59 + 16 && bar.itemLine.maxX == 852 - 59 - 16)
  }
}
