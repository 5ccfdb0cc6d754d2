import Foundation
import PortableUIKit
import Testing

/// Batches of changes against a table or collection that is loaded afresh with the same data, and UIKit's
/// texts for batches that do not fit (as apps have reported them).
@MainActor @Suite struct BatchUpdateTests {
  // MARK: Data

  /// Sections of numbered items; a number stands for the same item before and after a batch.
  private struct Model {
    struct Section { var id: Int, items: [Int] }
    var sections: [Section] = []

    subscript(path: IndexPath) -> Int { sections[path.section].items[path.item] }
    var counts: [Int] { sections.map(\.items.count) }
    /// The place of every item.
    var places: [Int: IndexPath] {
      var places: [Int: IndexPath] = [:]
      for (section, part) in sections.enumerated() {
        for (item, id) in part.items.enumerated() {
          places[id] = IndexPath(item: item, section: section)
        }
      }
      return places
    }
  }

  private static func height(_ id: Int) -> CGFloat { 10 + CGFloat(id % 7) }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
  {
    var model = Model()
    var made: [Int] = []

    func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      model.sections[section].items.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.tag = model[indexPath]
      made.append(cell.tag)
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      BatchUpdateTests.height(model[indexPath])
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      model.sections[section].id % 2 == 0 ? "section \(model.sections[section].id)" : nil
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { model.sections[section].items.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      cell.tag = model[indexPath]
      made.append(cell.tag)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 50, height: BatchUpdateTests.height(model[indexPath])) }
  }

  private static func makeTable(_ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 5000))
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    return table
  }

  private static func makeCollection(
    _ source: Source, _ layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 5000), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = source
    view.delegate = source
    view.allowsMultipleSelection = true
    view.layoutIfNeeded()
    return view
  }

  // MARK: Random batches

  /// A random change of a model, and the calls that tell it.
  private struct Change {
    var after = Model()
    var kept: Set<Int> = []
    var reloaded: Set<Int> = []
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var movedSections: [(Int, Int)] = []
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []
    var reloadedPaths: [IndexPath] = []
    var moved: [(IndexPath, IndexPath)] = []

    init(from before: Model, next: inout Int, random: inout SplitMix) {
      // Sections: some go, some move, some come; the others keep their order.
      var staying: [Model.Section] = []
      var moving: [Model.Section] = []
      var goingItems: [Int] = []
      for (index, section) in before.sections.enumerated() {
        switch random.below(6) {
        case 0:
          deletedSections.insert(index)
          goingItems += section.items
        case 1: moving.append(section)
        default: staying.append(section)
        }
      }
      let coming = (0..<random.below(3)).map { _ in
        next += 1
        return Model.Section(id: next, items: [])
      }
      for section in (moving + coming).shuffled(using: &random) {
        staying.insert(section, at: random.below(staying.count + 1))
      }
      let new = Set(coming.map(\.id))
      // Items: likewise, and across sections.
      let oldPlaces = before.places
      var movingItems: [Int] = goingItems.filter { _ in random.below(4) == 0 }
      for index in staying.indices where !new.contains(staying[index].id) {
        staying[index].items = staying[index].items.filter { id in
          switch random.below(6) {
          case 0: deleted.append(oldPlaces[id]!)
          case 1: movingItems.append(id)
          default:
            kept.insert(id)
            if random.below(5) == 0 {
              reloaded.insert(id)
              reloadedPaths.append(oldPlaces[id]!)
            }
            return true
          }
          return false
        }
      }
      if staying.isEmpty { movingItems = [] }
      kept.formUnion(movingItems)
      var insertedItems: [Int] = []
      for _ in 0..<random.below(5) where !staying.isEmpty {
        next += 1
        insertedItems.append(next)
      }
      for id in (movingItems + insertedItems).shuffled(using: &random) {
        let section = random.below(staying.count)
        staying[section].items.insert(
          id, at: random.below(staying[section].items.count + 1))
      }
      after.sections = staying
      let places = after.places
      for id in movingItems { moved.append((oldPlaces[id]!, places[id]!)) }
      for id in insertedItems where !new.contains(staying[places[id]!.section].id) {
        inserted.append(places[id]!)
      }
      for (index, section) in staying.enumerated() {
        if new.contains(section.id) { insertedSections.insert(index) }
        if moving.contains(where: { $0.id == section.id }) {
          movedSections.append((before.sections.firstIndex { $0.id == section.id }!, index))
        }
      }
    }
  }

  private static func start(_ random: inout SplitMix, next: inout Int) -> Model {
    var model = Model()
    for _ in 0..<random.below(5) {
      next += 1
      var section = Model.Section(id: next, items: [])
      for _ in 0..<random.below(7) {
        next += 1
        section.items.append(next)
      }
      model.sections.append(section)
    }
    return model
  }

  @Test(arguments: 0..<60) func tablesFollowRandomBatches(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var next = 0
    let source = Source()
    source.model = BatchUpdateTests.start(&random, next: &next)
    let table = BatchUpdateTests.makeTable(source)
    for _ in 0..<6 {
      let before = source.model
      let change = Change(from: before, next: &next, random: &random)
      var cells: [Int: UITableViewCell] = [:]
      for (id, path) in before.places { cells[id] = table.cellForRow(at: path) }
      #expect(cells.count == before.places.count)
      let chosen = Set(before.places.keys.filter { _ in random.below(3) == 0 })
      for path in table.indexPathsForSelectedRows ?? [] {
        table.deselectRow(at: path, animated: false)
      }
      for id in chosen {
        table.selectRow(at: before.places[id], animated: false, scrollPosition: .none)
      }
      source.made = []
      var calls: [() -> Void] = [
        { table.insertSections(change.insertedSections, with: .fade) },
        { table.deleteSections(change.deletedSections, with: .fade) },
        { table.insertRows(at: change.inserted, with: .fade) },
        { table.deleteRows(at: change.deleted, with: .fade) },
        { table.reloadRows(at: change.reloadedPaths, with: .none) },
      ]
      calls += change.movedSections.map { from, to in { table.moveSection(from, toSection: to) } }
      calls += change.moved.map { from, to in { table.moveRow(at: from, to: to) } }
      calls.shuffle(using: &random)
      let raised = recordingExceptions {
        table.performBatchUpdates {
          source.model = change.after
          for call in calls { call() }
        }
      }
      #expect(raised.isEmpty)

      let places = source.model.places
      let fresh = BatchUpdateTests.makeTable(source)
      #expect(table.numberOfSections == fresh.numberOfSections)
      #expect(table.contentSize == fresh.contentSize)
      for (id, path) in places {
        let cell = try #require(table.cellForRow(at: path))
        #expect(cell.tag == id)
        #expect(cell.frame == fresh.cellForRow(at: path)?.frame)
        let stays = change.kept.contains(id) && !change.reloaded.contains(id)
        if stays { #expect(cells[id] === cell) }
        #expect(cell.isSelected == (stays && chosen.contains(id)))
      }
      for section in change.after.sections.indices {
        #expect(table.rect(forSection: section) == fresh.rect(forSection: section))
        let header = table.headerView(forSection: section)
        #expect(header?.textLabel?.text == fresh.headerView(forSection: section)?.textLabel?.text)
        #expect(header?.frame == fresh.headerView(forSection: section)?.frame)
      }
      let selected = Set((table.indexPathsForSelectedRows ?? []).map { source.model[$0] })
      #expect(selected == chosen.intersection(change.kept).subtracting(change.reloaded))
      #expect(table.subviews.count { $0 is UITableViewCell } == places.count)
      #expect(
        table.subviews.count { $0 is UITableViewHeaderFooterView }
          == change.after.sections.count { $0.id % 2 == 0 })
    }
  }

  @Test(arguments: 0..<60) func collectionsFollowRandomBatches(seed: UInt64) throws {
    var random = SplitMix(state: seed &+ 1000)
    var next = 0
    let source = Source()
    source.model = BatchUpdateTests.start(&random, next: &next)
    let view = BatchUpdateTests.makeCollection(source)
    for _ in 0..<6 {
      let before = source.model
      let change = Change(from: before, next: &next, random: &random)
      var cells: [Int: UICollectionViewCell] = [:]
      for (id, path) in before.places { cells[id] = view.cellForItem(at: path) }
      #expect(cells.count == before.places.count)
      var calls: [() -> Void] = [
        { view.insertSections(change.insertedSections) },
        { view.deleteSections(change.deletedSections) },
        { view.insertItems(at: change.inserted) },
        { view.deleteItems(at: change.deleted) },
        { view.reloadItems(at: change.reloadedPaths) },
      ]
      calls += change.movedSections.map { from, to in { view.moveSection(from, toSection: to) } }
      calls += change.moved.map { from, to in { view.moveItem(at: from, to: to) } }
      calls.shuffle(using: &random)
      var ended: [Bool] = []
      let raised = recordingExceptions {
        view.performBatchUpdates {
          source.model = change.after
          for call in calls { call() }
        } completion: {
          ended.append($0)
        }
      }
      #expect(raised.isEmpty)
      #expect(ended == [true])
      let fresh = BatchUpdateTests.makeCollection(source)
      #expect(view.contentSize == fresh.contentSize)
      for (id, path) in source.model.places {
        let cell = try #require(view.cellForItem(at: path))
        #expect(cell.tag == id)
        #expect(cell.frame == fresh.cellForItem(at: path)?.frame)
        if change.kept.contains(id), !change.reloaded.contains(id) { #expect(cells[id] === cell) }
      }
      #expect(view.visibleCells.count == source.model.places.count)
    }
  }

  // MARK: Single changes

  private static func model(_ counts: Int...) -> Model {
    var id = 0
    return Model(
      sections: counts.enumerated().map { section, count in
        Model.Section(
          id: 100 + section,
          items: (0..<count).map { _ in
            id += 1
            return id
          })
      })
  }

  @Test func aSingleChangeIsABatch() {
    let source = Source()
    source.model = BatchUpdateTests.model(3)
    let table = BatchUpdateTests.makeTable(source)
    source.made = []
    source.model.sections[0].items.insert(50, at: 1)
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    // Cells are there without another pass, and only the new one was made.
    #expect(table.visibleCells.map(\.tag) == [1, 50, 2, 3])
    #expect(source.made == [50])
    source.model.sections[0].items.remove(at: 0)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    #expect(table.visibleCells.map(\.tag) == [50, 2, 3])
    #expect(source.made == [50])
  }

  @Test func anEmptyBatchAsksForHeightsAnew() {
    final class Growing: NSObject, UITableViewDataSource, UITableViewDelegate {
      var height: CGFloat = 20
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height
      }
    }
    let source = Growing()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    source.height = 60
    table.beginUpdates()
    table.endUpdates()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 60)
    #expect(table.contentSize.height == 120)
  }

  @Test func contentThatShrinksIsScrolledBack() {
    let source = Source()
    source.model = BatchUpdateTests.model(40)
    let table = BatchUpdateTests.makeTable(source)
    table.frame.size.height = 100
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
    source.model.sections[0].items.removeLast(38)
    table.deleteRows(at: (2..<40).map { IndexPath(row: $0, section: 0) }, with: .fade)
    #expect(table.contentOffset.y == 0)
    #expect(table.visibleCells.map(\.tag) == [1, 2])
  }

  // MARK: Batches that do not fit

  private static func raisedByTable(
    _ counts: [Int], _ body: (UITableView, Source) -> Void
  ) -> String {
    let source = Source()
    var id = 0
    source.model = Model(
      sections: counts.map { count in
        Model.Section(
          id: 1,
          items: (0..<count).map { _ in
            id += 1
            return id
          })
      })
    let table = makeTable(source)
    let raised = recordingExceptions { body(table, source) }
    #expect(raised.allSatisfy { $0.name == "NSInternalInconsistencyException" })
    // The table shows what there is.
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == source.model.counts.reduce(0, +))
    return raised.map(\.reason).joined(separator: "|")
  }

  @Test func wrongNumbersAreRaisedInUIKitsWords() {
    #expect(
      BatchUpdateTests.raisedByTable([3]) { table, _ in
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
        + "existing section after the update (3) must be equal to the number of rows contained in "
        + "that section before the update (3), plus or minus the number of rows inserted or deleted "
        + "from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into "
        + "or out of that section (0 moved in, 0 moved out).")
    #expect(
      BatchUpdateTests.raisedByTable([1]) { table, source in
        source.model.sections.append(Model.Section(id: 3, items: []))
        table.performBatchUpdates(nil)
      }
        == "Invalid update: invalid number of sections. The number of sections contained in the table "
        + "view after the update (2) must be equal to the number of sections contained in the table "
        + "view before the update (1), plus or minus the number of sections inserted or deleted (0 "
        + "inserted, 0 deleted).")
    #expect(
      BatchUpdateTests.raisedByTable([2, 1]) { table, _ in
        table.deleteRows(at: [IndexPath(row: 2, section: 1)], with: .none)
      } == "attempt to delete row 2 from section 1 which only contains 1 rows before the update")
    #expect(
      BatchUpdateTests.raisedByTable([2]) { table, _ in
        table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .none)
      }
        == "attempt to insert row 4 into section 0, but there are only 2 rows in section 0 after the "
        + "update")
    #expect(
      BatchUpdateTests.raisedByTable([2]) { table, _ in
        table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      } == "attempt to delete row 2 from section 0 which only contains 2 rows before the update")
  }

  @Test func wrongNumbersOfACollectionNameItems() {
    let source = Source()
    source.model = BatchUpdateTests.model(2)
    let view = BatchUpdateTests.makeCollection(source)
    let raised = recordingExceptions {
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      view.layoutIfNeeded()
      view.deleteItems(at: [IndexPath(item: 7, section: 0)])
    }
    #expect(
      raised.map { String($0.reason.prefix(66)) } == [
        "Invalid update: invalid number of items in section 0. The number o",
        "attempt to delete item 7 from section 0 which only contains 2 item",
      ])
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 2)
  }

  // MARK: Layouts

  @Test func layoutsAreToldOfABatchInOrder() {
    final class Told: UICollectionViewFlowLayout {
      var calls: [String] = []
      override func prepare() {
        super.prepare()
        calls.append("prepare")
      }
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        calls += updateItems.map { item in
          "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1) "
            + "\(item.indexPathAfterUpdate?.item ?? -1)"
        }
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        calls.append("appears \(itemIndexPath.item)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        calls.append("goes \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        calls.append("end")
      }
    }
    let source = Source()
    source.model = BatchUpdateTests.model(3)
    let layout = Told()
    let view = BatchUpdateTests.makeCollection(source, layout)
    layout.calls = []
    view.performBatchUpdates {
      source.model.sections[0].items = [3, 2, 9]
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
    }
    #expect(
      layout.calls == [
        "prepare", "delete 0 -1", "insert -1 2", "move 2 0", "appears 2", "goes 0", "end",
      ])
    #expect(view.visibleCells.map(\.tag) == [3, 2, 9])
  }
}
