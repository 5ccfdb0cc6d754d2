import Foundation

/// A scrolling collection of items, placed by a layout.
///
/// With a data source it makes the visible items and lets the others go. Without one it shows its subviews: a
/// document places its cells as subviews.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
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

  /// The kind of an element of a collection (raw values as in UIKit).
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetItems() } }
  }
  /// Told of items that scrolling brings into view soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { setNeedsLayout() }
  }
  /// Whether ``prefetchDataSource`` is told.
  open var isPrefetchingEnabled = true
  var prefetching = Prefetching()
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate != nil { addInteraction(menus.interaction) }
      if delegate !== oldValue { forgetItems() }
    }
  }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutDidChange(from: oldValue) }
  }
  /// Takes another layout; the items go to their new places with the next pass.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Takes another layout; with an animation the items are on their way to their new places for a third of a
  /// second.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) { change(to: layout, animated: animated, completion) }
  /// When cells are measured again after they have come into view.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// When cells are measured again after they have come into view (raw values as in UIKit).
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }
  /// Whether a tap selects an item while items are not edited.
  open var allowsSelection = true
  /// Whether several items may be selected at the same time while items are not edited.
  open var allowsMultipleSelection = false
  /// Whether items are being edited: rows of lists show the accessories that belong to that. Selected items
  /// are deselected, without a call to the delegate (not measured).
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }
  /// Whether a tap selects an item while items are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items may be selected at the same time while items are edited.
  open var allowsMultipleSelectionDuringEditing = false
  private let backgrounds = CellBackgrounds()
  /// The view behind all items. It fills the visible part while the items scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      backgrounds.show([ownListGround, backgroundView], in: self)
    }
  }
  var ownListGround: UIView?

  var shownViews: [CollectionElement: UICollectionReusableView] = [:]
  /// The changes that were begun.
  var pending = PendingUpdates()
  /// The numbers of items when the layout was last prepared; nil until then.
  var knownCounts: [Int]?
  var reuse = ReuseQueue<UICollectionReusableView>()
  var selectedPaths: [IndexPath] = []
  /// Whether an item is shown anew in the cell it has, which is not prepared for another one.
  var isReconfiguring = false
  private lazy var menus = makeMenus()
  /// Opens the menus of items; nil without a delegate, which has them.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    delegate == nil ? nil : menus.interaction
  }
  /// Whether moving the focus to an item selects it. There is no focus to move here: the value is kept.
  open var selectionFollowsFocus = false
  /// The item under the finger.
  var highlightedPath: IndexPath?
  var swipe: RowSwipe?
  private(set) lazy var swipeRecognizer = RowSwipeRecognizer()
  /// The layouts that are to be told once the items have gone from the one's places to the other's.
  var changedLayouts: [UICollectionViewLayout] = []
  /// Whether the layout of before belongs to the present one, as in a transition.
  var keepsOldLayout = false
  /// The layout that gave the content its size.
  weak var sizedLayout: UICollectionViewLayout?
  /// The part of the content that the layout was last asked for, and the answer; nil once it is invalid.
  var askedPages: CGRect?
  var askedElements: [UICollectionViewLayoutAttributes] = []
  /// Whether elements are being asked for their size, after which the layout is prepared anew anyway.
  var isMeasuring = false
  /// The size in points the layout was last prepared for.
  var preparedSize: CGSize?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    noteInitialAppearance()
    adopt(layout)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adopt(collectionViewLayout)
  }

  // MARK: Making items

  /// Has cells of a class made for an identifier, by `init(frame:)`.
  ///
  /// The initialiser is looked up among the symbols of the program; where that was stripped, or the class
  /// is generic, say how with ``register(_:forCellWithReuseIdentifier:makeCell:)``.
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
  ) -> UICollectionViewCell {
    let cell = takeCell(identifier)
    giveListRole(cell, kind: nil, at: indexPath)
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = takeSupplementary(elementKind, identifier)
    giveListRole(view, kind: elementKind, at: indexPath)
    return view
  }

  // MARK: Asking

  // The numbers that the collection asked for last, whatever the data are now.
  open var numberOfSections: Int {
    knownCounts?.count ?? dataSource?.numberOfSections(in: self) ?? 0
  }
  open func numberOfItems(inSection section: Int) -> Int {
    let known = knownCounts.flatMap { $0.indices.contains(section) ? $0[section] : nil }
    let count = known ?? dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    return count + (movement?.surplus(in: section) ?? 0)
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownViews[.item(indexPath)] as? UICollectionViewCell
  }
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }
  open var indexPathsForVisibleItems: [IndexPath] { visiblePaths }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }
  /// The header, footer or other supplementary view that is in view.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shownViews[.supplementary(kind: elementKind, indexPath)] }
  /// The supplementary views of a kind that are in view, in the order of their places.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shownSupplementaries(elementKind).map(\.view)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplementaries(elementKind).map(\.path)
  }
  /// The place of a supplementary view that is in view.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    for case (.supplementary(_, let path), let view) in shownViews where view === supplementaryView
    {
      return path
    }
    return nil
  }
  /// Where the layout puts a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map(mirrored)
  }
  /// The item at a point of the content that is in view.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath).map(mirrored)
  }

  // MARK: Changing

  open func reloadData() { forgetItems() }
  /// Has the data source make the cells of items anew; their selection goes with the old ones.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems += indexPaths }
  }
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems += indexPaths }
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems += indexPaths }
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
  /// Has the changes that `updates` makes belong together: a leaving item is named by its place before all of
  /// them, a new one by its place after them. The numbers of items have to fit at the end; items are at their
  /// new places when `completion` is called.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdates()
    countItemsBeforeUpdates()
    updates?()
    closeUpdates()
    completion?(true)
  }

  /// As with optional changes; these may use the collection's members without `self`.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  // MARK: Movement

  /// Has an item follow a finger, if the data source lets it; answers whether it does.
  ///
  /// A controller's own gesture calls this and the three methods below as it begins, goes on and ends. The items
  /// make room while the item is moved; the data source is told when the movement ends.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }
  /// Moves the middle of the item to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }
  /// Leaves the item where it is and tells the data source of its new place.
  open func endInteractiveMovement() { finishMovement() }
  /// Puts the item back to where it came from.
  open func cancelInteractiveMovement() { takeMovementBack() }
  /// The item that follows a finger.
  var movement: InteractiveMovement?

  // MARK: Transitions

  /// Begins to change to another layout as far as a gesture says: sets the layout between both, which the delegate
  /// may provide, and answers it.
  ///
  /// - Parameter completion: Called at the end, with whether the new layout was reached as second argument.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }
  /// Sets the layout that the transition leads to.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Sets the layout that the transition came from.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }
  /// Told of the end of a transition: it has ended, and it reached its layout.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void
  var transitionCompletion: LayoutInteractiveTransitionCompletion?

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

  // MARK: Dragging and dropping

  /// Provides what is dragged with items.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { takeDragDelegates() }
  }
  /// Takes what is dropped on the collection.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { takeDragDelegates() }
  }
  /// Whether items can be dragged; true on a pad unless set.
  open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { takeDragDelegates() }
  }
  private(set) lazy var dragging = ItemDragging(self)
  /// Whether an item of the collection is being dragged.
  open var hasActiveDrag: Bool { dragging.hasActiveDrag }
  /// Whether a drag is over the collection.
  open var hasActiveDrop: Bool { dragging.hasActiveDrop }
  /// Whether places are held for things that are still loading.
  open var hasUncommittedUpdates: Bool { dragging.placeholderCount > 0 }
  /// Whether things that are dragged over an item for a while choose it.
  open var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { takeSpringLoading() } }
  }
  var springLoading: UISpringLoadedInteraction?
  /// How soon items make room for a drag; they do when it is dropped.
  open var reorderingCadence = ReorderingCadence.immediate
  /// How soon items make room for a drag (raw values as in UIKit).
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  // MARK: Touches

  override func beginTap(_ touches: Set<UITouch>) -> Bool { swipe != nil || highlight(touches) }
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if delegate != nil, menus.refuses(gestureRecognizer, in: self) { return false }
    if gestureRecognizer === swipeRecognizer { return mayBeginSwipe() }
    if gestureRecognizer === panGestureRecognizer, !leavesDragToScrolling() { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override func endTap() {
    if swipe != nil { return closeSwipe() }
    if let path = highlightedPath { choose(path) }
    endHighlight()
  }
  override func cancelTap() { endHighlight() }

  // MARK: Layout

  // A layout is asked before the bounds change, except where `contentOffset` is set: then the collection
  // has them already (measured with iOS).
  override func boundsWillChange(to newBounds: CGRect) {
    if !isTakingOffset { ask(about: newBounds) }
  }
  override func contentDidMove(byOffset: Bool) {
    if byOffset { ask(about: bounds) }
  }

  private func ask(about newBounds: CGRect) {
    let layout = collectionViewLayout
    if layout.wasPrepared, layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      layout.collectionDidInvalidate(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
  }

  // A layout of another size is prepared, and asked for the content's size, at once (UM-1511).
  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    if dataSource != nil, !collectionViewLayout.isPrepared { takeContentSize() }
  }

  override func restingOffset(near proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// Items are as large as their texts are now.
  override func textTraitsDidChange(
    from previous: UITraitCollection, to traits: UITraitCollection
  ) {
    collectionViewLayout.invalidateLayout()
  }

  override func hosts(_ subview: UIView) -> Bool { backgrounds.contains(subview) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
    backgrounds.show([listGround(), backgroundView], in: self)
    prefetchItems()
  }

  override class var documentOutlets: [DocumentOutlet] {
    super.documentOutlets
      + [
        .init("dataSource", \UICollectionView.dataSource),
        .init("delegate", \UICollectionView.delegate),
        .init("backgroundView", \UICollectionView.backgroundView),
      ]
  }
}
