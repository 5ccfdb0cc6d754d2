import Foundation
import Testing

@testable import PortableUIKit

/// Tables on five devices and three releases of the system. The numbers are those of section 16 of the measurements
/// and of the documents of Xcode 15 to 26, as each comment says.
@MainActor @Suite("UM-16: tables")
struct MeasuredTableTests {
  /// A device with what its rows have in a release.
  struct Case: Sendable, CustomTestStringConvertible {
    let device: String
    let version: Int
    /// The sides of row contents, and of standard texts.
    let side: CGFloat
    let text: CGFloat
    let margin: CGFloat
    let rowHeight: CGFloat
    let subtitleHeight: CGFloat
    /// The height of a row of a collection's list.
    let listHeight: CGFloat
    let detailRoom: CGFloat
    var testDescription: String { "\(device), iOS \(version)" }
  }

  /// Sides: documents and 16.10, 16.13; margins 11 and 15: 16.9, 16.10; rows of 51 and 52: 16.11, of 43.5, 43.67 and 55.5
  /// before: documents; detail buttons of 44 and 40: 16.6.
  nonisolated static let cases: [Case] = [17, 18, 26].flatMap { version in
    let isNew = version == 26
    func row(
      _ device: String, _ side: CGFloat, _ text: CGFloat, fine: Bool = false
    ) -> Case {
      let line: CGFloat = fine ? 1.0 / 3 : 0.5
      return Case(
        device: device, version: version, side: side, text: text, margin: isNew ? 15 : 11,
        rowHeight: isNew ? (fine ? 52 : 51) : 44 - line, subtitleHeight: isNew ? 56 : 56 - line,
        listHeight: isNew ? (fine ? 52 : 51) : 44, detailRoom: isNew ? 40 : 44)
    }
    return [
      row("iPhone SE 3", 16, 16), row("iPhone X", 16, 16, fine: true),
      row("iPhone 16", 20, isNew ? 20 : 16, fine: true), row("iPhone 11", 20, 20),
      row("iPad A16", 20, 20),
    ]
  }

  /// Those with two pixels a point, of which the numbers with halves were recorded.
  nonisolated static let coarseCases = cases.filter {
    $0.device != "iPhone X" && $0.device != "iPhone 16"
  }

  private final class Rows: UITableViewController {
    var titles: [String?] = [nil, nil]
    var accessories: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .detailButton, .detailDisclosureButton, .checkmark,
    ]
    override func numberOfSections(in tableView: UITableView) -> Int { titles.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      accessories.count
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { titles[section] }
    var footers: [String?] = [nil, nil]
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { footers[section] }
    override func tableView(
      _ tableView: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(
        style: path.section == 0 ? .default : .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = accessories[path.row]
      return cell
    }
  }

  private let clock = ManualFrameClock()
  private let windows = HeldWindows()

  private func rows(
    _ style: UITableView.Style, on device: String, iOS version: Int,
    orientation: DeviceOrientation = .portrait, _ prepare: (Rows) -> Void = { _ in }
  ) throws -> Rows {
    let environment = try #require(DeviceEnvironment.named(device)).running(iOS: version)
    let window = UIWindow(environment: environment, orientation: orientation, frameClock: clock)
    windows.held.append(window)
    let rows = Rows(style: style)
    prepare(rows)
    window.rootViewController = rows
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return rows
  }

  private func cell(_ rows: Rows, _ section: Int, _ row: Int) throws -> UITableViewCell {
    try #require(rows.tableView.cellForRow(at: IndexPath(row: row, section: section)))
  }

  @Test("UM-1609 to UM-1611, UM-1613: margins, texts, lines and heights of rows", arguments: cases)
  func rows(_ expected: Case) throws {
    let rows = try rows(.plain, on: expected.device, iOS: expected.version)
    let plain = try cell(rows, 0, 0)
    #expect(
      plain.contentView.directionalLayoutMargins
        == NSDirectionalEdgeInsets(
          top: expected.margin, leading: expected.side, bottom: expected.margin,
          trailing: expected.side))
    #expect(plain.textLabel?.frame.minX == expected.text)
    #expect(plain.separatorInset.left == expected.text)
    #expect(rows.tableView.separatorInset.left == expected.text)
    #expect(abs(plain.frame.height - expected.rowHeight) < 1e-9)
    #expect(abs(try cell(rows, 1, 0).frame.height - expected.subtitleHeight) < 1e-9)
  }

