import Foundation
import PortableUIKit
import Testing

/// What a table and a collection tell their delegates besides heights and selection.
@MainActor @Suite struct RowHookTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var hasMenu = false
    func take() -> [String] {
      defer { log = [] }
      return log
    }
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UIView()
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { log.append("will \(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { log.append("did \(section)") }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt path: IndexPath) -> Int {
      path.row
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      log.append("primary \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt path: IndexPath) -> Bool {
      hasMenu
    }
    func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt path: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == Selector("copy:") }
    func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt path: IndexPath,
      withSender sender: Any?
    ) { log.append("\(action) \(path.row)") }
  }

  private let scene: TouchScene
  private let rows = Rows()
  private let table: UITableView

  init() throws {
    scene = try TouchScene()
    // Two sections of 30 + 5 · 40 = 230 points; 100 are seen.
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    table.rowHeight = 40
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    scene.window.addSubview(table)
    scene.window.performTurn()
  }

  @Test("Headers that come into view and go are told of, the pinned one as long as it is seen")
  func headers() {
    #expect(rows.take() == ["will 0"])
    table.contentOffset.y = 150
    scene.window.performTurn()
    // From 150 to 250: the header of the first section is pinned, the second one's begins at 230.
    #expect(rows.take() == ["will 1"])
    table.contentOffset.y = 240
    scene.window.performTurn()
    #expect(rows.take() == ["did 0"])
  }

  @Test("A row has the level of indentation that its delegate says")
  func indentation() {
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.indentationLevel == 1)
  }

  @Test("A tap that selected a row does its primary action, not while rows are edited")
  func primaryAction() {
    _ = rows.take()
    scene.finger.tap(at: at(50, 50))
    #expect(rows.take() == ["selected 0", "primary 0"])
    table.allowsSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    scene.finger.tap(at: at(50, 50))
    #expect(rows.take() == ["selected 0"])
  }

  @Test("A long press opens the menu to cut, copy and paste, with what is allowed")
  func editMenu() throws {
    _ = rows.take()
    rows.hasMenu = true
    let touch = scene.finger.touch(at: at(50, 50))
    scene.finger.wait(1)
    scene.finger.lift(touch)
    scene.window.performTurn()
    var waiting: [UIView] = [scene.window]
    var buttons: [UIButton] = []
    while let view = waiting.popLast() {
      if let button = view as? UIButton { buttons.append(button) }
      waiting += view.subviews
    }
    #expect(buttons.map { $0.title(for: .normal) } == ["Copy"])
    buttons.first?.sendActions(for: .primaryActionTriggered)
    #expect(rows.take() == ["copy: 0"])
  }
}
