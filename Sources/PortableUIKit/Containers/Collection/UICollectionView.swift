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

  /// Where an item is to stand after scrolling; one for each direction (raw values as in UIKit).
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
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
  var selectedPaths: [IndexPath] = []
  /// The item under the finger, and the finger.
  var highlightedPath: IndexPath?
  var highlightingTouch = KeptTouch()
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

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, scrollPosition) }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition) }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if highlight(touches) { highlightingTouch.keep(touches) }
    highlightingTouch.passOnOthers(touches) { super.touchesBegan($0, with: event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlightingTouch.passOnOthers(touches) { super.touchesMoved($0, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlightingTouch.passOnOthers(touches) { super.touchesEnded($0, with: event) }
    guard highlightingTouch.isAmong(touches) else { return }
    highlightingTouch.letGo()
    if let path = highlightedPath { choose(path) }
    endHighlight()
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlightingTouch.passOnOthers(touches) { super.touchesCancelled($0, with: event) }
    guard highlightingTouch.isAmong(touches) else { return }
    highlightingTouch.letGo()
    endHighlight()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }
}
