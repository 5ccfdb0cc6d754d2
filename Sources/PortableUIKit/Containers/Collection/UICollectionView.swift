import Foundation

/// A scrolling collection of items, placed by a layout.
///
/// With a data source it makes the items that can be seen and lets those go that cannot. Without one
/// it shows what is in it: a document places its cells as subviews.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Where lines follow one another (raw values as in UIKit).
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { reloadData() }
    }
  }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutDidChange(from: oldValue) }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?

  var shownViews: [CollectionElement: UICollectionReusableView] = [:]
  var reuse = ReuseQueue<UICollectionReusableView>()
  /// The size in points the layout was last prepared for.
  var preparedSize: CGSize?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    noteInitialAppearance()
    layout.collectionView = self
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Making items

  /// Has cells of a class made for an identifier; a subclass of `UICollectionViewCell` needs
  /// ``register(_:forCellWithReuseIdentifier:makeCell:)``, as initialisers of subclasses are not
  /// known through the type on this platform.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// Has `makeCell` make the cells for an identifier.
  public func register<Cell: UICollectionViewCell>(
    _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String,
    makeCell: @escaping () -> Cell
  ) { registerMaker(reuseKey(nil, identifier), identifier) { makeCell() } }

  /// Has cells for an identifier made by a nib that consists of one.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerCells(nib, identifier)
  }

  /// Has headers or footers for an identifier made by a nib that consists of one.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { registerSupplementaries(nib, kind, identifier) }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerSupplementaries(viewClass, elementKind, identifier) }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { takeCell(identifier) }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { takeSupplementary(elementKind, identifier) }

  // MARK: Asking

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownViews[.item(indexPath)] as? UICollectionViewCell
  }
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }
  open var indexPathsForVisibleItems: [IndexPath] { visiblePaths }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Changing

  open func reloadData() { forgetItems() }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }
}
