import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// Tables and collections of a storyboard: prototypes, static cells, nibs for reuse and delegates.
@MainActor @Suite struct ListLoadingTests {
  private func show<Controller: UIViewController>(_ identifier: String) throws -> Controller {
    let controller: Controller = UIStoryboard(name: "Lists", bundle: nil)
      .instantiateViewController(identifier: identifier)
    let window = UIWindow(environment: try #require(DeviceEnvironment.named("retina6_12")))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    // The test holds the window through the controller's view.
    objects.append(window)
    return controller
  }

  private final class Objects {
    var held: [AnyObject] = []
    func append(_ object: AnyObject) { held.append(object) }
  }

  private let objects = Objects()

  /// By hand: the table's header takes 20 points, each row 10 + 30 + 10 by its constraints, measured
  /// as it comes into view. Below the status bar, 59 points high, the screen's 852 show the header and 16 rows, the last one
  /// in part.
  @Test func prototypeCells() throws {
    let problems = try AppFixture.run { _ in
      let list: ListController = try show("List")
      let table = try #require(list.tableView)
      #expect(table.dataSource === list && table.delegate === list)
      #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 393, height: 20))
      #expect(table.separatorStyle == .none)
      let cells = table.visibleCells.compactMap { $0 as? RowCell }
      #expect(cells.count == 16 && cells.count == table.visibleCells.count)
      for (row, cell) in cells.enumerated() {
        #expect(cell.frame == CGRect(x: 0, y: 20 + 50 * CGFloat(row), width: 393, height: 50))
        #expect(cell.nameLabel.text == "Row \(row)")
        #expect(cell.nameLabel.frame.origin == CGPoint(x: 20, y: 10))
        #expect(cell.isAwake && cell.rank == 3 && cell.reuseIdentifier == "Row")
      }
      let field = cells[0].contentView.subviews.compactMap { $0 as? UITextField }.first
      #expect(field?.delegate === list)
    }
    #expect(problems.isEmpty)
  }

  @Test func cellsAreUsedAgain() throws {
    try AppFixture.run { _ in
      let list: ListController = try show("List")
      let table = try #require(list.tableView)
      let first = Set(table.visibleCells.map(ObjectIdentifier.init))
      table.contentOffset.y = 1000
      table.layoutIfNeeded()
      table.contentOffset.y = 0
      table.layoutIfNeeded()
      let again = Set(table.visibleCells.map(ObjectIdentifier.init))
      #expect(!first.isDisjoint(with: again))
    }
  }

  @Test func aPrototypeDoesNotKeepItsController() throws {
    try AppFixture.run { _ in
      weak var gone: UIViewController?
      do {
        let list = UIStoryboard(name: "Lists", bundle: nil)
          .instantiateViewController(withIdentifier: "List")
        list.loadViewIfNeeded()
        let cell = (list as? ListController)?.tableView.dequeueReusableCell(withIdentifier: "Row")
        #expect(cell is RowCell)
        gone = list
      }
      #expect(gone == nil)
    }
  }

  /// By hand: insets 10 and 20 leave 360 of the 390 points, where 5 items of 60 fit with gaps of
  /// (360 - 5 · 60) / 4 = 15 points; the second line follows 5 below the first. The header has 25
  /// points, the top inset 2.
  @Test func prototypeItemsAndHeaders() throws {
    let problems = try AppFixture.run { _ in
      let items: ItemsController = try show("Items")
      let collection = try #require(items.collection)
      #expect(collection.dataSource === items && collection.delegate === items)
      let cells = collection.indexPathsForVisibleItems
        .compactMap { collection.cellForItem(at: $0) as? ItemCell }
      #expect(cells.count == 7)
      #expect(cells[0].frame == CGRect(x: 10, y: 27, width: 60, height: 40))
      #expect(cells[1].frame.minX == 85 && cells[4].frame.maxX == 370)
      #expect(cells[5].frame.minY == 72)
      #expect(cells.allSatisfy { $0.nameLabel.text == "Item" && $0.reuseIdentifier == "Item" })
      let head = collection.subviews.first {
        ($0 as? UICollectionReusableView)?.reuseIdentifier == "Head"
      }
      #expect(head?.frame == CGRect(x: 0, y: 0, width: 390, height: 25))
      #expect((head?.subviews.first as? UILabel)?.text == "Head")
    }
    #expect(problems.isEmpty)
  }

  @Test func delegatesAndItemsOfBars() throws {
    try AppFixture.run { _ in
      let items: ItemsController = try show("Items")
      #expect(items.doneItem === items.navigationItem.rightBarButtonItem)
      let views = items.view.subviews
      let text = try #require(views.compactMap { $0 as? UITextView }.first)
      #expect(text.delegate === items && text.scrollDelegate === items)
      let picker = try #require(views.compactMap { $0 as? UIPickerView }.first)
      #expect(picker.dataSource === items && picker.delegate === items)
      #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 3)
      let scroll = views.first { type(of: $0) == UIScrollView.self } as? UIScrollView
      #expect(scroll?.delegate === items)
    }
  }

  /// By hand: the first title has the height of its text and stands above its rows of 44 and 70
  /// points; then come its section's footer, the gap of 17.5 points that a group without a title has above it
  /// (UM-1612), and the row of 44 of the second section.
  @Test func staticCells() throws {
    let problems = try AppFixture.run { _ in
      let form: FormController = try show("Static")
      let table = try #require(form.tableView)
      #expect(table.dataSource === form)
      #expect(table.numberOfSections == 2)
      #expect((0...1).map { table.numberOfRows(inSection: $0) } == [2, 1])
      #expect(form.tableView(table, titleForHeaderInSection: 0) == "First")
      #expect(form.tableView(table, titleForFooterInSection: 0) == "Below")
      #expect(form.tableView(table, titleForHeaderInSection: 1) == nil)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === form.lastCell)
      let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? RowCell)
      #expect(first.nameLabel.text == "Fixed")
      let top = table.rectForHeader(inSection: 0).maxY
      #expect(first.frame == CGRect(x: 0, y: top, width: 393, height: 44))
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 70)
      let gap = table.rectForHeader(inSection: 1)
      #expect(gap.minY == table.rectForFooter(inSection: 0).maxY && gap.height == 17.5)
      #expect(form.lastCell?.frame.minY == gap.maxY)
      // A grouped table writes the titles of its sections in capitals.
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "FIRST")
      // Rows that leave the view stay those of the document.
      table.contentOffset.y = 4000
      table.layoutIfNeeded()
      table.contentOffset.y = 0
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === first)
    }
    #expect(problems.isEmpty)
  }

  @Test func nibsForReuse() throws {
    try AppFixture.run { _ in
      let table = UITableView()
      table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "nib")
      let cell = try #require(table.dequeueReusableCell(withIdentifier: "nib") as? RowCell)
      #expect(cell.nameLabel.text == "From a nib" && cell.reuseIdentifier == "nib")
      table.register(
        UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "head")
      let header = table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? TitleHeader
      #expect(header?.titleLabel.text == "Header" && header?.reuseIdentifier == "head")

      let collection = UICollectionView(frame: .zero)
      let path = IndexPath(item: 0, section: 0)
      collection.register(UINib(nibName: "Item", bundle: nil), forCellWithReuseIdentifier: "nib")
      let item = collection.dequeueReusableCell(withReuseIdentifier: "nib", for: path)
      #expect((item as? ItemCell)?.nameLabel.text == "Nib item" && item.reuseIdentifier == "nib")
      collection.register(
        UINib(nibName: "Item", bundle: nil),
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
        withReuseIdentifier: "foot")
      let foot = collection.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "foot", for: path)
      #expect(foot is ItemCell && foot.reuseIdentifier == "foot")
    }
  }

  @Test func nibsThatAreNoCellsAreAnException() throws {
    try AppFixture.run { _ in
      var exceptions: [UIKitException] = []
      let handler = UIKitException.handler
      UIKitException.handler = { exceptions.append($0) }
      defer { UIKitException.handler = handler }
      let table = UITableView()
      table.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "card")
      #expect(table.dequeueReusableCell(withIdentifier: "card") != nil)
      #expect(exceptions.count == 1)
      #expect(
        exceptions.first?.reason
          == "invalid nib registered for identifier (card) - nib must contain exactly one top level "
          + "object which must be a UITableViewCell instance")
    }
  }
}
