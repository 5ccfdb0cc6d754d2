import Foundation
import PortableUIKit
import Testing

/// The titles at the end of a plain table that lead to its sections.
@MainActor @Suite struct SectionIndexTests {
  private final class Names: NSObject, UITableViewDataSource {
    var titles: [String]? = ["A", "B", "C"]
    var answer: (Int) -> Int = { $0 }
    var asked: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Name"
      if path.row == 1 { cell.accessoryType = .disclosureIndicator }
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      ["A", "B", "C"][section]
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      asked.append(title)
      return answer(index)
    }
  }

  private let names = Names()
  private let windows = HeldWindows()

  private func table(
    _ style: UITableView.Style = .plain, iOS version: Int = 18,
    orientation: DeviceOrientation = .portrait
  ) throws -> UITableView {
    let environment = try #require(DeviceEnvironment.named("iPhone 16")).running(iOS: version)
    let window = UIWindow(
      environment: environment, orientation: orientation, frameClock: ManualFrameClock())
    windows.held.append(window)
    window.makeKeyAndVisible()
    let table = UITableView(frame: window.bounds, style: style)
    table.rowHeight = 44
    table.dataSource = names
    window.addSubview(table)
    window.performTurn()
    return table
  }

  private func contentWidth(_ table: UITableView, row: Int = 0) throws -> CGFloat {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0))).contentView.frame.width
  }

  private func index(of table: UITableView) -> UIView? {
    table.subviews.last { $0 is UIControl }
  }

  /// Reported for iOS 7 to 10: 15 points, or the longest title of 11 points and 4.
  @Test("The content of rows keeps clear of the index: 15 points", arguments: [17, 18, 26])
  func room(version: Int) throws {
    let table = try table(iOS: version)
    #expect(try contentWidth(table) == 393 - 15)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame.width == 393 && header.contentView.frame.width == 393 - 15)
    #expect(index(of: table)?.frame.width == 15 && index(of: table)?.frame.maxX == 393)
    // An accessory stands before it.
    let withIndex = try contentWidth(table, row: 1)
    names.titles = nil
    table.reloadSectionIndexTitles()
    table.layoutIfNeeded()
    #expect(try contentWidth(table) == 393)
    #expect(try contentWidth(table, row: 1) == withIndex + 15)
    names.titles = ["Anna", "Bert"]
    table.reloadSectionIndexTitles()
    table.layoutIfNeeded()
    let word = UILabel()
    word.font = .systemFont(ofSize: 11, weight: .semibold)
    word.text = "Anna"
    table.window?.addSubview(word)
    let width = word.intrinsicContentSize.width
    let room = 393 - (try contentWidth(table))
    #expect(abs(room - 4 - width) < 1e-6)
  }

  @Test("Grouped tables have no index, nor have those with too few rows or without titles")
  func without() throws {
    let grouped = try table(.grouped)
    #expect(index(of: grouped) == nil)
    #expect(try contentWidth(grouped) == 393)
    let plain = try table()
    plain.sectionIndexMinimumDisplayRowCount = 61
    plain.layoutIfNeeded()
    #expect(index(of: plain) == nil)
    #expect(try contentWidth(plain) == 393)
    plain.sectionIndexMinimumDisplayRowCount = 60
    plain.layoutIfNeeded()
    #expect(index(of: plain) != nil)
    names.titles = nil
    plain.reloadData()
    plain.layoutIfNeeded()
    #expect(index(of: plain) == nil)
  }

  @Test("A finger on a title brings the section to the top that the data source names")
  func touches() throws {
    let table = try table()
    let finger = try TouchSimulator(try #require(table.window))
    let strip = try #require(index(of: table)).frame
    // Three titles of 15 points stand in the middle.
    let touch = finger.touch(at: at(strip.midX, strip.midY - 15))
    #expect(names.asked == ["A"])
    finger.move(touch, to: at(strip.midX, strip.midY))
    #expect(names.asked == ["A", "B"])
    #expect(
      table.contentOffset.y
        == table.rectForHeader(inSection: 1).minY - table.adjustedContentInset.top)
    table.layoutIfNeeded()
    finger.move(touch, to: at(strip.midX, strip.midY + 2))
    #expect(names.asked == ["A", "B"])
    finger.lift(touch)
    #expect(table.indexPathForSelectedRow == nil)
    // A data source that has scrolled itself names no section.
    names.answer = { _ in NSNotFound }
    let before = table.contentOffset
    finger.perform(.tap(at: at(strip.midX, strip.midY + 15)))
    #expect(names.asked.last == "C" && table.contentOffset == before)
  }

  @Test("The index stands inside the safe area, and stays while the rows move")
  func place() throws {
    let table = try table(orientation: .landscape)
    let strip = try #require(index(of: table))
    // 852 less the 59 of the safe area.
    #expect(strip.frame.maxX == 793)
    #expect(try contentWidth(table) == 852 - 2 * 59 - 15)
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(strip.frame.minY == 300 + table.adjustedContentInset.top)
    #expect(table.subviews.last === strip)
  }
}
