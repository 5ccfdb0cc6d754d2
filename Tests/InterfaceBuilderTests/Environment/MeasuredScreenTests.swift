import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// A screen of each kind, made in code and of a storyboard, has the same frames on five devices and three releases of the
/// system. The numbers are those of sections 4, 11, 15 and 16 of the measurements and of the documents of Xcode 15 to 26.
@MainActor @Suite("UM-16: screens in code and of storyboards")
struct MeasuredScreenTests {
  enum Kind: String, CaseIterable, Sendable {
    case plain, grouped, insetGrouped, headers, accessories, largeTitles, tabs, sheet, split
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let kind: Kind
    let device: String
    let version: Int
    var testDescription: String { "\(kind.rawValue), \(device), iOS \(version)" }
  }

  nonisolated static let cases: [Case] = Kind.allCases.flatMap { kind in
    ["iPhone SE 3", "iPhone X", "iPhone 16", "iPhone 11", "iPad A16"].flatMap { device in
      [17, 18, 26].map { Case(kind: kind, device: device, version: $0) }
    }
  }

  /// What the references say of a device in a release.
  struct Expected {
    let width: CGFloat
    let top: CGFloat
    let bottom: CGFloat
    /// The sides of rows, and of standard texts.
    let side: CGFloat
    let text: CGFloat
    let bar: CGFloat
    let isPad: Bool
    let isNew: Bool
    let rowHeight: CGFloat
    /// Where the first row below a title of a grouped table begins.
    let titled: CGFloat

    init(_ one: Case) {
      isNew = one.version == 26
      isPad = one.device == "iPad A16"
      switch one.device {
      case "iPhone SE 3": (width, top, bottom, side, text) = (375, 20, 0, 16, 16)
      case "iPhone X": (width, top, bottom, side, text) = (375, 44, 34, 16, 16)
      case "iPhone 16": (width, top, bottom, side, text) = (393, 59, 34, 20, isNew ? 20 : 16)
      case "iPhone 11": (width, top, bottom, side, text) = (414, 48, 34, 20, 20)
      default:
        (width, top, bottom, side, text) = (820, isNew ? 32 : 24, isNew ? 25 : 20, 20, 20)
      }
      bar = isNew ? 54 : isPad ? 50 : 44
      let isFine = one.device == "iPhone X" || one.device == "iPhone 16"
      // Documents up to Xcode 16: 43.67 and 43.5, and 55.33 beside 55.5.
      rowHeight = isNew ? (isFine ? 52 : 51) : 44 - (isFine ? 1.0 / 3 : 0.5)
      titled = isFine && !isNew ? 55.5 - 1.0 / 6 : 55.5
    }
  }

  private final class Held {
    var objects: [AnyObject] = []
  }
  private let held = Held()
  private let clock = ManualFrameClock()

  // MARK: Screens

  private static let accessories: [UITableViewCell.AccessoryType] = [
    .none, .disclosureIndicator, .detailButton,
  ]

  /// Static rows need a controller that serves them; a table in code has a data source that does the same.
  private final class Rows: UITableViewController {
    var titles: [String?] = [nil, nil]
    override func numberOfSections(in tableView: UITableView) -> Int { titles.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { titles[section] }
    override func tableView(
      _ tableView: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.accessoryType = MeasuredScreenTests.accessories[path.row]
      return cell
    }
  }

  private func style(_ kind: Kind) -> UITableView.Style {
    switch kind {
    case .grouped, .headers: .grouped
    case .insetGrouped: .insetGrouped
    default: .plain
    }
  }

