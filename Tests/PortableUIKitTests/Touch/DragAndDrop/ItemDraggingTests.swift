import Foundation
import PortableUIKit
import Testing

/// Rows and items that are dragged by a simulated finger.
@MainActor @Suite struct ItemDraggingTests {
  private final class LiftedCell: UITableViewCell {
    var states: [Int] = []
    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState.rawValue) }
  }
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var names = ["a", "b", "c", "d"]
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = LiftedCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[path.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) { names.insert(names.remove(at: source.row), at: destination.row) }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] {
      guard path.row > 0 else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[path.row])))
      item.localObject = names[path.row]
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("end")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UITableViewDropProposal {
      log.append("over \(path.map { String($0.row) } ?? "none")")
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let target = coordinator.destinationIndexPath
      else { return log.append("foreign") }
      log.append("\(source.row) to \(target.row), \(coordinator.proposal.intent)")
      log.append("\(tableView.hasActiveDrag) \(tableView.hasActiveDrop)")
      tableView.performBatchUpdates {
        self.names.insert(self.names.remove(at: source.row), at: target.row)
        tableView.moveRow(at: source, to: target)
      }
      let animator = coordinator.drop(item.dragItem, toRowAt: target)
      animator.addAnimations { [self] in log.append("animated") }
      animator.addCompletion { [self] in log.append("arrived \($0 == .end)") }
    }
  }

  private let scene: TouchScene
  private let rows = Rows()
  private let table: UITableView

  init() throws {
    scene = try TouchScene()
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.dataSource = rows
    table.dragDelegate = rows
    scene.window.addSubview(table)
    scene.window.performTurn()
  }

  private func drag(from start: CGFloat, to end: CGFloat) {
    let touch = scene.finger.touch(at: at(100, start))
    scene.finger.wait(1)
    scene.finger.move(touch, to: at(100, end))
    scene.finger.lift(touch)
    scene.window.performTurn()
  }

  @Test("Rows are dragged where the table is told so; on a phone it is not by itself")
  func enabled() {
    #expect(!table.dragInteractionEnabled)
    drag(from: 75, to: 175)
    #expect(rows.log == [])
    table.dragInteractionEnabled = true
    drag(from: 25, to: 175)
    #expect(rows.log == [])
  }

  @Test(
    "A row is dropped on another one, the coordinator says where it goes and tells that it arrived")
  func drop() {
    table.dropDelegate = rows
    table.dragInteractionEnabled = true
    drag(from: 75, to: 175)
    #expect(
      rows.log == [
        "begin", "over 3", "1 to 3, insertAtDestinationIndexPath", "true true", "animated",
        "arrived true", "end",
      ])
    #expect(rows.names == ["a", "c", "d", "b"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c", "d", "b"])
    #expect(!table.hasActiveDrag && !table.hasActiveDrop)
  }

  @Test("A cell is told that it is lifted, dragged and let go")
  func states() throws {
    table.dragInteractionEnabled = true
    let cell = try #require(table.visibleCells[1] as? LiftedCell)
    var touch = scene.finger.touch(at: at(100, 75))
    scene.finger.wait(1)
    #expect(cell.states == [1])
    scene.finger.lift(touch)
    #expect(cell.states == [1, 0])
    touch = scene.finger.touch(at: at(100, 75))
    scene.finger.wait(1)
    scene.finger.move(touch, to: at(100, 400))
    #expect(cell.states == [1, 0, 1, 2])
    scene.finger.lift(touch)
    #expect(cell.states.last == 0)
  }

  @Test("Without a delegate for drops a table moves its own rows, where its data source does")
  func reorder() {
    table.dragInteractionEnabled = true
    drag(from: 75, to: 175)
    #expect(rows.log == ["begin", "end"])
    #expect(rows.names == ["a", "c", "d", "b"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c", "d", "b"])
  }

  @Test("Things over a row for a while choose it, where the table is spring-loaded")
  func springLoading() {
    table.dragInteractionEnabled = true
    table.isSpringLoaded = true
    let touch = scene.finger.touch(at: at(100, 75))
    scene.finger.wait(1)
    scene.finger.move(touch, to: at(100, 125))
    scene.finger.wait(0.5)
    scene.finger.move(touch, to: at(100, 175))
    scene.finger.wait(0.7)
    #expect(table.indexPathForSelectedRow == nil)
    scene.finger.wait(0.5)
    #expect(table.indexPathForSelectedRow?.row == 3)
    scene.finger.cancel(touch)
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDropDelegate {
    var names = ["x"]
    var placeholder: (any UICollectionViewDropPlaceholderContext)?
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, item.sourceIndexPath == nil else { return }
      placeholder = coordinator.drop(
        item.dragItem,
        to: UICollectionViewDropPlaceholder(
          insertionIndexPath: IndexPath(item: 0, section: 0), reuseIdentifier: "cell"))
    }
  }

  @Test("A row is dropped on a collection, which holds its place until it has come")
  func betweenViews() {
    let flow = UICollectionViewFlowLayout()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 300, width: 300, height: 200), collectionViewLayout: flow)
    let items = Items()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.dropDelegate = items
    scene.window.addSubview(collection)
    scene.window.performTurn()
    table.dragInteractionEnabled = true
    drag(from: 75, to: 400)
    #expect(collection.hasUncommittedUpdates)
    let isDone = items.placeholder?.commitInsertion { path in
      items.names.insert("b", at: path.item)
    }
    #expect(isDone == true && items.names == ["b", "x"])
    #expect(!collection.hasUncommittedUpdates && collection.numberOfItems(inSection: 0) == 2)
    #expect(rows.names == ["a", "b", "c", "d"])
  }
}
