import Foundation
import PortableUIKit
import Testing

/// Actions that a swipe brings out beside a row, in tables and in lists of collections alike. Order, full swipe and
/// closing are as Apple documents them.
@MainActor @Suite struct SwipeActionTests {
  /// What both kinds of lists offer: two actions at the end of a row, one at its start.
  @MainActor private final class Actions {
    var log: [String] = []
    var performsFirst = true
    var titles = ["First", "Second"]

    func configuration(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
      guard path.item < 3 else { return nil }
      let titles = isLeading ? ["Pin"] : titles
      let configuration = UISwipeActionsConfiguration(
        actions: titles.map { title in
          UIContextualAction(style: .normal, title: title) { [self] _, _, done in
            log.append("\(title) \(path.item)")
            done(true)
          }
        })
      configuration.performsFirstActionWithFullSwipe = performsFirst
      return configuration
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let actions: Actions
    var states: [Bool] = []
    init(_ actions: Actions) { self.actions = actions }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.configurationUpdateHandler = { [self] _, state in states.append(state.isSwiped) }
      return cell
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? { actions.configuration(path, isLeading: true) }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? { actions.configuration(path, isLeading: false) }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
      actions.log.append("will \(path.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
      actions.log.append("did \(path?.row ?? -1)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      actions.log.append("select \(path.row)")
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let actions: Actions
    init(_ actions: Actions) { self.actions = actions }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      (cell as? UICollectionViewListCell)?.contentConfiguration = UIListContentConfiguration.cell()
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
      actions.log.append("select \(path.item)")
    }
  }

  /// A list 300 wide with rows of 44 points, whichever kind it is.
  @MainActor private struct List {
    let view: UIScrollView
    let holder: NSObject
    let cell: (Int) -> UIView?
    let isTable: Bool
  }

  private let scene: TouchScene
  private let actions = Actions()
  init() throws { scene = try TouchScene() }

  private func list(isTable: Bool) -> List {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    if isTable {
      let table = UITableView(frame: frame)
      let rows = Rows(actions)
      table.rowHeight = 44
      (table.dataSource, table.delegate) = (rows, rows)
      scene.window.addSubview(table)
      scene.window.performTurn()
      return List(
        view: table, holder: rows,
        cell: { table.cellForRow(at: IndexPath(row: $0, section: 0)) }, isTable: true)
    }
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { [actions] path in
      actions.configuration(path, isLeading: true)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [actions] path in
      actions.configuration(path, isLeading: false)
    }
    let view = UICollectionView(
      frame: frame,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let items = Items(actions)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.contentInsetAdjustmentBehavior = .never
    (view.dataSource, view.delegate) = (items, items)
    scene.window.addSubview(view)
    scene.window.performTurn()
    return List(
      view: view, holder: items,
      cell: { view.cellForItem(at: IndexPath(item: $0, section: 0)) }, isTable: false)
  }

  private func drag(row: Int, from start: CGFloat, to end: CGFloat) {
    let y = 22 + 44 * CGFloat(row)
    scene.finger.perform(.drag(from: at(start, y), to: at(end, y), steps: 6))
    scene.window.performTurn()
  }

  private func buttons(_ list: List) -> [UIButton] {
    list.view.subviews.compactMap { $0 as? UIButton }.sorted { $0.frame.minX > $1.frame.minX }
  }

  @Test(
    "A drag towards the start brings actions out at the end, the first one outermost",
    arguments: [true, false])
  func trailing(isTable: Bool) {
    let list = list(isTable: isTable)
    drag(row: 1, from: 280, to: 170)
    #expect(buttons(list).map { $0.title(for: .normal) } == ["First", "Second"])
    #expect(buttons(list).map(\.frame.maxX) == [300, 226])
    #expect(buttons(list).allSatisfy { $0.frame.minY == 44 && $0.frame.size.height == 44 })
    #expect(list.cell(1)?.frame.minX == -148 && list.cell(0)?.frame.minX == 0)
    buttons(list)[1].sendActions(for: .primaryActionTriggered)
    scene.window.performTurn()
    #expect(actions.log.contains("Second 1"))
    #expect(buttons(list).isEmpty && list.cell(1)?.frame.minX == 0)
  }

  @Test("A drag towards the end brings actions out at the start", arguments: [true, false])
  func leading(isTable: Bool) {
    let list = list(isTable: isTable)
    drag(row: 0, from: 20, to: 90)
    #expect(buttons(list).map { $0.title(for: .normal) } == ["Pin"])
    #expect(buttons(list).first?.frame == CGRect(x: 0, y: 0, width: 74, height: 44))
    #expect(list.cell(0)?.frame.minX == 74)
  }

  @Test(
    "A swipe across the row does the first action, unless it is not to", arguments: [true, false])
  func fullSwipe(isTable: Bool) {
    let list = list(isTable: isTable)
    drag(row: 2, from: 280, to: 40)
    #expect(actions.log.contains("First 2") && buttons(list).isEmpty)
    actions.log = []
    actions.performsFirst = false
    drag(row: 2, from: 280, to: 40)
    #expect(!actions.log.contains("First 2") && list.cell(2)?.frame.minX == -148)
  }

  @Test("A row that stands open goes further, or back, from where it is", arguments: [true, false])
  func furtherAndBack(isTable: Bool) {
    let list = list(isTable: isTable)
    drag(row: 1, from: 280, to: 170)
    // 148 and 50 more, less the 10 that do not count, are more than half of 300.
    drag(row: 1, from: 140, to: 90)
    #expect(actions.log.contains("First 1"))
    drag(row: 1, from: 280, to: 170)
    #expect(list.cell(1)?.frame.minX == -148)
    drag(row: 1, from: 50, to: 150)
    #expect(buttons(list).isEmpty && list.cell(1)?.frame.minX == 0)
  }

  @Test(
    "Another row, a tap, scrolling and loading anew put the row back; the tap does no more",
    arguments: [true, false])
  func closing(isTable: Bool) {
    let list = list(isTable: isTable)
    drag(row: 1, from: 280, to: 170)
    drag(row: 0, from: 280, to: 170)
    #expect(list.cell(1)?.frame.minX == 0 && list.cell(0)?.frame.minX == -148)
    #expect(buttons(list).count == 2)
    scene.finger.perform(.tap(at: at(100, 242)))
    scene.window.performTurn()
    #expect(buttons(list).isEmpty && !actions.log.contains("select 5"))
    scene.finger.perform(.tap(at: at(100, 242)))
    #expect(actions.log.last == "select 5")
    drag(row: 1, from: 280, to: 170)
    scene.finger.perform(.drag(from: at(100, 300), to: at(100, 250), steps: 4))
    scene.window.performTurn()
    #expect(buttons(list).isEmpty && list.view.contentOffset.y > 0)
    list.view.contentOffset.y = 0
    scene.window.performTurn()
    drag(row: 1, from: 280, to: 170)
    if let table = list.view as? UITableView { table.reloadData() }
    if let view = list.view as? UICollectionView { view.reloadData() }
    scene.window.performTurn()
    #expect(buttons(list).isEmpty && list.cell(1)?.frame.minX == 0)
  }

  @Test(
    "A long title makes the buttons wider; a row without actions stays", arguments: [true, false])
  func widths(isTable: Bool) {
    let list = list(isTable: isTable)
    actions.titles = ["A rather long title"]
    drag(row: 1, from: 280, to: 180)
    let width = buttons(list).first?.frame.width ?? 0
    #expect(width > 110 && list.cell(1)?.frame.minX == -width)
    drag(row: 5, from: 280, to: 170)
    #expect(buttons(list).isEmpty && list.cell(5)?.frame.minX == 0)
  }

  @Test("The delegate of a table hears of the beginning and the end, and the row's state says it")
  func calls() {
    let list = list(isTable: true)
    drag(row: 1, from: 280, to: 170)
    #expect(actions.log == ["will 1"])
    #expect((list.cell(1) as? UITableViewCell)?.showingDeleteConfirmation == true)
    #expect((list.holder as? Rows)?.states.last == true)
    scene.finger.perform(.tap(at: at(100, 242)))
    scene.window.performTurn()
    #expect(actions.log == ["will 1", "did 1"])
    #expect((list.cell(1) as? UITableViewCell)?.configurationState.isSwiped == false)
  }

  @Test("From right to left the sides change")
  func rightToLeft() {
    let list = list(isTable: false)
    list.view.semanticContentAttribute = .forceRightToLeft
    scene.window.performTurn()
    drag(row: 1, from: 20, to: 130)
    #expect(list.cell(1)?.frame.minX == 148)
    #expect(buttons(list).map { $0.title(for: .normal) } == ["Second", "First"])
    #expect(buttons(list).last?.frame.minX == 0)
  }
}
