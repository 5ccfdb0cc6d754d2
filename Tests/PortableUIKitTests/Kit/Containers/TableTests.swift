import Foundation
import PortableUIKit
import Testing

/// Tables make, measure and place the rows that can be seen; frames are derived by hand.
@MainActor @Suite struct TableTests {
  /// Initialisers of generic classes have no name of their own by which a table could find them.
  private final class GenericCell<Content>: UITableViewCell {}

  /// A cell around a box that pins its top and bottom.
  private final class BoxCell: UITableViewCell {
    let box = SizedView(10, 10)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { return nil }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = [20]
    var made = 0
    var titles: [String?] = []
    var height: (Int) -> CGFloat = { 20 + 10 * CGFloat($0 % 3) }
    var displayed: [Int] = []
    var ended: [Int] = []

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let used = tableView.dequeueReusableCell(withIdentifier: "box") as? BoxCell
      if used == nil { made += 1 }
      let cell = used ?? BoxCell(style: .default, reuseIdentifier: "box")
      cell.box.size = CGSize(width: 10, height: height(indexPath.row))
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section < titles.count ? titles[section] : nil
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { displayed.append(indexPath.row) }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { ended.append(indexPath.row) }
  }

  private let source = Source()
  private let window = makeWindow()

  private func shown(_ configure: (UITableView) -> Void = { _ in }) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    table.dataSource = source
    table.delegate = source
    configure(table)
    window.addSubview(table)
    window.performTurn()
    return table
  }

  private func frames(_ table: UITableView) -> [CGRect] { table.visibleCells.map(\.frame) }

  private func rows(_ table: UITableView) -> [Int] {
    (table.indexPathsForVisibleRows ?? []).map(\.row)
  }

  @Test("Rows are as high as their contents; those out of view stand at their estimate")
  func selfSizing() {
    let table = shown()
    #expect(rows(table) == [0, 1, 2, 3])
    #expect(
      frames(table) == [
        CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 100, height: 30),
        CGRect(x: 0, y: 50, width: 100, height: 40), CGRect(x: 0, y: 90, width: 100, height: 20),
      ])
    #expect(table.visibleCells[2].contentView.subviews[0].frame.height == 40)
    // Sixteen rows at 44 follow 110 points of measured ones.
    #expect(table.contentSize == CGSize(width: 100, height: 814))
    #expect(table.rectForRow(at: IndexPath(row: 4, section: 0)).minY == 110)
  }

  @Test("Rows that leave are used again for those that come")
  func reuse() {
    let table = shown()
    table.contentOffset.y = 100
    window.performTurn()
    #expect(rows(table) == [3, 4, 5, 6] && source.made == 7)
    #expect(source.ended.sorted() == [0, 1, 2])
    #expect(table.contentSize.height == 772)
    table.contentOffset.y = 200
    window.performTurn()
    #expect(rows(table) == [7, 8, 9, 10] && source.made == 8)
    #expect(source.displayed.count == 11)
    #expect(frames(table).map(\.minY) == [200, 230, 270, 290])
    #expect(frames(table).map(\.height) == [30, 40, 20, 30])
    table.contentOffset.y = 0
    window.performTurn()
    #expect(frames(table).map(\.minY) == [0, 20, 50, 90])
  }

  @Test("Given heights and estimates come from the delegate, then from the table")
  func heights() {
    let fixed = shown { $0.rowHeight = 60 }
    #expect(frames(fixed).map(\.height) == [60, 60] && fixed.contentSize.height == 1200)
    let estimated = shown { $0.estimatedRowHeight = 100 }
    #expect(estimated.contentSize.height == 1710)
  }

  @Test("Headers, footers and sections stand in their order, a plain header stays in view")
  func sections() {
    source.rows = [2, 2]
    source.titles = ["first", "second"]
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 15))
    let table = shown { table in
      table.rowHeight = 40
      table.sectionHeaderHeight = 10
      table.sectionHeaderTopPadding = 0
      table.sectionFooterHeight = 5
      table.tableHeaderView = header
    }
    #expect(header.frame == CGRect(x: 0, y: 0, width: 100, height: 15))
    #expect(table.numberOfSections == 2)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 15, width: 100, height: 10))
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(x: 0, y: 65, width: 100, height: 40))
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 105, width: 100, height: 5))
    #expect(table.rectForHeader(inSection: 1).minY == 110)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 110, width: 100, height: 95))
    #expect(table.contentSize.height == 205)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "first")
    table.contentOffset.y = 50
    window.performTurn()
    #expect(table.headerView(forSection: 0)?.frame.minY == 50)
    // The next section pushes it: the first one ends at 110.
    table.contentOffset.y = 104
    window.performTurn()
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    #expect(table.headerView(forSection: 1)?.frame.minY == 110)
  }

  @Test("Another width has automatic rows measured again")
  func width() {
    final class WideCell: UITableViewCell {
      convenience init(_ identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
        let box = constrained(UIView(), in: contentView)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          box.topAnchor.constraint(equalTo: contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
        ])
      }
    }
    final class Wide: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "wide", for: indexPath) }
    }
    let wide = Wide()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    table.register(WideCell.self, forCellReuseIdentifier: "wide") { WideCell("wide") }
    table.dataSource = wide
    window.addSubview(table)
    window.performTurn()
    #expect(frames(table).map(\.height) == [50, 50, 50])
    table.frame.size.width = 200
    window.performTurn()
    #expect(frames(table).map(\.height) == [100, 100, 100])
    #expect(table.contentSize == CGSize(width: 200, height: 300))
  }

  @Test("A cell that invalidates its size is measured again, unless the table says no")
  func invalidation() {
    let table = shown()
    let cell = table.visibleCells[0] as? BoxCell
    cell?.box.size.height = 35
    cell?.invalidateIntrinsicContentSize()
    window.performTurn()
    #expect(frames(table).map(\.minY) == [0, 35, 65])
    table.selfSizingInvalidation = .disabled
    cell?.box.size.height = 20
    cell?.invalidateIntrinsicContentSize()
    window.performTurn()
    #expect(frames(table)[0].height == 35)
    table.beginUpdates()
    table.endUpdates()
    window.performTurn()
    #expect(frames(table)[0].height == 20)
  }

  @Test("Standard cells are at least 44 points high and bring their labels")
  func standardCell() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    #expect(cell.detailTextLabel != nil && UITableViewCell().detailTextLabel == nil)
    let plain = UITableViewCell()
    plain.textLabel?.text = "Title"
    let size = plain.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 44))
    plain.layoutIfNeeded()
    #expect(plain.textLabel.map { $0.convert($0.bounds, to: plain).minX } == 16)
  }

  @Test("Scrolling to rows, selecting them and asking for them")
  func questions() {
    let table = shown { $0.rowHeight = 50 }
    table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
    window.performTurn()
    #expect(table.contentOffset.y == 500 && rows(table) == [10, 11])
    table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 900)
    table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == 900)
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 120)) == IndexPath(row: 2, section: 0))
    table.selectRow(at: IndexPath(row: 18, section: 0), animated: false, scrollPosition: .none)
    window.performTurn()
    #expect(table.cellForRow(at: IndexPath(row: 18, section: 0))?.isSelected == true)
    table.selectRow(at: IndexPath(row: 19, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 19, section: 0)])
  }

  @Test("An identifier that was never registered, and a class that cannot be made, are reported")
  func registration() {
    let table = UITableView()
    let unknown = recordingExceptions {
      _ = table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
    }
    #expect(unknown.first?.name == "NSInternalInconsistencyException")
    #expect(unknown.first?.reason.contains("must register a nib or a class") == true)
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    #expect((table.dequeueReusableCell(withIdentifier: "box") as? BoxCell)?.box != nil)
    table.register(GenericCell<Int>.self, forCellReuseIdentifier: "generic")
    let unmakeable = recordingExceptions {
      _ = table.dequeueReusableCell(withIdentifier: "generic")
    }
    #expect(unmakeable.first?.reason.contains("GenericCell") == true)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    #expect(table.dequeueReusableCell(withIdentifier: "plain")?.reuseIdentifier == "plain")
    #expect(table.dequeueReusableCell(withIdentifier: "y") == nil)
  }
}

