import Foundation
import PortableUIKit
import Testing

/// The measures of iOS 26.1 beside those before it; devices and the release they run choose them.
@MainActor @Suite struct MeasuredSizeTests {
  private let clock = ManualFrameClock()
  private let windows = HeldWindows()

  private final class BareController: UIViewController {
    var hidesStatusBar = false
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
  }

  private func window(
    _ device: String, iOS version: Int = 26, orientation: DeviceOrientation = .portrait
  ) -> UIWindow {
    let environment = (DeviceEnvironment.named(device) ?? .standard).running(iOS: version)
    let window = UIWindow(environment: environment, orientation: orientation, frameClock: clock)
    windows.held.append(window)
    return window
  }

  @Test("UM-1512 the release chooses the measures")
  func choice() {
    #expect(window("iPhone 16", iOS: 18).screen.measures == .classic)
    #expect(window("iPhone 16", iOS: 26).screen.measures == .iOS26)
    // A device that came with iOS 26 runs it.
    #expect(
      UIScreen(environment: DeviceEnvironment.named("iPhone Air") ?? .standard).measures == .iOS26)
    #expect(UIScreen(environment: .standard).measures == .classic)
    #expect(window("iPhone 16", iOS: 26).screen.presentationMetrics == .iOS26)
  }

  /// The bar starts at max(top, 10), 24 in compact height, and is 54 high; a large title adds 52 (probed:
  /// 64 and 116 on an SE without status bar, 78 on its side, 138 on a tablet whose top is 32).
  @Test(
    "UM-1512 what a navigation bar covers",
    arguments: [
      ("iPhone SE 3", true, false, DeviceOrientation.portrait, 64),
      ("iPhone SE 3", true, true, .portrait, 116), ("iPhone SE 3", true, false, .landscape, 78),
      ("iPhone SE 3", true, true, .landscape, 78), ("iPhone 16", false, false, .portrait, 113),
      ("iPhone 16", false, true, .portrait, 165), ("iPad A16", false, false, .portrait, 86),
      ("iPad A16", false, true, .portrait, 138),
    ])
  func navigationBar(
    device: String, hidesStatusBar: Bool, isLarge: Bool, orientation: DeviceOrientation,
    expected: CGFloat
  ) {
    let window = window(device, orientation: orientation)
    let root = BareController()
    root.hidesStatusBar = hidesStatusBar
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = isLarge
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == expected)
    // The bar itself is 106 high with a large title, as recorded on a device.
    let showsLarge = isLarge && orientation == .portrait
    #expect(navigation.navigationBar.frame.height == (showsLarge ? 106 : 54))
  }

  @Test(
    "UM-1512 a switch is 61 by 28 to layout and 63 by 28 itself; a slider 34 high; a toolbar 48")
  func controls() {
    let window = window("iPhone SE 3")
    let (toggle, slider, bar) = (UISwitch(), UISlider(), UIToolbar())
    for view in [toggle, slider, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      toggle.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      toggle.topAnchor.constraint(equalTo: window.topAnchor),
      slider.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      slider.topAnchor.constraint(equalTo: window.topAnchor),
      slider.widthAnchor.constraint(equalToConstant: 200),
    ])
    window.layoutIfNeeded()
    #expect(toggle.intrinsicContentSize == CGSize(width: 61, height: 28))
    #expect(toggle.frame == CGRect(x: 0, y: 0, width: 63, height: 28))
    #expect(slider.frame == CGRect(x: 0, y: 0, width: 200, height: 34))
    // The thumb is 37 by 24, at its fraction of the rest of the width.
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.5)
    #expect(thumb == CGRect(x: 81.5, y: 5, width: 37, height: 24))
    #expect(slider.trackRect(forBounds: slider.bounds).height == 6)
    #expect(bar.intrinsicContentSize.height == 48)
  }

  private final class Rows: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Section" }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      if indexPath.section == 1 { cell.accessoryType = .disclosureIndicator }
      return cell
    }
  }

  private func table(_ style: UITableView.Style) -> UITableView {
    let window = window("iPhone SE 3")
    let rows = Rows(style: style)
    window.rootViewController = rows
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return rows.tableView
  }

  @Test("UM-1512 the first header of a grouped table is 55.5 high, of an inset group 38")
  func headers() {
    #expect(table(.grouped).rectForHeader(inSection: 0).height == 55.5)
    #expect(table(.insetGrouped).rectForHeader(inSection: 0).height == 38)
  }

  @Test(
    "UM-1512 rows of an inset group stand at 16 and are 343 of 375 wide; an indicator takes 26.5")
  func insetRows() throws {
    let table = table(.insetGrouped)
    let plain = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let accessory = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    #expect(plain.frame.minX == 16 && plain.frame.width == 343)
    #expect(plain.contentView.frame.width == 343)
    #expect(accessory.contentView.frame.width == 316.5)
    let detail = try #require(accessory.detailTextLabel)
    #expect(accessory.contentView.convert(detail.bounds, from: detail).maxX == 308.5)
    // The title is as wide as its text.
    let title = try #require(accessory.textLabel)
    #expect(title.frame.width == title.intrinsicContentSize.width)
    // Above and below the text stand 15 points, at the sides 16.
    let plainTitle = try #require(plain.textLabel)
    let place = plain.contentView.convert(plainTitle.bounds, from: plainTitle)
    #expect(place.minX == 16 && abs(place.minY - 15) <= 0.5)
    #expect(abs(plain.frame.height - 30 - title.frame.height) <= 0.5)
  }

  @Test("UM-1610 root views have margins of 16 below a width of 414, 20 from there on")
  func margins() {
    for (device, version, side) in [
      ("iPhone SE 3", 26, CGFloat(16)), ("iPhone 16", 26, 16), ("iPhone 16", 18, 16),
      ("iPhone 11", 18, 20), ("iPhone 11", 26, 20), ("iPad A16", 26, 20),
    ] {
      let window = window(device, iOS: version)
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(controller.systemMinimumLayoutMargins.leading == side)
    }
  }

  /// Probed with custom detents of 10, 100 and 144 points on 393 by 852: the inset runs from 28 at 76 to 8
  /// at 150, i = 8 + (150 - h)·20/74, and the sheet is h·(393 - 2i)/393 high; the content's bottom safe
  /// area is 0, 11 and 31.333. From 150 on the inset is 8, the 34 counts, and the safe area is 34.
  @Test(
    "UM-1513 low sheets stay further away from the edges and leave the home indicator's room out",
    arguments: [(10, 0), (100, 11), (144, 31.333), (200, 34)] as [(Double, Double)])
  func sheets(height: Double, safeArea: Double) {
    let inset = min(28, max(8, 8 + (150 - height) * 20 / 74))
    let window = window("iPhone 16")
    let presenter = UIViewController()
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    let modal = UIViewController()
    modal.modalPresentationStyle = .pageSheet
    modal.sheetPresentationController?.detents = [.custom { _ in height }]
    presenter.present(modal, animated: false)
    clock.tick()
    let frame = modal.view.frame
    let shown = (height < 150 ? height : height + 34) * (393 - 2 * inset) / 393
    #expect(abs(frame.minX - inset) < 0.34 && abs(852 - frame.maxY - inset) < 0.34)
    #expect(abs(frame.height - shown) < 0.34)
    #expect(abs(modal.view.safeAreaInsets.bottom - safeArea) < 0.34)
  }

  @Test("UM-1513 a split view tiles of its own accord, upright too, and its primary column floats")
  func split() {
    let window = window("iPad A16")
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (UIViewController(), UIViewController())
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
    let frame = primary.navigationController?.view.frame ?? primary.view.frame
    #expect(frame == CGRect(x: 10, y: 32, width: 320, height: 1133))
    let column = secondary.navigationController?.view ?? secondary.view
    #expect(column?.frame == CGRect(x: 0, y: 0, width: 820, height: 1180))
    #expect(column?.safeAreaInsets.left == 330)
  }
}
