import Foundation
import PortableUIKit
import Testing

/// Items that follow a finger; frames are derived by hand: items of 40 points in rows of two, 20 points apart.
@MainActor @Suite struct InteractiveMovementTests {
  private final class NumberCell: UICollectionViewCell {
    var number = -1
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { return nil }
  }
  private class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections = [[0, 1, 2, 3, 4]]
    var log: [String] = []
    var fixed: Int?
    func take() -> [String] {
      defer { log = [] }
      return log
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      (cell as? NumberCell)?.number = sections[path.section][path.item]
      return cell
    }
    func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
      path.item != fixed
    }
    func collectionView(
      _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {
      log.append(
        "move \(source.section).\(source.item) to \(destination.section).\(destination.item)")
      let number = sections[source.section].remove(at: source.item)
      sections[destination.section].insert(number, at: destination.item)
    }
    func collectionView(
      _ view: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
      atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      log.append("\(original.item), \(current.item), \(proposed.item)?")
      return proposed.item == 4 ? current : proposed
    }
  }
  private final class Hooked: UICollectionViewFlowLayout {
    var log: [String] = []
    override func invalidationContext(
      forInteractivelyMovingItems targets: [IndexPath], withTargetPosition position: CGPoint,
      previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targets, withTargetPosition: position,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      log.append(
        "\(previousIndexPaths[0].item) to \(targets[0].item) at \(Int(context.interactiveMovementTarget.x))"
      )
      return context
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths final: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      log.append("\(movementCancelled ? "back" : "end") at \(final[0].item)")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: final, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }
  }

  private let window = makeWindow()
  private let numbers = Numbers()
  private let flow = Hooked()
  private let view: UICollectionView

  init() {
    flow.itemSize = CGSize(width: 40, height: 40)
    flow.minimumLineSpacing = 20
    flow.minimumInteritemSpacing = 20
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: flow)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number") {
      NumberCell(frame: .zero)
    }
    view.dataSource = numbers
    view.delegate = numbers
    window.addSubview(view)
    window.performTurn()
  }

  private var shown: [Int] { view.visibleCells.map { ($0 as? NumberCell)?.number ?? -1 } }
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("The others make room while an item is moved, and the data source hears of the end")
  func move() {
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    // Item 3 stands in the second row, from 60 to 100 both ways.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 85))
    window.performTurn()
    #expect(numbers.take() == ["0, 0, 3?"])
    #expect(shown == [1, 2, 3, 0, 4])
    #expect(view.cellForItem(at: path(3))?.center == CGPoint(x: 75, y: 85))
    #expect(view.cellForItem(at: path(0))?.frame.origin == .zero)
    #expect(numbers.sections == [[0, 1, 2, 3, 4]])
    view.endInteractiveMovement()
    window.performTurn()
    #expect(numbers.take() == ["move 0.0 to 0.3"])
    #expect(numbers.sections == [[1, 2, 3, 0, 4]] && shown == [1, 2, 3, 0, 4])
    #expect(view.cellForItem(at: path(3))?.frame == CGRect(x: 60, y: 60, width: 40, height: 40))
    #expect(flow.log == ["0 to 0 at 20", "0 to 3 at 75", "end at 3"])
  }

  @Test("Data that are loaded anew end a movement")
  func reload() {
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 85))
    view.reloadData()
    window.performTurn()
    view.endInteractiveMovement()
    #expect(shown == [0, 1, 2, 3, 4] && numbers.sections == [[0, 1, 2, 3, 4]])
  }

  @Test("A movement that is taken back leaves everything where it was")
  func cancel() {
    #expect(view.beginInteractiveMovementForItem(at: path(3)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 20))
    window.performTurn()
    #expect(shown == [3, 0, 1, 2, 4])
    view.cancelInteractiveMovement()
    window.performTurn()
    #expect(shown == [0, 1, 2, 3, 4])
    #expect(numbers.take() == ["3, 3, 0?"])
    #expect(flow.log.last == "back at 3")
  }

  @Test(
    "An item stays that the data source does not let go, or that the delegate keeps from a place")
  func refusals() {
    numbers.fixed = 2
    #expect(!view.beginInteractiveMovementForItem(at: path(2)))
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 140))
    window.performTurn()
    #expect(shown == [0, 1, 2, 3, 4])
    view.endInteractiveMovement()
    #expect(numbers.take() == ["0, 0, 4?"])
  }

  @Test("An item moves to another section, which has one place more while it does")
  func sections() {
    numbers.sections = [[0, 1], [2, 3]]
    view.reloadData()
    window.performTurn()
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    // The second section begins at 40, below the first one's only row.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 60))
    window.performTurn()
    #expect(view.numberOfItems(inSection: 0) == 1 && view.numberOfItems(inSection: 1) == 3)
    #expect(shown == [1, 0, 2, 3])
    view.endInteractiveMovement()
    window.performTurn()
    #expect(numbers.sections == [[1], [0, 2, 3]] && shown == [1, 0, 2, 3])
    view.deleteItems(at: [])
    #expect(view.numberOfItems(inSection: 0) == 1)
  }

  @Test("The snapshot of a diffable data source follows, and its handlers hear of it")
  func diffable() {
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot)
    view.delegate = nil
    window.performTurn()
    #expect(!view.beginInteractiveMovementForItem(at: path(0)))
    var told: [[String]] = []
    source.reorderingHandlers.canReorderItem = { $0 != "c" }
    source.reorderingHandlers.didReorder = { told.append($0.finalSnapshot.itemIdentifiers) }
    #expect(!view.beginInteractiveMovementForItem(at: path(2)))
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 85))
    view.endInteractiveMovement()
    #expect(told == [["b", "c", "d", "a"]])
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "d", "a"])
    #expect(source.indexPath(for: "a") == path(3))
  }

  private final class Controller: UICollectionViewController {
    var items = [0, 1, 2]
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) { items.insert(items.remove(at: source.item), at: destination.item) }
  }

  @Test("A controller that moves items has a press for it, unless it does not want one")
  func controller() throws {
    let scene = try TouchScene()
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let controller = Controller(collectionViewLayout: flow)
    scene.window.rootViewController = controller
    controller.collectionView.contentInsetAdjustmentBehavior = .never
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    scene.window.performTurn()
    // Three items a row of 375 points, (375 - 300) / 2 = 37.5 points apart.
    let touch = scene.finger.touch(at: at(50, 50))
    scene.finger.wait(1)
    scene.finger.move(touch, to: at(330, 50))
    scene.finger.lift(touch)
    #expect(controller.items == [1, 2, 0])
    let count = controller.collectionView.gestureRecognizers?.count ?? 0
    controller.installsStandardGestureForInteractiveMovement = false
    #expect(controller.collectionView.gestureRecognizers?.count == count - 1)
  }
}