  @Test("UM-1606: accessories take room, and the content keeps 8 before them", arguments: cases)
  func accessories(_ expected: Case) throws {
    let rows = try rows(.plain, on: expected.device, iOS: expected.version)
    let width = rows.tableView.bounds.width
    func room(_ row: Int) throws -> CGFloat {
      try width - cell(rows, 0, row).contentView.frame.width
    }
    // 30.33 or 30.5 beside margins of 20, 26.33 or 26.5 beside 16.
    #expect(abs(try room(1) - expected.side - 10.4) < 0.11)
    #expect(try room(4) == room(1))
    #expect(try room(2) == expected.detailRoom)
    #expect(abs(try room(3) - (expected.version == 26 ? 62.4 : 58.4)) < 0.11)
    #expect(try cell(rows, 0, 1).contentView.directionalLayoutMargins.trailing == 8)
  }

  @Test("UM-1604, UM-1611: where texts stand in a row of 44", arguments: coarseCases)
  func rowOf44(_ expected: Case) throws {
    let rows = try rows(.plain, on: expected.device, iOS: expected.version) {
      $0.tableView.rowHeight = 44
    }
    let title = try #require(cell(rows, 0, 0).textLabel)
    #expect(title.frame.minY == 12 && title.frame.height == 20.5)
    let subtitle = try cell(rows, 1, 0)
    #expect(subtitle.textLabel?.frame.minY == 5 && subtitle.textLabel?.frame.height == 20.5)
    #expect(subtitle.detailTextLabel?.frame.minY == 25.5)
    #expect(subtitle.textLabel?.superview === subtitle.contentView)
  }

