import Foundation
import PortableUIKit
import Testing

/// Which rows may be edited where the data source does not say so, and what a table view controller's own
/// methods do to a table whose controller overrides none.
@MainActor @Suite struct RowEditingTests {
  private final class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }
  private final class FullSource: NSObject, UITableViewDataSource {
    var committed = 0
    var moved = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { committed += 1 }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moved += 1 }
  }
  private final class PlainController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
  }
  private final class EditingController: UITableViewController {
    var log: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
      log.append("commit \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 2 ? .none : .delete }
    override func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Remove" }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { [self] _, _, done in
          log.append("pin \(indexPath.row)")
          done(true)
        }
      ])
    }
  }

  private let scene: TouchScene
  init() throws { scene = try TouchScene() }

  private func table(_ source: any UITableViewDataSource & UITableViewDelegate) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    table.rowHeight = 44
    table.dataSource = source
    table.delegate = source
    scene.window.addSubview(table)
    scene.window.performTurn()
    return table
  }

  private func swiped(_ table: UITableView, row: Int, leftward: Bool = true) -> [String] {
    let y = 22 + 44 * CGFloat(row)
    scene.finger.perform(
      .drag(from: at(leftward ? 280 : 20, y), to: at(leftward ? 160 : 140, y), steps: 4))
    scene.window.performTurn()
    return table.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) }
  }

  @Test("Rows can be deleted where the class of the data source writes the method that deletes")
  func commit() throws {
    let source = FullSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    table.rowHeight = 44
    table.dataSource = source
    scene.window.addSubview(table)
    scene.window.performTurn()
    #expect(source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    #expect(source.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 0)))
    #expect(swiped(table, row: 1) == ["Delete"])
    let button = table.subviews.compactMap { $0 as? UIButton }.first
    button?.sendActions(for: .primaryActionTriggered)
    #expect(source.committed == 1 && source.moved == 0)
  }

  @Test("Rows of a data source that writes nothing of the kind cannot be edited")
  func plain() {
    let source = Plain()
    let table = table(source)
    #expect(swiped(table, row: 1) == [])
    table.setEditing(true, animated: false)
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
    #expect(!source.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 0)))
  }

  @Test("Rows that are selected by the dozen can be edited while the table is")
  func multipleSelection() {
    let source = Plain()
    let table = table(source)
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    #expect(table.visibleCells.allSatisfy { $0.isEditing })
  }

  @Test("A controller that overrides nothing has rows of the table's height that nothing edits")
  func plainController() {
    let controller = PlainController(style: .plain)
    scene.window.rootViewController = controller
    controller.tableView.rowHeight = 50
    scene.window.performTurn()
    let table: UITableView = controller.tableView
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
    #expect(table.headerView(forSection: 0) == nil)
    let path = IndexPath(row: 0, section: 0)
    #expect(!controller.tableView(table, canEditRowAt: path))
    #expect(!controller.tableView(table, canMoveRowAt: path))
    #expect(controller.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(
      controller.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero) == nil)
    #expect(controller.sectionIndexTitles(for: table) == nil)
  }

  @Test("A controller overrides what deletes and what a swipe shows")
  func editingController() throws {
    let controller = EditingController(style: .plain)
    scene.window.rootViewController = controller
    controller.tableView.contentInsetAdjustmentBehavior = .never
    controller.tableView.rowHeight = 44
    scene.window.performTurn()
    let table: UITableView = controller.tableView
    #expect(swiped(table, row: 1) == ["Remove"])
    table.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .primaryActionTriggered)
    #expect(controller.log == ["commit 1"])
    scene.window.performTurn()
    #expect(swiped(table, row: 2) == [])
    #expect(swiped(table, row: 2, leftward: false) == ["Pin"])
  }
}
