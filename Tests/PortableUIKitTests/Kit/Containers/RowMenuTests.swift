import Foundation
import PortableUIKit
import Testing

/// The menus of rows and items that are pressed for long.
@MainActor @Suite struct RowMenuTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    var calls: [String] = []
    var isOffering = true

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
    private func menu(_ name: String) -> UIContextMenuConfiguration? {
      calls.append("asked \(name)")
      guard isOffering else { return nil }
      return UIContextMenuConfiguration(identifier: name as NSString, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in self.calls.append("copy \(name)") }])
      }
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("selected \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { menu("\(indexPath.row) at \(Int(point.y))") }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("shows \(configuration.identifier)") }
    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("ends") }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { menu("\(indexPaths.map(\.item))") }
  }

  private let scene: TouchScene
  private let rows = Rows()

  init() throws { scene = try TouchScene() }

  private func press(at point: CGPoint) {
    let touch = scene.finger.touch(at: point)
    scene.finger.wait(1)
    scene.finger.lift(touch)
  }

  private func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    scene.window.addSubview(table)
    scene.window.performTurn()
    return table
  }

  @Test("A long press opens the menu of the row, which is not selected, and a choice closes it")
  func row() {
    let table = makeTable()
    table.contentOffset.y = 44
    scene.window.performTurn()
    press(at: at(100, 66))
    // 66 points down the window are 110 down the content.
    #expect(rows.take() == ["asked 2 at 110", "shows 2 at 110"])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.contextMenuInteraction?.menuAppearance == .rich)
    table.contextMenuInteraction?.dismissMenu()
    #expect(rows.take() == ["ends"])
  }

  @Test("Where the delegate has no menu, a long press is a touch of the row")
  func noMenu() {
    let table = makeTable()
    rows.isOffering = false
    press(at: at(100, 66))
    #expect(rows.take() == ["asked 1 at 66", "selected 1"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    table.delegate = nil
    #expect(table.contextMenuInteraction == nil)
  }

  @Test("A press on one of the selected items is one on all, a press on another one on that alone")
  func items() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 44)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 500), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.allowsMultipleSelection = true
    collection.dataSource = rows
    collection.delegate = rows
    scene.window.addSubview(collection)
    scene.window.performTurn()
    rows.isOffering = false
    for item in [3, 1] {
      collection.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    press(at: at(100, 66))
    press(at: at(100, 22))
    press(at: at(100, 470))
    #expect(rows.take() == ["asked [1, 3]", "asked [0]", "asked []"])
  }
}
