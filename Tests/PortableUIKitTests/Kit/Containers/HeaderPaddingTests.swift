import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct HeaderPaddingTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "Title" : nil
    }
  }

  private func table(_ style: UITableView.Style, _ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    table.rowHeight = 40
    table.dataSource = rows
    table.layoutIfNeeded()
    return table
  }

  @Test("Headers of a plain table have their padding above, a section without one has none")
  func padding() {
    let rows = Rows()
    let table = table(.plain, rows)
    let header = table.rectForHeader(inSection: 0)
    // 22 points of their own accord, since iOS 15 (documents have the first row at 50 = 22 + 28).
    #expect(header.minY == 22 && header.height > 0)
    table.sectionHeaderTopPadding = 15
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == header.offsetBy(dx: 0, dy: -7))
    #expect(table.headerView(forSection: 0)?.frame == header.offsetBy(dx: 0, dy: -7))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == header.height + 15)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == header.height + 55)
    #expect(table.contentSize.height == header.height + 15 + 80)
  }

  @Test("Groups have no such padding")
  func grouped() {
    let rows = Rows()
    let table = table(.grouped, rows)
    let header = table.rectForHeader(inSection: 0)
    table.sectionHeaderTopPadding = 15
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == header)
  }
}
