import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct RowActionTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      guard indexPath.row > 0 else { return nil }
      let more = UITableViewRowAction(style: .normal, title: "More") { [self] action, path in
        log.append("\(action.title ?? "?") \(path.row)")
      }
      more.backgroundColor = .blue
      return [UITableViewRowAction(style: .default, title: "Remove") { _, _ in }, more]
    }
  }

  @Test("A row that is drawn aside shows the buttons of its row actions, which get the row")
  func actions() throws {
    let scene = try TouchScene()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let rows = Rows()
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    scene.window.addSubview(table)
    scene.window.performTurn()
    scene.finger.perform(.drag(from: at(280, 66), to: at(160, 66), steps: 4))
    scene.window.performTurn()
    let buttons = table.subviews.compactMap { $0 as? UIButton }
    #expect(Set(buttons.map { $0.title(for: .normal) }) == ["Remove", "More"])
    let more = buttons.first { $0.title(for: .normal) == "More" }
    #expect(more?.backgroundColor == .blue)
    more?.sendActions(for: .primaryActionTriggered)
    #expect(rows.log == ["More 1"])
    scene.window.performTurn()
    #expect(!table.subviews.contains { $0 is UIButton })
    // A row without actions of its own has the button that deletes.
    scene.finger.perform(.drag(from: at(280, 22), to: at(160, 22), steps: 4))
    scene.window.performTurn()
    let titles = table.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) }
    #expect(titles == ["Delete"])
  }
}
