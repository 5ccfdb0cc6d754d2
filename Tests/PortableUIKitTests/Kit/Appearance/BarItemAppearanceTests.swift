import Foundation
import PortableUIKit
import Testing

/// Appearances of the items of bars; of classes of this file alone, as they hold for all there are.
@MainActor @Suite struct BarItemAppearanceTests {
  private final class Item: UIBarButtonItem {}
  private final class Tab: UITabBarItem {}
  private final class Bar: UINavigationBar {}

  private let window = makeWindow()

  @Test(
    "TR-28 items take their class's values when their bar is in a window, without losing their own")
  func items() {
    Item.appearance().tintColor = .red
    Item.appearance().setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.green], for: .normal)
    defer {
      Item.appearance().tintColor = nil
      Item.appearance().setTitleTextAttributes(nil, for: .normal)
    }
    #expect(Item.appearance().tintColor == .red)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let (first, own, later) = (
      Item(title: "A", style: .plain), Item(title: "B", style: .plain),
      Item(title: "C", style: .plain)
    )
    own.tintColor = .blue
    toolbar.items = [first, own]
    #expect(first.tintColor == nil)
    window.addSubview(toolbar)
    #expect(first.tintColor == .red && own.tintColor == .blue)
    #expect(first.titleTextAttributes(for: .normal)?[.font] as? UIFont == .systemFont(ofSize: 30))
    #expect(own.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
    toolbar.items?.append(later)
    #expect(later.tintColor == .red)
    let plain = UIBarButtonItem(title: "D", style: .plain)
    toolbar.items?.append(plain)
    #expect(plain.tintColor == nil)
  }

  @Test("TR-28 containers count for the items of bars: the bar and what it is in")
  func containers() {
    Item.appearance(whenContainedInInstancesOf: [Bar.self]).tintColor = .orange
    Tab.appearance().badgeValue = "!"
    defer {
      Item.appearance(whenContainedInInstancesOf: [Bar.self]).tintColor = nil
      Tab.appearance().badgeValue = nil
    }
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let other = UINavigationBar(frame: bar.frame)
    window.addSubview(bar)
    window.addSubview(other)
    let (inside, outside) = (Item(title: "A", style: .plain), Item(title: "B", style: .plain))
    for (item, bar) in [(inside, bar as UINavigationBar), (outside, other)] {
      let navigationItem = UINavigationItem(title: "")
      bar.items = [navigationItem]
      // Set when the bar shows the item already.
      navigationItem.rightBarButtonItem = item
    }
    #expect(inside.tintColor == .orange && outside.tintColor == nil)
    let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let tab = Tab(title: "T", image: nil, tag: 0)
    tabBar.items = [tab]
    window.addSubview(tabBar)
    #expect(tab.badgeValue == "!")
  }

  @Test("A title's font says how much room its button takes")
  func room() throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let item = UIBarButtonItem(title: "Wide", style: .plain)
    toolbar.items = [item]
    window.addSubview(toolbar)
    let before = try #require(item.frame(in: window)).width
    item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 34)], for: .normal)
    let after = try #require(item.frame(in: window)).width
    // One point stands beside the text, which is twice as wide.
    #expect(((after - 1) - 2 * (before - 1)).magnitude < 0.6)
  }
}
