import Foundation
import PortableUIKit
import Testing

/// Accessories of list rows, trees of items, and what headers and footers of lists are, as Apple documents them.
@MainActor @Suite struct ListRowTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private let scene: TouchScene
  init() throws { scene = try TouchScene() }

  /// Makes rows by `configure`, in a list 320 wide with its data source.
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    headers: UICollectionLayoutListConfiguration.HeaderMode = .none, footers: Bool = false,
    _ configure: @escaping @MainActor (UICollectionViewListCell, String) -> Void
  ) -> (view: UICollectionView, source: Source) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = headers
    configuration.footerMode = footers ? .supplementary : .none
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      configure(cell, item)
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let edges = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ].map { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
        cell, _, _ in
        var content = cell.defaultContentConfiguration()
        content.text = "Edge"
        cell.contentConfiguration = content
      }
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? edges[0] : edges[1], for: path)
    }
    scene.window.addSubview(view)
    return (view, source)
  }

  private func cell(_ view: UICollectionView, _ item: Int) throws -> UICollectionViewListCell {
    try #require(
      view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
  }

  private func words(_ view: UICollectionView) -> [String] {
    (0..<view.numberOfItems(inSection: 0)).compactMap {
      let cell = view.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test("Accessories stand at their ends, have actions, and hide or keep room as asked")
  func accessories() throws {
    var log: [String] = []
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let (view, source) = list { cell, _ in
      cell.accessories = [
        .label(text: "3"),
        .detail { log.append("detail") },
        .customView(
          configuration: .init(
            customView: badge, placement: .leading(), reservedLayoutWidth: 40)),
        .delete { log.append("delete") },
        .insert(displayed: .always) { log.append("insert") },
        .multiselect(), .reorder(),
        .checkmark(options: .init(isHidden: true)),
      ]
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Row"])
    source.apply(snapshot)
    scene.window.performTurn()
    let row = try cell(view, 0)
    // Before the content: the view of 40 points, the button that inserts; behind it three more.
    let symbols = row.subviews.filter { $0 is UIImageView }
    let content = row.contentView.frame
    let leading = row.subviews.filter { $0 !== row.contentView && $0.frame.midX < content.minX }
    let trailing = row.subviews.filter { $0 !== row.contentView && $0.frame.midX > content.maxX }
    #expect(leading.count == 2 && trailing.count == 3 && symbols.count == 3)
    // In the middle of its 40 points, which begin at 16.
    #expect(badge.frame.midX == 36)
    #expect(trailing.filter(\.isHidden).count == 1)
    for symbol in symbols where !symbol.isHidden {
      scene.finger.perform(
        .tap(at: symbol.convert(at(symbol.bounds.midX, symbol.bounds.midY), to: nil)))
    }
    #expect(Set(log) == ["detail", "insert"] && log.count == 2)
    view.isEditing = true
    scene.window.performTurn()
    let edited = try cell(view, 0)
    #expect(edited.subviews.filter { $0 is UIImageView }.count == 6)
    #expect(edited.accessories.map(\.accessoryType).contains(.multiselect))
  }

  @Test("The place of an accessory among those of its end is asked for")
  func positions() throws {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (view, source) = list { cell, _ in
      cell.accessories = [
        .checkmark(), .disclosureIndicator(),
        .customView(
          configuration: .init(
            customView: mark,
            placement: .trailing(at: UICellAccessory.Placement.position(before: .checkmark)))),
      ]
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Row"])
    source.apply(snapshot)
    scene.window.performTurn()
    let others = try cell(view, 0).subviews.filter { $0 is UIImageView }
    #expect(others.count == 2 && others.allSatisfy { $0.frame.minX > mark.frame.maxX })
  }

  private func tree(isOpen: Bool) -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Animals", "Plants"])
    tree.append(["Birds", "Fish"], to: "Animals")
    tree.append(["Plover"], to: "Birds")
    if isOpen { tree.expand(["Animals"]) }
    return tree
  }

  @Test("An outline's accessory opens and closes its item; handlers are told; levels are indented")
  func outline() throws {
    var log: [String] = []
    let (view, source) = list { cell, _ in cell.accessories = [.outlineDisclosure()] }
    source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Plants" }
    source.apply(tree(isOpen: false), to: 0)
    scene.window.performTurn()
    #expect(words(view) == ["Animals", "Plants"])
    func tapArrow(_ item: Int) throws {
      let arrow = try #require(try cell(view, item).subviews.first { $0 is UIImageView })
      scene.finger.perform(
        .tap(at: arrow.convert(at(arrow.bounds.midX, arrow.bounds.midY), to: nil)))
      scene.window.performTurn()
    }
    try tapArrow(0)
    #expect(words(view) == ["Animals", "Birds", "Fish", "Plants"])
    #expect(try cell(view, 0).configurationState.isExpanded)
    #expect(try cell(view, 0).indentationLevel == 0 && cell(view, 1).indentationLevel == 1)
    #expect(try cell(view, 1).contentView.frame.minX == cell(view, 0).contentView.frame.minX + 10)
    try tapArrow(3)
    #expect(source.snapshot(for: 0).isExpanded("Plants") == false)
    // A tap on the row itself selects it.
    scene.finger.perform(.tap(at: at(100, 20)))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(words(view).count == 4)
    try tapArrow(0)
    #expect(words(view) == ["Animals", "Plants"])
    #expect(log == ["expand Animals", "collapse Animals"])
  }

  @Test("A tap on a header opens and closes it, also with the style of one")
  func headerOutline() throws {
    let (view, source) = list(.sidebar, headers: .firstItemInSection) { cell, item in
      cell.accessories = [
        .outlineDisclosure(options: .init(style: item == "Birds" ? .header : .automatic))
      ]
    }
    source.apply(tree(isOpen: true), to: 0)
    scene.window.performTurn()
    #expect(words(view) == ["Animals", "Birds", "Fish", "Plants"])
    let birds = try cell(view, 1)
    scene.finger.perform(.tap(at: at(100, birds.frame.midY)))
    scene.window.performTurn()
    #expect(words(view) == ["Animals", "Birds", "Plover", "Fish", "Plants"])
    scene.finger.perform(.tap(at: at(100, try cell(view, 0).frame.midY)))
    scene.window.performTurn()
    #expect(words(view) == ["Animals", "Plants"])
    #expect(view.indexPathsForSelectedItems ?? [] == [])
  }

  @Test("The usual content of headers, footers and first items is that of the list's kind")
  func roles() throws {
    func contents(
      _ appearance: UICollectionLayoutListConfiguration.Appearance,
      _ headers: UICollectionLayoutListConfiguration.HeaderMode
    ) throws -> [UIListContentConfiguration] {
      let (view, source) = list(appearance, headers: headers, footers: true) { _, _ in }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["One", "Two"])
      source.apply(snapshot)
      scene.window.performTurn()
      let path = IndexPath(item: 0, section: 0)
      let edges = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ].compactMap {
        view.supplementaryView(forElementKind: $0, at: path) as? UICollectionViewListCell
      }
      let all = edges + [try cell(view, 0), try cell(view, 1)]
      return all.compactMap { $0.contentConfiguration as? UIListContentConfiguration }
    }
    let grouped = try contents(.grouped, .supplementary).map(\.textProperties.font)
    let footnote = UIFont.preferredFont(forTextStyle: .footnote)
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(grouped == [footnote, footnote, body, body])
    let plain = try contents(.plain, .supplementary).map(\.textProperties.font)
    #expect(
      plain == [UIFont.preferredFont(forTextStyle: .headline), footnote, body, body])
    let first = try contents(.insetGrouped, .firstItemInSection).map(\.textProperties.font)
    #expect(first == [footnote, footnote, body])
  }

  /// A title of 38, in a grouped list after 17.5 (UM-1612).
  @Test("A list whose first items are headers begins as one with headers does")
  func firstItems() throws {
    for (appearance, top) in [
      (UICollectionLayoutListConfiguration.Appearance.grouped, 17.5), (.insetGrouped, 0),
    ] {
      let (view, source) = list(appearance, headers: .firstItemInSection) { _, _ in }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["One", "Two"])
      source.apply(snapshot)
      scene.window.performTurn()
      #expect(try cell(view, 0).frame.minY == top)
      #expect(try cell(view, 1).frame.minY == top + 38)
    }
  }
}
