import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// The grounds of bars and the lines of groups, as pixels.
@MainActor @Suite struct BarPaintingTests {
  private let window: UIWindow

  init() throws {
    window = UIWindow(
      environment: try #require(DeviceEnvironment.named("iPhone 16")),
      frameClock: ManualFrameClock())
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("The ground of a navigation bar is drawn up to the top of the screen, where there is one")
  func ground() throws {
    let controller = UIViewController()
    let scrollView = UIScrollView()
    controller.view = scrollView
    scrollView.backgroundColor = .white
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.barTintColor = .red
    show(navigation)
    // At the top of the content the bar has no ground.
    #expect(try Raster(window).color(5, 80) == 0xFFFFFF)
    scrollView.contentOffset.y = 200
    let raster = try Raster(window)
    let bar = raster.color(5, 80)
    #expect(bar != 0xFFFFFF && raster.color(5, 5) == bar && raster.color(388, 30) == bar)
    // 59 + 44 points from the top the content begins.
    #expect(raster.color(5, 110) == 0xFFFFFF)
  }

  @Test("Titles and items are drawn above the ground")
  func items() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "Title")
    bar.items = [item]
    // The letters are black on the white ground of the light appearance.
    let ink = try #require(try Raster(bar).ink)
    #expect(abs(ink.midX - 160) < 3 && ink.height > 8)
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    tabs.items = [UITabBarItem(title: "Tab", image: nil, tag: 0)]
    tabs.unselectedItemTintColor = .black
    #expect(try Raster(tabs).ink != nil)
    let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    tools.items = [UIBarButtonItem(title: "Tool", style: .plain)]
    tools.tintColor = .black
    #expect(try Raster(tools).ink != nil)
  }

  @Test("A group begins and ends with lines as wide as the table, and has others from the text on")
  func lines() throws {
    let rows = Rows(style: .grouped)
    rows.tableView.separatorColor = .red
    show(rows)
    let raster = try Raster(window, scale: 3)
    let table = try #require(rows.tableView)
    /// The red pixels of the row of pixels at a height in the table.
    func width(at y: CGFloat) -> Int {
      let place = table.convert(CGPoint(x: 0, y: y), to: window).y
      let row = Int((place * 3).rounded())
      return (0..<393 * 3).filter { raster.pixels[row * 393 * 3 + $0] == 0xFFFF_0000 }.count
    }
    let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
    let last = table.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(width(at: first.minY) == 393 * 3)
    #expect(width(at: last.maxY - 1.0 / 3) == 393 * 3)
    // The line between them begins 16 points from the edge.
    #expect(width(at: first.maxY - 1.0 / 3) == (393 - 16) * 3)
  }

  private final class Rows: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }
}
