import Foundation
import PortableUIKit
import Testing

/// The views behind cells, tables and collections.
@MainActor @Suite struct BackgroundViewTests {
  let scene: TouchScene
  var finger: TouchSimulator { scene.finger }

  init() throws { scene = try TouchScene() }

  /// Ten rows or items.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    var stylesAsked = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      stylesAsked += 1
      return .insert
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
  }

  /// A table of 200 points, in which four and a half rows of 44 are seen.
  private func makeTable() -> (UITableView, Rows) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let rows = Rows()
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    scene.window.addSubview(table)
    scene.window.performTurn()
    return (table, rows)
  }

  private func row(_ index: Int) -> CGPoint { at(100, 44 * CGFloat(index) + 22) }
  private func path(_ index: Int) -> IndexPath { IndexPath(row: index, section: 0) }

  @Test("A cell's background lies behind its content and grows with it; a new one takes its place")
  func background() {
    let cells: [(UIView, (UIView?) -> Void)] = [
      { (cell: UITableViewCell) in (cell, { cell.backgroundView = $0 }) }(UITableViewCell()),
      { (cell: UICollectionViewCell) in (cell, { cell.backgroundView = $0 }) }(
        UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))),
      { (view: UITableViewHeaderFooterView) in (view, { view.backgroundView = $0 }) }(
        UITableViewHeaderFooterView(reuseIdentifier: nil)),
    ]
    for (cell, set) in cells {
      let content = cell.subviews[0]
      let (first, second) = (UIView(), UIView())
      set(first)
      #expect(cell.subviews.map { $0 === first || $0 === content } == [true, true])
      #expect(cell.subviews.first === first && first.frame == cell.bounds)
      cell.frame.size = CGSize(width: 90, height: 70)
      cell.layoutIfNeeded()
      #expect(first.frame == CGRect(x: 0, y: 0, width: 90, height: 70))
      set(second)
      #expect(first.superview == nil && cell.subviews.first === second)
      #expect(second.frame == cell.bounds)
      set(nil)
      #expect(cell.subviews.count == 1 && cell.subviews.first === content)
    }
  }

  @Test("A selected or touched row shows its selected background between background and content")
  func selectedBackground() {
    let cell = UITableViewCell()
    let (ground, marked) = (UIView(), UIView())
    cell.selectedBackgroundView = marked
    cell.backgroundView = ground
    #expect(marked.superview == nil)
    cell.isSelected = true
    #expect(cell.subviews.count == 3)
    #expect(cell.subviews[0] === ground && cell.subviews[1] === marked)
    #expect(cell.subviews[2] === cell.contentView && marked.frame == cell.bounds)
    cell.isSelected = false
    #expect(marked.superview == nil && cell.subviews[0] === ground)
    cell.setHighlighted(true, animated: false)
    #expect(cell.subviews[1] === marked)
    cell.selectionStyle = .none
    #expect(marked.superview == nil)
  }

  @Test("An item's selected background comes with a tap and goes with the next one")
  func selectedItem() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 44)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    let rows = Rows()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = rows
    scene.window.addSubview(collection)
    scene.window.performTurn()
    let ground = UIView()
    collection.backgroundView = ground
    scene.window.performTurn()
    let first = collection.cellForItem(at: IndexPath(item: 0, section: 0))
    let marked = UIView()
    first?.selectedBackgroundView = marked
    finger.tap(at: row(0))
    #expect(first?.subviews.first === marked)
    finger.tap(at: row(1))
    #expect(marked.superview == nil)
    // The collection's own background stays in sight, behind the items.
    collection.contentOffset.y = 60
    scene.window.performTurn()
    #expect(collection.subviews.first === ground)
    #expect(ground.frame == CGRect(x: 0, y: 60, width: 200, height: 200))
    collection.backgroundView = nil
    #expect(ground.superview == nil)
  }

  @Test("A table's background stays in sight, behind rows that come into view")
  func tableBackground() {
    let (table, rows) = makeTable()
    defer { _ = rows }
    let ground = UIView()
    table.backgroundView = ground
    scene.window.performTurn()
    table.contentOffset.y = 150
    scene.window.performTurn()
    #expect(table.subviews.first === ground)
    #expect(ground.frame == CGRect(x: 0, y: 150, width: 200, height: 200))
    #expect(table.cellForRow(at: path(7)) != nil)
    table.backgroundView = nil
    #expect(ground.superview == nil)
  }

  @Test("A background configuration and background views take each other's place")
  func configuration() {
    let cell = UITableViewCell()
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    #expect(cell.subviews.count == 2)
    let ground = UIView()
    cell.backgroundView = ground
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.subviews.count == 2 && cell.subviews[0] === ground)
  }

  @Test("A background that sets another one while it arrives does no harm")
  func reentry() {
    final class Restless: UIView {
      var cell: UITableViewCell?
      let other = UIView()
      override func didMoveToSuperview() { if superview != nil { cell?.backgroundView = other } }
    }
    let cell = UITableViewCell()
    let restless = Restless()
    restless.cell = cell
    cell.backgroundView = restless
    cell.layoutIfNeeded()
    #expect(cell.backgroundView === restless.other && cell.subviews.first === restless.other)
    restless.cell = nil
  }

  // MARK: Selection while rows are edited

  @Test("Rows that are edited are selected only where the table allows it")
  func selectionDuringEditing() {
    let (table, rows) = makeTable()
    finger.tap(at: row(0))
    #expect(table.indexPathsForSelectedRows == [path(0)])
    table.setEditing(true, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(rows.stylesAsked > 0)
    finger.tap(at: row(0))
    #expect(table.indexPathsForSelectedRows == nil)
    table.allowsSelectionDuringEditing = true
    finger.tap(at: row(0))
    finger.tap(at: row(1))
    #expect(table.indexPathsForSelectedRows == [path(1)])
  }

  @Test("Items that are edited show accessories for that, and are selected where they may be")
  func editedItems() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 44)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    let rows = Rows()
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = rows
    scene.window.addSubview(collection)
    scene.window.performTurn()
    let cell =
      collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    cell?.accessories = [.delete()]
    #expect(cell?.subviews.count == 1)
    finger.tap(at: row(0))
    #expect(collection.indexPathsForSelectedItems?.count == 1)
    collection.isEditing = true
    #expect(collection.indexPathsForSelectedItems == nil && cell?.subviews.count == 2)
    #expect(cell?.configurationState.isEditing == true)
    finger.tap(at: row(0))
    #expect(collection.indexPathsForSelectedItems == nil)
    collection.allowsMultipleSelectionDuringEditing = true
    finger.tap(at: row(0))
    finger.tap(at: row(1))
    #expect(collection.indexPathsForSelectedItems?.count == 2)
    collection.isEditing = false
    #expect(cell?.subviews.count == 1)
  }

  @Test("Several rows may be selected while they are edited; then no editing style is asked for")
  func multipleSelectionDuringEditing() {
    let (table, rows) = makeTable()
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    #expect(rows.stylesAsked == 0)
    let cell = table.cellForRow(at: path(0))
    let (one, several) = (UIView(), UIView())
    cell?.selectedBackgroundView = one
    cell?.multipleSelectionBackgroundView = several
    finger.tap(at: row(0))
    finger.tap(at: row(2))
    #expect(table.indexPathsForSelectedRows == [path(0), path(2)])
    #expect(cell?.subviews.first === several && one.superview == nil)
    finger.tap(at: row(0))
    #expect(table.indexPathsForSelectedRows == [path(2)] && several.superview == nil)
    table.setEditing(false, animated: false)
    finger.tap(at: row(0))
    #expect(cell?.subviews.first === one)
  }
}
