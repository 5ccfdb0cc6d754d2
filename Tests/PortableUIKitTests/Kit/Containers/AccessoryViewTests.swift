import Foundation
import PortableUIKit
import Testing

/// The views at the ends of rows.
@MainActor @Suite struct AccessoryViewTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var mayMove = false
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { mayMove }
  }

  /// A cell of 320 by 44 points.
  private func makeCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.layoutIfNeeded()
    return cell
  }

  private func view(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("An accessory view stands 16 points from the end in the middle, and narrows the content")
  func place() {
    let cell = makeCell()
    let (first, second) = (view(50, 30), view(20, 20))
    cell.accessoryView = first
    #expect(first.superview === cell)
    #expect(first.frame == CGRect(x: 254, y: 7, width: 50, height: 30))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 246, height: 44))
    cell.accessoryView = second
    #expect(first.superview == nil)
    #expect(second.frame == CGRect(x: 284, y: 12, width: 20, height: 20))
    cell.frame.size.width = 400
    cell.layoutIfNeeded()
    #expect(second.frame.minX == 364 && cell.contentView.frame.width == 356)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(second.frame.minX == 16 && cell.contentView.frame.minX == 44)
    cell.accessoryView = nil
    #expect(second.superview == nil && cell.contentView.frame == cell.bounds)
  }

  @Test("A row that is edited shows its accessory for that")
  func editing() {
    let cell = makeCell()
    let (usual, editing) = (view(50, 30), view(20, 20))
    cell.accessoryView = usual
    cell.editingAccessoryView = editing
    #expect(editing.superview == nil)
    cell.setEditing(true, animated: false)
    #expect(usual.superview == nil && editing.superview === cell)
    // 320 less the view's 20, its margin of 16 and the gap of 8.
    #expect(cell.contentView.frame.width == 276)
    cell.editingAccessoryView = nil
    #expect(cell.subviews.count == 1 && cell.contentView.frame.width == 320)
    cell.editingAccessoryType = .disclosureIndicator
    // As much as an indicator takes of a row that is not edited, with three pixels a point (UM-1606).
    #expect(abs(cell.contentView.frame.width - (320 - 26.333)) < 0.01)
    cell.setEditing(false, animated: false)
    #expect(usual.superview === cell && cell.contentView.frame.width == 246)
  }

  @Test("A row shows the handle that moves it where it may be moved", arguments: [false, true])
  func handle(_ mayMove: Bool) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let rows = Rows()
    rows.mayMove = mayMove
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    cell?.showsReorderControl = true
    #expect(cell?.showsHandle == false)
    table.setEditing(true, animated: false)
    #expect(cell?.showsHandle == mayMove)
  }
}