  private func codeScreen(_ kind: Kind) -> UIViewController {
    let rows = Rows(style: style(kind))
    if kind == .headers { rows.titles = ["One", "Two"] }
    switch kind {
    case .plain, .grouped, .insetGrouped, .headers, .accessories: return rows
    case .largeTitles, .sheet:
      let navigation = UINavigationController(rootViewController: rows)
      navigation.navigationBar.prefersLargeTitles = kind == .largeTitles
      return navigation
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [rows, UIViewController()]
      return tabs
    case .split:
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: rows), UIViewController(),
      ]
      return split
    }
  }

  private func storyboardScreen(_ kind: Kind, toolsVersion: String) throws -> UIViewController {
    let loader = DocumentLoader(classes: AppFixture.classes, languages: [])
    let text = ScreenDocument(kind.rawValue, style: style(kind), toolsVersion: toolsVersion).text
    let contents = try loader.storyboard(data: Data(text.utf8), in: .main)
    return try #require(UIStoryboard(contents: contents).instantiateInitialViewController())
  }

  // MARK: Frames

  /// The frames of the parts of a screen by name, in the window; those of rows and of what is in them in the content of
  /// the table.
  private func frames(_ controller: UIViewController, _ one: Case) throws -> [String: CGRect] {
    let environment = try #require(DeviceEnvironment.named(one.device))
      .running(iOS: one.version)
    let window = UIWindow(environment: environment, frameClock: clock)
    held.objects.append(window)
    if one.kind == .sheet {
      let presenter = UIViewController()
      window.rootViewController = presenter
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      presenter.present(controller, animated: false)
    } else {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    clock.tick()
    window.layoutIfNeeded()
    var frames: [String: CGRect] = [:]
    // What is not shown, such as a hidden column, has no place.
    func note(_ name: String, _ view: UIView?) {
      if let view, view.window != nil { frames[name] = view.convert(view.bounds, to: window) }
    }
    note("screen", controller.view)
    let rows = try #require(controller.tableController)
    note("table", rows.tableView)
    note("navigation bar", rows.navigationController?.navigationBar)
    note("tab bar", (controller as? UITabBarController)?.tabBar)
    for section in 0..<2 {
      for row in 0..<3 {
        let cell = rows.tableView.cellForRow(at: IndexPath(row: row, section: section))
        let name = "\(section).\(row)"
        for (part, view) in [
          ("row", cell), ("content", cell?.contentView), ("title", cell?.textLabel),
        ] as [(String, UIView?)] {
          guard let view else { continue }
          frames["\(part) \(name)"] = view.convert(view.bounds, to: rows.tableView)
        }
      }
    }
    frames["content top"] = CGRect(
      x: 0, y: rows.tableView.frame.minY + rows.tableView.safeAreaInsets.top, width: 0, height: 0)
    frames["content"] = CGRect(origin: .zero, size: rows.tableView.contentSize)
    return frames
  }

  @Test("Code and storyboard agree, with each other and with the references", arguments: cases)
  func screens(_ one: Case) throws {
    let code = try frames(codeScreen(one.kind), one)
    let toolsVersion = one.version == 26 ? "24127" : "22505"
    let document = try frames(storyboardScreen(one.kind, toolsVersion: toolsVersion), one)
    for name in Set(code.keys).union(document.keys).sorted() {
      #expect(code[name] == document[name], "\(name)")
    }
    try check(code, one, Expected(one))
  }

  private func check(_ frames: [String: CGRect], _ one: Case, _ expected: Expected) throws {
    let bar = frames["navigation bar"]
    switch one.kind {
    case .plain: try checkRows(frames, from: 0, expected)
    case .grouped, .insetGrouped:
      // 16.12: the first row at 35, sections 17.5 below and 17.5 above.
      try checkRows(frames, from: 35, expected, inset: one.kind == .insetGrouped)
      let first = try #require(frames["row 0.2"])
      #expect(isNear(frames["row 1.0"]?.minY, first.maxY + 35))
    case .headers:
      // 15.12, 16.12: headers of 55.5 and, after a gap of 17.5, of 38.
      try checkRows(frames, from: expected.titled, expected)
      let first = try #require(frames["row 0.2"])
      #expect(isNear(frames["row 1.0"]?.minY, first.maxY + expected.titled))
    case .accessories:
      try checkRows(frames, from: 0, expected)
      // 16.6: detail buttons take 44, and 40 on iOS 26; indicators 10.4 beside the margin.
      #expect(frames["content 0.2"]?.width == expected.width - (expected.isNew ? 40 : 44))
      let indicator = try #require(frames["content 0.1"]).width
      #expect(abs(expected.width - indicator - expected.side - 10.4) < 0.11)
    case .largeTitles:
      #expect(bar?.minY == expected.top && bar?.height == expected.bar + 52)
      try checkRows(frames, from: 0, expected)
      // Content begins below the bar.
      #expect(frames["content top"]?.minY == expected.top + expected.bar + 52)
    case .tabs:
      let isOnTop = expected.isPad && one.version >= 18
      let height = isOnTop ? 44 : 49 + expected.bottom
      #expect(frames["tab bar"]?.height == height)
      #expect(frames["tab bar"]?.minY == (isOnTop ? expected.top : frames["screen"]!.maxY - height))
      try checkRows(frames, from: 0, expected)
      #expect(frames["content top"]?.minY == expected.top + (isOnTop ? 44 : 0))
    case .sheet:
      guard !expected.isPad else { return }
      // 16.9, section 11: a card 30 or the status bar's height below the top, its bar at 0, or at 16 on iOS 26.
      #expect(frames["screen"]?.minY == max(30, expected.top))
      #expect(bar?.minY == max(30, expected.top) + (expected.isNew ? 16 : 0))
      #expect(bar?.height == (expected.isNew ? 54 : 56))
    case .split:
      guard expected.isPad else { return }
      // Section 11: on iOS 26 a primary column of 320 floats 10 from the side.
      if expected.isNew { #expect(frames["table"]?.minX == 10 && frames["table"]?.width == 320) }
    }
  }

  private func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool {
    value.map { abs($0 - expected) < 1e-6 } ?? false
  }

  private func checkRows(
    _ frames: [String: CGRect], from top: CGFloat, _ expected: Expected, inset: Bool = false
  ) throws {
    let row = try #require(frames["row 0.0"])
    let side = inset ? expected.side : 0
    #expect(isNear(row.minY, top))
    #expect(row.minX == side && row.width == expected.width - 2 * side)
    #expect(isNear(row.height, expected.rowHeight))
    #expect(frames["title 0.0"]?.minX == side + expected.text)
  }
}

extension UIViewController {
  /// The controller of the table in a screen.
  fileprivate var tableController: UITableViewController? {
    if let table = self as? UITableViewController { return table }
    return children.lazy.compactMap(\.tableController).first
  }
}