@MainActor @Suite struct ListEnvironmentTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Title"
    }
  }

  @Test(
    "TR-2 rows and headers see in what kind of list they are",
    arguments: [
      (UITableView.Style.plain, UIListEnvironment.plain), (.grouped, .grouped),
      (.insetGrouped, .insetGrouped),
    ])
  func rows(style: UITableView.Style, expected: UIListEnvironment) throws {
    let window = makeWindow()
    let source = Source()
    let table = UITableView(frame: window.bounds, style: style)
    table.dataSource = source
    window.addSubview(table)
    window.performTurn()
    let cell = try #require(table.visibleCells.first)
    #expect(cell.traitCollection.listEnvironment == expected)
    #expect(cell.contentView.traitCollection.listEnvironment == expected)
    #expect(table.headerView(forSection: 0)?.traitCollection.listEnvironment == expected)
    #expect(table.traitCollection.listEnvironment == UIListEnvironment.none)
    var heard = 0
    cell.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UITableViewCell, _) in
      heard += 1
    }
    // Other traits go on to the rows, which keep theirs.
    table.traitOverrides.userInterfaceStyle = .dark
    window.performTurn()
    #expect(heard == 1 && cell.traitCollection.userInterfaceStyle == .dark)
    #expect(cell.traitCollection.listEnvironment == expected)
    cell.removeFromSuperview()
    window.addSubview(cell)
    window.performTurn()
    #expect(cell.traitCollection.listEnvironment == UIListEnvironment.none)
  }
}
