import Foundation
import PortableUIKit
import Testing

/// Faults that an ordinary app's list showed: a table below a bar with a large title, in groups, with accessories.
@MainActor @Suite struct AppScreenTests {
  final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 1 { cell.accessoryType = .disclosureIndicator }
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Shore"
    }
  }

  final class List: UIViewController {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    let rows = Rows()
    override func viewDidLoad() {
      super.viewDidLoad()
      table.dataSource = rows
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(table)
    }
  }

  /// An iPhone 14: 390 points wide, 47 of the height under the sensor housing.
  private func show(
    _ list: List, prefersLargeTitles: Bool
  ) throws -> (UIWindow, UINavigationController) {
    let device = try #require(DeviceEnvironment.named("iPhone 14"))
    let window = UIWindow(screen: UIScreen(environment: device, frameClock: ManualFrameClock()))
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = prefersLargeTitles
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, navigation)
  }

  /// The bar is 44 high and starts at 47: content starts at 91, with a large title of 52 at 143.
  @Test func contentStartsBelowTheBar() throws {
    let plain = List()
    let (first, _) = try show(plain, prefersLargeTitles: false)
    #expect(plain.table.contentOffset == CGPoint(x: 0, y: -91))
    first.isHidden = true
    let list = List()
    let (window, navigation) = try show(list, prefersLargeTitles: true)
    #expect(list.table.contentOffset == CGPoint(x: 0, y: -143))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
    // A view that was scrolled stays where it is.
    list.table.contentOffset.y = 10
    navigation.navigationBar.prefersLargeTitles = false
    window.layoutIfNeeded()
    #expect(list.table.adjustedContentInset.top == 91 && list.table.contentOffset.y == 10)
    window.isHidden = true
  }

  @Test func anItemSaysWhetherItsTitleIsLarge() throws {
    let list = List()
    let (window, navigation) = try show(list, prefersLargeTitles: true)
    func height(_ mode: UINavigationItem.LargeTitleDisplayMode) -> CGFloat {
      let screen = UIViewController()
      screen.navigationItem.largeTitleDisplayMode = mode
      navigation.setViewControllers([list, screen], animated: false)
      window.layoutIfNeeded()
      return navigation.navigationBar.frame.height
    }
    #expect(height(.automatic) == 96)
    #expect(height(.always) == 96)
    #expect(height(.never) == 44)
    list.navigationItem.largeTitleDisplayMode = .never
    #expect(height(.automatic) == 44)
    #expect(height(.always) == 96)
    window.isHidden = true
  }

  /// Rows of an inset group are 390 - 2 · 16 = 358 wide. A disclosure indicator takes 26.33 of that on a screen of
  /// three pixels a point, as in Interface Builder's documents since Xcode 11 (UM-1606).
  @Test func anAccessoryNarrowsTheContent() throws {
    let list = List()
    let (window, _) = try show(list, prefersLargeTitles: false)
    let cells = try (0..<2).map {
      try #require(list.table.cellForRow(at: IndexPath(row: $0, section: 0)))
    }
    #expect(cells[0].contentView.frame.width == 358)
    #expect(abs(cells[1].contentView.frame.width - (358 - 26.333)) < 0.01)
    window.isHidden = true
  }

  @Test func groupsStandOnTheirGround() throws {
    #expect(UITableView(frame: .zero, style: .plain).backgroundColor == .systemBackground)
    #expect(UITableView(frame: .zero, style: .grouped).backgroundColor == .systemGroupedBackground)
    let list = List()
    let (window, _) = try show(list, prefersLargeTitles: false)
    let header = try #require(
      list.table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }.first)
    #expect(header.textLabel?.text == "SHORE")
    #expect(header.textLabel?.frame.minX == 32)
    window.isHidden = true
  }
}
