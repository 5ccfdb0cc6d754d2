import Foundation
import PortableUIKit
import Testing

/// Where rows stand after scrolling to them. Reported by a developer: the first row of a section comes with the header, the
/// last one with the footer; headers of plain tables stay in view and cover no row.
@MainActor @Suite struct RowScrollingTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UIView()
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      UIView()
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      20
    }
  }

  private let rows = Rows()
  private let windows = HeldWindows()

  private func table(_ style: UITableView.Style) -> UITableView {
    let window = makeWindow()
    windows.held.append(window)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.sectionHeaderTopPadding = 0
    table.rowHeight = 40
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    window.performTurn()
    return table
  }

  struct Case: Sendable {
    let style: UITableView.Style
    let position: UITableView.ScrollPosition
    let row: Int
    let offset: CGFloat
  }

  /// A section is 30 + 400 + 20 high: the second one begins at 450, its rows at 480; 200 are in view.
  nonisolated static let cases: [Case] = [
    Case(style: .grouped, position: .top, row: 0, offset: 450),
    Case(style: .grouped, position: .top, row: 3, offset: 600),
    Case(style: .grouped, position: .bottom, row: 9, offset: 700),
    Case(style: .grouped, position: .bottom, row: 5, offset: 520),
    Case(style: .grouped, position: .middle, row: 5, offset: 600),
    Case(style: .plain, position: .top, row: 0, offset: 450),
    Case(style: .plain, position: .top, row: 3, offset: 570),
    Case(style: .plain, position: .bottom, row: 9, offset: 700),
    Case(style: .plain, position: .bottom, row: 5, offset: 540),
  ]

  @Test("Scrolling to a row", arguments: cases)
  func positions(_ expected: Case) {
    let table = table(expected.style)
    table.scrollToRow(
      at: IndexPath(row: expected.row, section: 1), at: expected.position, animated: false)
    #expect(table.contentOffset.y == expected.offset)
  }

  @Test("A row that is in view does not scroll; one behind a header does")
  func least() {
    let grouped = table(.grouped)
    grouped.contentOffset.y = 450 + 30
    grouped.scrollToRow(at: IndexPath(row: 0, section: 1), at: .none, animated: false)
    #expect(grouped.contentOffset.y == 480)
    let plain = table(.plain)
    plain.contentOffset.y = 450 + 30 + 40
    plain.scrollToRow(at: IndexPath(row: 1, section: 1), at: .none, animated: false)
    #expect(plain.contentOffset.y == 490)
    #expect(plain.cellForRow(at: IndexPath(row: 1, section: 1)) != nil)
  }
}
