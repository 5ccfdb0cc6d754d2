import Foundation
import PortableUIKit
import Testing

/// Rows that are edited or indented, and where the lines below them begin.
@MainActor @Suite("UM-16: edited and indented rows")
struct MeasuredEditingTests {
  private final class Rows: UITableViewController {
    var styles: [UITableViewCell.EditingStyle] = Array(repeating: .delete, count: 40)
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      styles.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.indentationLevel = path.row == 1 ? 2 : 0
      if path.row == 2 {
        cell.imageView?.image = UIImage(name: nil, size: CGSize(width: 30, height: 20))
      }
      return cell
    }
    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt path: IndexPath
    ) -> UITableViewCell.EditingStyle { styles[path.row] }
    override func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt path: IndexPath
    ) -> Bool { path.row != 3 }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt path: IndexPath
    ) {}
    override func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {}
  }

  private let window = makeWindow("iPhone SE 3")

  private func shown() -> Rows {
    let rows = Rows(style: .plain)
    rows.styles[3] = .none
    rows.styles[4] = .none
    window.rootViewController = rows
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return rows
  }

  private func cell(_ rows: Rows, _ row: Int) throws -> UITableViewCell {
    try #require(rows.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test("The content of an edited row stands beside the control before it and the handle behind it")
  func editing() throws {
    let rows = shown()
    rows.setEditing(true, animated: false)
    window.layoutIfNeeded()
    let content = try cell(rows, 0).contentView.frame
    #expect(content.minX > 30 && content.minX < 60)
    #expect(content.maxX < 375 - 30)
    // A row that is only moved keeps the room before it, unless its delegate says otherwise.
    #expect(try cell(rows, 4).contentView.frame.minX == content.minX)
    #expect(try cell(rows, 3).contentView.frame.minX == 0)
    rows.setEditing(false, animated: false)
    window.layoutIfNeeded()
    #expect(try cell(rows, 0).contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 43.5))
  }

  @Test("Rows that come into view while the table is edited are edited, too")
  func scrolled() throws {
    let rows = shown()
    rows.setEditing(true, animated: false)
    rows.tableView.contentOffset.y = 600
    window.layoutIfNeeded()
    let row = try cell(rows, 20)
    #expect(row.isEditing && row.editingStyle == .delete && row.contentView.frame.minX > 0)
  }

  @Test("Heights that are set after the first layout hold: rows of 50")
  func laterHeights() throws {
    let rows = shown()
    rows.tableView.rowHeight = 50
    window.layoutIfNeeded()
    #expect(try cell(rows, 1).frame == CGRect(x: 0, y: 50, width: 375, height: 50))
    #expect(rows.tableView.contentSize.height == 2000)
  }

  @Test("Texts and images are indented by the steps of their row: 2 of 10 points")
  func indentation() throws {
    let rows = shown()
    #expect(try cell(rows, 0).textLabel?.frame.minX == 16)
    #expect(try cell(rows, 1).textLabel?.frame.minX == 36)
    let row = try cell(rows, 1)
    row.indentationWidth = 5
    window.layoutIfNeeded()
    #expect(row.textLabel?.frame.minX == 26)
  }
}
