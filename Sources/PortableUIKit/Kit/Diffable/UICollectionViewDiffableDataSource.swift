import Foundation

/// Serves a collection with the items of a snapshot; a new snapshot moves, adds and removes items.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource,
  OutlineSource
{
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  /// Lets the user move items, and hears of it.
  @preconcurrency @MainActor public struct ReorderingHandlers {
    /// Whether an item may be moved; nil for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Told before the snapshot follows a movement.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Told after it has, to bring the app's data in the same order.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// Lets the user move items, as an item that follows a finger does.
  public var reorderingHandlers = ReorderingHandlers()
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  override func show(_ moves: [IndexPath: IndexPath], reconfiguring: [IndexPath]) {
    collectionView?.moveItems(moves, reconfiguring: reconfiguring)
  }
  override func reload() { collectionView?.reloadData() }

  // MARK: Sections as trees

  private var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Shows the items of a section as a tree: those inside of closed items are not shown. A section that is not there is
  /// added at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var next = contents.snapshot
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    change(to: next)
    collectionView?.refreshOutlinePlaces()
    completion?()
  }

  /// The tree of a section; one that was applied without has its items at the root.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let shown =
      contents.snapshot.indexOfSection(section) == nil
      ? [] : contents.snapshot.itemIdentifiers(inSection: section)
    if let tree = trees[section], tree.visibleItems == shown { return tree }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(shown)
    return flat
  }

  /// Closures that say which items the user may open and close, and that give an open item its content.
  @preconcurrency @MainActor public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item may be opened or closed; nil for all.
    public var shouldExpandItem: ((Item) -> Bool)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Told before an item is opened or closed.
    public var willExpandItem: ((Item) -> Void)?
    public var willCollapseItem: ((Item) -> Void)?
    /// Asked for what is inside of an item that is about to be opened, with what is inside of it now.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public init() {}
  }

  /// Follows the user who opens and closes items of trees.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  func outlinePlace(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
    guard let section = sectionIdentifier(for: path.section), let tree = trees[section],
      let item = contents.snapshot.item(at: path), tree.contains(item)
    else { return nil }
    return (tree.level(of: item), tree.isExpanded(item))
  }

  func toggleOutline(at path: IndexPath) {
    guard let section = sectionIdentifier(for: path.section), var tree = trees[section],
      let item = contents.snapshot.item(at: path), tree.contains(item)
    else { return }
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let asked = handlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: asked(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: section)
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    contents.snapshot.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { contents.itemCount(inSection: section) }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = contents.snapshot.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    UIKitException.raise(
      .internalInconsistency(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath)")
    )
    return UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = contents.snapshot.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  /// Has the snapshot follow an item that was moved, with the calls of ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = contents.snapshot.item(at: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    var final = contents.snapshot
    final.deleteItems([item])
    if let next = final.item(at: destinationIndexPath) {
      final.insertItems([item], beforeItem: next)
    } else {
      final.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(from: contents.snapshot, to: final)
    reorderingHandlers.willReorder?(transaction)
    contents.take(final)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionView {
  /// Follows items that went elsewhere: those that are shown keep their cells.
  func moveItems(_ moves: [IndexPath: IndexPath], reconfiguring: [IndexPath]) {
    moveElements { element in
      guard case .item(let path) = element else { return nil }
      return moves[path].map { .item($0) }
    }
    knownCounts = nil
    reconfigureItems(at: reconfiguring)
  }

  /// Has the data source show items anew in the cells they have.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = shownViews[.item(path)] as? UICollectionViewCell, let dataSource,
        let identifier = cell.reuseIdentifier
      else { continue }
      reuse.put(cell, reuseKey(nil, identifier))
      isReconfiguring = true
      let new = dataSource.collectionView(self, cellForItemAt: path)
      isReconfiguring = false
      if new !== cell {
        reuse.remove(cell, reuseKey(nil, identifier))
        cell.removeFromSuperview()
        shownViews[.item(path)] = new
        addSubview(new)
      }
    }
    collectionViewLayout.invalidateLayout()
  }

  // MARK: Registrations

  /// How cells of a class show items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier: String
    let nib: UINib?
    let handler: Handler

    @MainActor public init(handler: @escaping Handler) {
      identifier = RegistrationNames.next(Cell.self)
      nib = nil
      self.handler = handler
    }

    @MainActor public init(cellNib: UINib, handler: @escaping Handler) {
      identifier = RegistrationNames.next(Cell.self)
      nib = cellNib
      self.handler = handler
    }
  }

  /// How headers and footers of a class are filled.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier: String
    let kind: String
    let handler: Handler

    @MainActor public init(elementKind: String, handler: @escaping Handler) {
      identifier = RegistrationNames.next(Supplementary.self)
      kind = elementKind
      self.handler = handler
    }
  }

  /// A cell of the registration, filled with an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !reuse.isRegistered(reuseKey(nil, registration.identifier)) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: registration.identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
      }
    }
    let cell = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      fatalError(
        "The cell for \(registration.identifier) is a \(type(of: cell)), not a \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    if !reuse.isRegistered(reuseKey(registration.kind, registration.identifier)) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      fatalError(
        "The view for \(registration.identifier) is a \(type(of: view)), not a \(Supplementary.self)"
      )
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// Identifiers of registrations, each its own.
@MainActor enum RegistrationNames {
  private static var count = 0

  static func next(_ type: Any.Type) -> String {
    count += 1
    return "registration \(count) of \(type)"
  }
}
