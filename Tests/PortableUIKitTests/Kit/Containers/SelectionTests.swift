import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct SelectionTests {
  let scene: TouchScene
  var finger: TouchSimulator { scene.finger }

  init() throws { scene = try TouchScene() }

  /// Ten rows, or items, whose delegate notes what it is asked and told.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    let book: NoteBook
    var refused: Set<String> = []

    init(_ book: NoteBook) { self.book = book }

    private func ask(_ question: String, _ path: IndexPath) -> Bool {
      let text = "\(question) \(path.row)"
      book.note(text)
      return !refused.contains(text)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
      ask("shouldHighlight", path)
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
      book.note("didHighlight \(path.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
      book.note("didUnhighlight \(path.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      ask("willSelect", path) ? path : nil
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
      ask("willDeselect", path) ? path : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      book.note("didSelect \(path.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
      book.note("didDeselect \(path.row)")
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith path: IndexPath
    ) {
      book.note("accessory \(path.row)")
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    func collectionView(
      _ view: UICollectionView, shouldHighlightItemAt path: IndexPath
    ) -> Bool { ask("shouldHighlight", path) }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
      book.note("didHighlight \(path.row)")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      book.note("didUnhighlight \(path.row)")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      ask("shouldSelect", path)
    }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
      ask("shouldDeselect", path)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      book.note("didSelect \(path.row)")
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      book.note("didDeselect \(path.row)")
    }
  }

  // MARK: Tables

  /// A table of 200 points, in which four and a half rows of 44 are seen.
  private func makeTable() -> (UITableView, Rows) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let rows = Rows(scene.book)
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    scene.window.addSubview(table)
    scene.window.performTurn()
    return (table, rows)
  }

  /// The middle of a row.
  private func row(_ index: Int) -> CGPoint { at(100, 44 * CGFloat(index) + 22) }

  @Test("A tap on a row highlights it, selects it and deselects the one before, with the delegate")
  func selectRow() {
    let (table, rows) = makeTable()
    finger.tap(at: row(1))
    #expect(
      scene.book.take() == [
        "shouldHighlight 1", "didHighlight 1", "willSelect 1", "didSelect 1", "didUnhighlight 1",
      ])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell?.isSelected == true && cell?.isHighlighted == false)
    finger.tap(at: row(2))
    #expect(
      scene.book.take() == [
        "shouldHighlight 2", "didHighlight 2", "willSelect 2", "willDeselect 1", "didDeselect 1",
        "didSelect 2", "didUnhighlight 2",
      ])
    #expect(cell?.isSelected == false)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    _ = rows
  }

  @Test("The delegate keeps rows from being highlighted, selected and deselected")
  func refusals() {
    let (table, rows) = makeTable()
    rows.refused = ["shouldHighlight 0", "willSelect 1", "willDeselect 2"]
    finger.tap(at: row(0))
    #expect(scene.book.take() == ["shouldHighlight 0"])
    finger.tap(at: row(1))
    #expect(
      scene.book.take() == [
        "shouldHighlight 1", "didHighlight 1", "willSelect 1", "didUnhighlight 1",
      ])
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelection = false
    finger.tap(at: row(2))
    #expect(scene.book.take() == [] && table.indexPathForSelectedRow == nil)
  }

  @Test("Where several rows may be selected, a tap on a selected one deselects it")
  func multipleSelection() {
    let (table, rows) = makeTable()
    table.allowsMultipleSelection = true
    finger.tap(at: row(1))
    finger.tap(at: row(2))
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2])
    _ = scene.book.take()
    finger.tap(at: row(1))
    #expect(
      scene.book.take() == [
        "shouldHighlight 1", "didHighlight 1", "willDeselect 1", "didDeselect 1",
        "didUnhighlight 1",
      ])
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
    _ = rows
  }

  @Test("Selecting by the program tells the delegate nothing")
  func programSelection() {
    let (table, rows) = makeTable()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
    #expect(scene.book.take() == [] && table.indexPathForSelectedRow == nil)
    _ = rows
  }

  @Test("A drag takes the highlight away and scrolls, and nothing is selected")
  func dragRows() {
    let (table, rows) = makeTable()
    let touch = finger.touch(at: row(3))
    finger.wait(0.2)
    #expect(scene.book.take() == ["shouldHighlight 3", "didHighlight 3"])
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isHighlighted == true)
    finger.move(touch, to: at(100, 54))
    finger.lift(touch)
    #expect(scene.book.take() == ["didUnhighlight 3"])
    // 154 − 54 = 100 points less 10.
    #expect(table.contentOffset.y == 90 && table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.count == 5)
    finger.tap(at: at(100, 20))
    #expect(table.indexPathForSelectedRow?.row == 2)
    _ = rows
  }

  @Test("A second finger on another row changes nothing about the first one's")
  func twoFingers() {
    let (table, rows) = makeTable()
    table.delaysContentTouches = false
    let first = finger.touch(at: row(1))
    let second = finger.touch(at: row(2))
    finger.lift(second)
    #expect(scene.book.take() == ["shouldHighlight 1", "didHighlight 1"])
    finger.lift(first)
    #expect(table.indexPathForSelectedRow?.row == 1)
    _ = rows
  }

  @Test("A control in a row has its touches for itself")
  func controlInRow() throws {
    let (table, rows) = makeTable()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    button.addAction(UIAction { [book = scene.book] _ in book.note("button") }, for: .touchUpInside)
    cell.contentView.addSubview(button)
    try finger.tap(button)
    #expect(scene.book.take() == ["button"] && table.indexPathForSelectedRow == nil)
    _ = rows
  }

  @Test("A tap on the button of a row's accessory tells the delegate and does not select the row")
  func accessories() throws {
    let (table, rows) = makeTable()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let end = at(180, 66)
    cell.accessoryType = .disclosureIndicator
    finger.tap(at: end)
    #expect(scene.book.take().contains("didSelect 1"))
    for type in [UITableViewCell.AccessoryType.detailButton, .detailDisclosureButton] {
      cell.accessoryType = type
      finger.tap(at: end)
      #expect(scene.book.take() == ["accessory 1"])
    }
    // The button is as wide as the room that the accessory takes: 58.33 or, in iOS 26, 62.33 (UM-1606).
    finger.tap(at: at(143, 66))
    #expect(scene.book.take() == ["accessory 1"])
    finger.tap(at: at(136, 66))
    #expect(scene.book.take().contains("didSelect 1"))
    // It is as wide as a finger needs at least.
    cell.accessoryType = .detailButton
    finger.tap(at: at(157, 66))
    #expect(scene.book.take() == ["accessory 1"])
    finger.tap(at: at(155, 66))
    #expect(scene.book.take().contains("didSelect 1"))
    // Lifted elsewhere.
    let touch = finger.touch(at: end)
    finger.move(touch, to: at(175, 70))
    finger.lift(touch)
    #expect(scene.book.take() == ["accessory 1"])
    table.isScrollEnabled = false
    let away = finger.touch(at: end)
    finger.move(away, to: at(20, 66))
    finger.lift(away)
    #expect(scene.book.take() == [])
    table.semanticContentAttribute = .forceRightToLeft
    cell.semanticContentAttribute = .forceRightToLeft
    finger.tap(at: at(20, 66))
    #expect(scene.book.take() == ["accessory 1"])
    _ = rows
  }

  @Test("A table's controller hears of taps and drags in its overrides")
  func controllers() {
    final class Controller: UITableViewController {
      var calls: [String] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        30
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.row)")
      }
      override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        calls.append("drag")
      }
    }
    let controller = Controller(style: .plain)
    scene.window.rootViewController = controller
    scene.window.performTurn()
    finger.tap(at: at(100, 66 - controller.tableView.contentOffset.y))
    finger.perform(.drag(from: at(100, 400), to: at(100, 200)))
    #expect(controller.calls == ["select 1", "drag"])
  }

  // MARK: Collections

  /// The order is that of the calls in UIKit's declaration of `UICollectionViewDelegate`.
  @Test("A tap on an item highlights and selects it in the published order")
  func selectItem() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    let rows = Rows(scene.book)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = rows
    collection.delegate = rows
    scene.window.addSubview(collection)
    scene.window.performTurn()
    func tap(_ index: Int) {
      let frame = collection.layoutAttributesForItem(at: IndexPath(row: index, section: 0))?.frame
      finger.tap(at: at(frame?.midX ?? -1, frame?.midY ?? -1))
    }
    tap(1)
    #expect(
      scene.book.take() == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
      ])
    #expect(collection.cellForItem(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    tap(2)
    #expect(scene.book.take().contains("didDeselect 1"))
    #expect(collection.indexPathsForSelectedItems?.map(\.row) == [2])
    collection.allowsMultipleSelection = true
    tap(2)
    #expect(
      scene.book.take() == [
        "shouldHighlight 2", "didHighlight 2", "shouldDeselect 2", "didDeselect 2",
        "didUnhighlight 2",
      ])
    finger.tap(at: at(190, 190))
    #expect(scene.book.take() == [])
    rows.refused = ["shouldSelect 3"]
    tap(3)
    #expect(!scene.book.take().contains("didSelect 3"))
    #expect(collection.indexPathsForSelectedItems == nil)
    collection.selectItem(
      at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: [])
    #expect(scene.book.take() == [] && collection.indexPathsForSelectedItems?.map(\.row) == [4])
  }
}