  @Test(
    "UM-1612: groups without titles begin at 35 and stand 35 apart, 17.5 of it below a section",
    arguments: [UITableView.Style.grouped, .insetGrouped], cases)
  func gaps(style: UITableView.Style, expected: Case) throws {
    let rows = try rows(style, on: expected.device, iOS: expected.version)
    let table = try #require(rows.tableView)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(table.rectForFooter(inSection: 0).height == 17.5)
    let end = table.rectForFooter(inSection: 0).maxY
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == end + 17.5)
    #expect(table.contentSize.height == table.rect(forSection: 1).maxY)
  }

  @Test(
    "UM-1612: titles: 55.5 first in a grouped table, 38 in an inset one; 38 after a gap of 17.5 later",
    arguments: [UITableView.Style.grouped, .insetGrouped], coarseCases)
  func titles(style: UITableView.Style, expected: Case) throws {
    let rows = try rows(style, on: expected.device, iOS: expected.version) {
      $0.titles = ["One", "Two"]
      $0.accessories = [.none]
    }
    let table = try #require(rows.tableView)
    #expect(table.rectForHeader(inSection: 0).height == (style == .grouped ? 55.5 : 38))
    #expect(table.rectForHeader(inSection: 1).height == 38)
    let between = table.rectForRow(at: IndexPath(row: 0, section: 1)).minY
    #expect(between - table.rectForRow(at: IndexPath(row: 0, section: 0)).maxY == 55.5)
  }

  /// Documents up to iOS 18: the first row at 55.5, on screens of three pixels a point at 55.33.
  @Test(
    "The first row below a title of a grouped table on a fine screen",
    arguments: [(17, 55.333), (18, 55.333), (26, 55.5)])
  func titlesOnFineScreens(version: Int, top: CGFloat) throws {
    let rows = try rows(.grouped, on: "iPhone 16", iOS: version) { $0.titles = ["One", "Two"] }
    #expect(abs(rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY - top) < 0.01)
  }

  @Test("The titles of groups begin where the texts of their rows do", arguments: [17, 18, 26])
  func titlePlaces(version: Int) throws {
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let rows = try rows(style, on: "iPhone SE 3", iOS: version) { $0.titles = ["One", "Two"] }
      let header = try #require(rows.tableView.headerView(forSection: 0)?.textLabel)
      let row = try #require(cell(rows, 0, 0).textLabel)
      let table = try #require(rows.tableView)
      #expect(
        header.convert(header.bounds, to: table).minX == row.convert(row.bounds, to: table).minX)
    }
  }

  @Test("Titles that a table has before it comes into a window are those of the window's release")
  func titlesBeforeWindow() throws {
    let rows = try rows(.grouped, on: "iPhone SE 3", iOS: 26) {
      $0.titles = ["One", "Two"]
      $0.tableView.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
      _ = $0.tableView.visibleCells
    }
    let label = try #require(rows.tableView.headerView(forSection: 0)?.textLabel)
    #expect(label.text == "One" && label.textColor == .label)
    #expect(label.window != nil)
  }

  @Test("The headers of a plain table have 22 points above, as since iOS 15", arguments: [17, 26])
  func padding(version: Int) throws {
    let rows = try rows(.plain, on: "iPhone 16", iOS: version) { $0.titles = ["One", "Two"] }
    #expect(rows.tableView.rectForHeader(inSection: 0).minY == 22)
    rows.tableView.sectionHeaderTopPadding = 0
    #expect(rows.tableView.rectForHeader(inSection: 0).minY == 0)
  }

  private final class HeaderController: UITableViewController {
    var passes = 0
    var wanted: CGFloat = 50
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      passes += 1
      guard let header = tableView.tableHeaderView else { return }
      header.frame.size.height = wanted
      tableView.tableHeaderView = header
    }
  }

  @Test(
    "UM-1603: a header that is set again with another height moves the rows, and the passes end",
    arguments: cases)
  func headerSetAgain(_ expected: Case) {
    let window = makeWindow(expected.device, iOS: expected.version)
    let rows = HeaderController(style: .plain)
    window.rootViewController = rows
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(rows.tableView.tableHeaderView?.frame.height == 50)
    rows.wanted = 80
    rows.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 80)
    #expect(rows.passes < 12)
  }

  @Test("The content of rows keeps out of the safe area of a phone on its side")
  func safeArea() throws {
    let rows = try rows(.plain, on: "iPhone 16", iOS: 18, orientation: .landscape) {
      $0.titles = ["One", nil]
    }
    let plain = try cell(rows, 0, 0)
    #expect(plain.frame.minX == 0 && plain.frame.width == rows.tableView.bounds.width)
    #expect(plain.contentView.frame.minX == rows.tableView.safeAreaInsets.left)
    #expect(
      plain.contentView.frame.maxX == plain.bounds.width - rows.tableView.safeAreaInsets.right)
    let header = try #require(rows.tableView.headerView(forSection: 0))
    #expect(header.frame.minX == 0 && header.contentView.frame.minX == 59)
    rows.tableView.insetsContentViewsToSafeArea = false
    rows.tableView.window?.layoutIfNeeded()
    plain.layoutIfNeeded()
    #expect(plain.contentView.frame.minX == 0)
  }

  /// 59 points of sensors and the margin of rows, 20, on both sides of 852.
  @Test("Inset groups keep out of the safe area of a phone on its side", arguments: [18, 26])
  func insetGroupsOnTheSide(version: Int) throws {
    let rows = try rows(.insetGrouped, on: "iPhone 16", iOS: version, orientation: .landscape)
    let row = try cell(rows, 0, 0)
    #expect(row.frame.minX == 79 && row.frame.width == 694)
    #expect(row.contentView.frame.minX == 0)
  }

  @Test(
    "The footers of a plain table stay in view at its bottom edge, as its headers do at the top")
  func footers() throws {
    let rows = try rows(.plain, on: "iPhone SE 3", iOS: 18) {
      $0.titles = ["One", "Two"]
      $0.footers = ["End", nil]
      $0.accessories = Array(repeating: .none, count: 30)
    }
    let table = try #require(rows.tableView)
    let footer = try #require(table.footerView(forSection: 0))
    #expect(footer.frame.maxY == table.bounds.maxY)
    #expect(table.rectForFooter(inSection: 0).minY > table.bounds.maxY)
    table.contentOffset.y = table.rectForFooter(inSection: 0).minY - 300
    table.layoutIfNeeded()
    #expect(footer.frame == table.rectForFooter(inSection: 0))
  }
}
