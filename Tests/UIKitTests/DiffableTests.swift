import Testing
import UIKit

/// Snapshots against a plain list of lists, and what they do to the cells in view.
@MainActor @Suite struct DiffableTests {
  final class Cell: UITableViewCell {}
  final class Tile: UICollectionViewCell {}

  @Test func snapshotsKeepTheOrderOfTheirCalls() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([10])
    snapshot.insertItems([4, 5], beforeItem: 2)
    snapshot.moveItem(10, afterItem: 1)
    snapshot.insertSections(["z"], beforeSection: "a")
    snapshot.deleteItems([3, 99])
    #expect(snapshot.sectionIdentifiers == ["z", "a", "b"])
    #expect(snapshot.itemIdentifiers == [1, 10, 4, 5, 2])
    #expect(snapshot.indexOfItem(5) == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 10) == "a")
    snapshot.moveSection("b", beforeSection: "z")
    snapshot.deleteSections(["a"])
    #expect(snapshot.sectionIdentifiers == ["b", "z"])
    #expect(snapshot.numberOfItems == 0)
  }

  @Test func doubledIdentifiersAreRefusedAndChangeNothing() {
    var raised: [UIKitException] = []
    let old = UIKitException.handler
    UIKitException.handler = { raised.append($0) }
    defer { UIKitException.handler = old }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendItems([1])
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3, 2])
    snapshot.appendSections([0])
    #expect(raised.count == 3)
    #expect(raised.allSatisfy { $0.name == "NSInternalInconsistencyException" })
    #expect(snapshot.itemIdentifiers == [1, 2])
  }

  @Test func rowsThatStayKeepTheirCells() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    window.addSubview(table)
    window.makeKeyAndVisible()
    var made = 0
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      made += 1
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    window.performTurn()
    let b = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(made == 3)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    snapshot.deleteItems(["a"])
    snapshot.appendItems(["d"])
    source.apply(snapshot)
    window.performTurn()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === b)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(made == 4)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c", "d"])
    #expect(source.indexPath(for: "d") == IndexPath(row: 2, section: 0))
    snapshot.reconfigureItems(["b"])
    source.apply(snapshot)
    window.performTurn()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === b)
    #expect(made == 5)
  }

  @Test func registrationsMakeAndFillCells() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    window.addSubview(view)
    window.makeKeyAndVisible()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["one", "two"])
    source.apply(snapshot)
    window.performTurn()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(cell.contentView.frame.width < 310)
    #expect(cell.accessibilityTreeDescription.hasPrefix("\"two\", staticText"))
  }
}
