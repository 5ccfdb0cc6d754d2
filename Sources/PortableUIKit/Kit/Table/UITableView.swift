import Foundation

/// A scrolling list of rows in sections.
///
/// With a data source it makes the visible rows and lets the others go; rows whose height is automatic are
/// measured by their constraints, or by `systemLayoutSizeFitting`, when they come into view. Without one it
/// shows its subviews: a document places its cells as subviews.
@preconcurrency @MainActor
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
  /// The look of the sections (raw values as in UIKit).
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2

    var listEnvironment: UIListEnvironment {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }

  /// The lines between rows (raw values as in UIKit).
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  /// Where a row is to stand after scrolling (raw values as in UIKit).
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go (raw values as in UIKit).
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// When cells are measured again after they have come into view (raw values as in UIKit).
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// A height that is asked of the view.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The height in points of a section's title whose height nothing else determines.
  static let standardHeaderHeight: CGFloat = 28

  open private(set) var style: Style
  /// The last traits of the table, and those that its rows see.
  private var rowTraits: (own: UITraitCollection, inRows: UITraitCollection)?
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetItems() } }
  }
  /// Told of rows that scrolling brings into view soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { setNeedsLayout() }
  }
  /// Whether ``prefetchDataSource`` is told.
  open var isPrefetchingEnabled = true
  var prefetching = Prefetching()
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate != nil { addInteraction(menus.interaction) }
      if delegate !== oldValue { forgetItems() }
    }
  }

  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Room in points above the header of each section of a plain table; 22 where it is automatic, as since iOS 15.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// Whether a tap selects a row while rows are not edited.
  open var allowsSelection = true
  /// Whether several rows may be selected at the same time while rows are not edited.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { refreshRowBackgrounds() } }
  }
  open var separatorStyle: SeparatorStyle = .singleLine {
    didSet { setNeedsDisplay() }
  }
  /// Where lines between rows begin and end; where standard texts begin unless it is set (UM-1613).
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? automaticSeparatorInset }
    set {
      ownSeparatorInset = newValue
      refreshSeparators()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  /// Whether lines between rows begin and end where the program has said.
  var hasOwnSeparatorInset: Bool { ownSeparatorInset != nil }
  private var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: rowTextSide, bottom: 0, right: 0)
  }
  /// Where lines begin and end in rows that say nothing of it.
  var placedSeparatorInset: UIEdgeInsets {
    guard let ownSeparatorInset, separatorInsetReference == .fromAutomaticInsets else {
      return separatorInset
    }
    return automaticSeparatorInset + ownSeparatorInset
  }
  private func refreshSeparators() {
    for case let cell as UITableViewCell in shownViews.values { cell.setNeedsDisplay() }
  }
  /// Whether the content views of rows keep out of the safe area at the sides.
  open var insetsContentViewsToSafeArea = true {
    didSet {
      guard insetsContentViewsToSafeArea != oldValue else { return }
      setNeedsLayout()
      for cell in visibleCells { cell.setNeedsLayout() }
    }
  }
  /// Whether the margins of cells, headers and footers leave their content the width that is best read.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { setNeedsLayout() } }
  }
  /// The effect of the lines between rows. Kept, as lines are drawn in ``separatorColor``.
  open var separatorEffect: UIVisualEffect?
  /// Whether ``separatorInset`` counts from the edges of cells or from where standard texts begin.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { refreshSeparators() } }
  }
  /// What the inset of lines counts from (raw values as in UIKit).
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }
  /// The colours of the index of sections: of its titles, nil for the tint; of its ground; and of that under a finger.
  open var sectionIndexColor: UIColor? { didSet { sectionIndex?.setNeedsDisplay() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndex?.setNeedsDisplay() } }
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The number of rows from which on the index of sections is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { reloadSectionIndexTitles() } }
  }
  /// The titles of sections at the end of the rows.
  var sectionIndex: SectionIndexView?
  /// The height in points of lines below the last row, which are not drawn here; kept.
  open var fillerRowHeight: CGFloat = 0
  open var separatorColor: UIColor? = .separator {
    didSet { setNeedsDisplay() }
  }
  private let backgrounds = CellBackgrounds()
  /// The view behind all rows, headers and footers. It fills the visible part while the rows scroll.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgrounds.show([backgroundView], in: self) } }
  }

  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, tableFooterView) }
  }

  /// The sections that a document holds itself; `UITableViewController` serves them as its rows.
  package var staticSections: [StaticTableSection] = []

  /// The heights of a data source's rows; nil until they are asked for.
  var extents: TableExtents?
  /// The measures of the release for which they were asked for.
  var loadedMeasures: SystemMeasures?
  /// Whether the data source and the delegate are being asked for rows and heights.
  var isLoadingRows = false
  /// Whether no rows were laid out since the table was loaded.
  var awaitsRows = false
  var shownViews: [TableEntry: UIView] = [:]
  /// The changes that were begun.
  var pending = PendingUpdates()
  /// Whether a row out of view is there for a moment, which a layout would take away.
  var showsRowForMoment = false
  var cells = ReuseQueue<UITableViewCell>()
  var headers = ReuseQueue<UITableViewHeaderFooterView>()
  var selectedPaths: [IndexPath] = []
  /// Whether a row is shown anew in the cell it has, which is not prepared for another one.
  var isReconfiguring = false
  /// The row whose actions a swipe has brought out.
  var swipe: RowSwipe?
  /// Brings actions out beside rows.
  private(set) lazy var swipeRecognizer = RowSwipeRecognizer()
  private lazy var menus = makeMenus()
  /// Opens the menus of rows; nil without a delegate, which has them.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    delegate == nil ? nil : menus.interaction
  }
  /// Whether moving the focus to a row selects it. There is no focus to move here: the value is kept.
  open var selectionFollowsFocus = false
  /// The headers and footers of sections that the delegate knows to be in view.
  var displayedEdges: [TableEntry: UIView] = [:]
  /// The row under the finger.
  var highlightedPath: IndexPath?
  /// The finger on the button of a row's accessory, and the row's cell.
  var accessoryTap: (touch: UITouch, cell: UITableViewCell)?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    // A table bounces whatever the height of its rows: Interface Builder writes so for each new one.
    alwaysBounceVertical = true
    noteInitialAppearance()
    addGestureRecognizer(swipeRecognizer)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  @_disfavoredOverload public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = (coder as? any InterfaceDecoding)?.tableViewStyle ?? .plain
    super.init(coder: coder)
    addGestureRecognizer(swipeRecognizer)
  }

  // MARK: Editing

  private var isEditingStorage = false
  /// Whether rows are being edited.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }
  /// Whether a tap selects a row while rows are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows may be selected at the same time while rows are edited. The delegate is not
  /// asked for the editing styles of rows then.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { refreshRowBackgrounds() } }
  }
  /// Begins or ends the editing of rows. Selected rows are deselected, without a call to the delegate
  /// (not measured).
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditingStorage else { return }
    for path in selectedPaths { deselect(path) }
    isEditingStorage = editing
    closeSwipe()
    for cell in visibleCells { takeEditing(cell) }
  }
  /// Has a row follow whether the table is edited.
  func takeEditing(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if let delegate {
      cell.shouldIndentWhileEditing = delegate.tableView(self, shouldIndentWhileEditingRowAt: path)
    }
    cell.mayBeMoved = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    if isEditing, cell.mayBeMoved { cell.showsReorderControl = true }
    let mayEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    cell.editingStyle =
      isEditing && mayEdit && !allowsMultipleSelectionDuringEditing
      ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    if cell.isEditing != (isEditing && mayEdit) {
      cell.setEditing(isEditing && mayEdit, animated: false)
    }
  }

  /// A drag across a row with actions is not one of the content.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if delegate != nil, menus.refuses(gestureRecognizer, in: self) { return false }
    if gestureRecognizer === swipeRecognizer { return mayBeginSwipe() }
    if gestureRecognizer === panGestureRecognizer, !leavesDragToScrolling() { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Making rows

  /// Has cells of a class made for an identifier, by `init(style:reuseIdentifier:)`.
  ///
  /// The initialiser is looked up among the symbols of the program; where that was stripped, or the class
  /// is generic, say how with ``register(_:forCellReuseIdentifier:makeCell:)``.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// Has `makeCell` make the cells for an identifier.
  public func register<Cell: UITableViewCell>(
    _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String,
    makeCell: @escaping () -> Cell
  ) {
    cells.register(identifier) { makeCell() }
  }

  /// Has cells for an identifier made by a nib that consists of one.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCells(nib, identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaders(aClass, identifier)
  }

  /// Has headers and footers for an identifier made by a nib that consists of one.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaders(nib, identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeCell(identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { takeRegisteredCell(identifier) }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { takeHeader(identifier) }

  // MARK: Asking

  open var numberOfSections: Int {
    extents == nil ? dataSource?.numberOfSections(in: self) ?? 0 : sectionCount
  }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  // Places of rows are known without a layout: the first question after a load asks for the heights.

  open func rect(forSection section: Int) -> CGRect {
    loadRows()
    return frameOfSection(section)
  }
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadRows()
    return frame(of: .header(section: section))
  }
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadRows()
    return frame(of: .footer(section: section))
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadRows()
    return frame(of: .row(indexPath))
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    paths(in: CGRect(x: 0, y: point.y, width: bounds.width, height: 0)).first
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shownViews[.row(indexPath)] as? UITableViewCell
  }
  /// The cells in view, from top to bottom; rows that were loaded again are laid out for it.
  open var visibleCells: [UITableViewCell] {
    if awaitsRows, !isLoadingRows { layoutIfNeeded() }
    return (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
  }
  open var indexPathsForVisibleRows: [IndexPath]? { extents.map { _ in visiblePaths } }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownViews[.header(section: section)] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownViews[.footer(section: section)] as? UITableViewHeaderFooterView
  }

  // MARK: Changing

  open func reloadData() { forgetItems() }
  /// Has the data source make the cells of rows anew; their selection goes with the old ones.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedItems += indexPaths }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedItems += indexPaths }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedItems += indexPaths }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
  /// Changes up to the end belong together: a leaving row is named by its place before all of them, a new one
  /// by its place after them. At the end the numbers of rows have to fit, heights are asked for again, and
  /// rows in view are measured again.
  open func beginUpdates() { openUpdates() }
  open func endUpdates() { closeUpdates() }
  /// Has the changes that `updates` makes belong together, as between ``beginUpdates()`` and
  /// ``endUpdates()``; rows are at their new places when `completion` is called.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    countItemsBeforeUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// As with optional changes; these may use the table's members without `self`.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Scrolls to the first selected row.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selectedPaths.min() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition) }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, scrollPosition) }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Dragging and dropping

  /// Provides what is dragged with rows.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { takeDragDelegates() }
  }
  /// Takes what is dropped on the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { takeDragDelegates() }
  }
  /// Whether rows can be dragged; true on a pad unless set.
  open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { takeDragDelegates() }
  }
  private(set) lazy var dragging = ItemDragging(self)
  /// Whether a row of the table is being dragged.
  open var hasActiveDrag: Bool { dragging.hasActiveDrag }
  /// Whether a drag is over the table.
  open var hasActiveDrop: Bool { dragging.hasActiveDrop }
  /// Whether places are held for things that are still loading.
  open var hasUncommittedUpdates: Bool { dragging.placeholderCount > 0 }
  /// Whether things that are dragged over a row for a while choose it.
  open var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { takeSpringLoading() } }
  }
  var springLoading: UISpringLoadedInteraction?

  // MARK: Touches

  override func neverDrags(by touch: UITouch) -> Bool {
    sectionIndex.map { touch.view === $0 } ?? false
  }
  // A tap beside the buttons of a row that is drawn aside puts it back, and does nothing else.
  override func beginTap(_ touches: Set<UITouch>) -> Bool {
    swipe != nil || beginAccessoryTap(touches) || highlight(touches)
  }
  override func endTap() {
    if swipe != nil { closeSwipe() } else { finishTap() }
  }
  override func cancelTap() {
    accessoryTap = nil
    endHighlight()
  }

  // MARK: Environment

  /// Rows, headers and footers see the kind of their list.
  override var traitsForSubviews: UITraitCollection {
    let own = traitCollection
    if let rowTraits, rowTraits.own === own { return rowTraits.inRows }
    let kind = style.listEnvironment
    let inRows = own.modifyingTraits { $0.listEnvironment = kind }
    rowTraits = (own, inRows)
    return inRows
  }

  // MARK: Layout

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    takeMeasuresOfWindow()
  }

  /// Rows are as high as their texts are now.
  override func textTraitsDidChange(
    from previous: UITraitCollection, to traits: UITraitCollection
  ) {
    extents?.forgetMeasurements()
    setNeedsLayout()
  }

  /// A document's table draws the titles of its sections itself.
  override var looksAtOrigin: Bool { dataSource == nil }

  /// The table of a table controller keeps its rows clear of the keyboard.
  override var keyboardOverlap: CGFloat {
    guard viewState.viewController is UITableViewController, let window,
      window.keyboardHeight > 0
    else { return 0 }
    let bottom = convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: nil).y
    return max(0, bottom - window.bounds.maxY + window.keyboardHeight)
  }

  override func keyboardDidChange() { setNeedsLayout() }

  /// Rows and titles keep out of the sides of the safe area.
  override func safeAreaWasRefreshed() {
    super.safeAreaWasRefreshed()
    let sides = UIEdgeInsets(
      top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    guard sides != lastSafeSides else { return }
    lastSafeSides = sides
    extents?.forgetMeasurements()
    setNeedsLayout()
    for view in shownViews.values { view.setNeedsLayout() }
  }
  private var lastSafeSides = UIEdgeInsets.zero

  /// Pages end between rows.
  override func printedPages(
    _ room: PrintRoom, for formatter: UIViewPrintFormatter
  ) -> PrintedPages {
    dataSource == nil
      ? super.printedPages(room, for: formatter) : PrintedPages(rowsOf: self, room, for: formatter)
  }

  override func hosts(_ subview: UIView) -> Bool {
    subview === sectionIndex || backgrounds.contains(subview)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgrounds.show([backgroundView], in: self)
    guard !showsRowForMoment else { return }
    layOutRows()
    placeSectionIndex()
    noteGroupEnds()
    prefetchRows()
  }

  override func drawLook(on look: LookCanvas) -> Bool {
    TableViewLook(look: look).paint(self)
    return true
  }

  override class var documentOutlets: [DocumentOutlet] {
    super.documentOutlets
      + [
        .init("tableHeaderView", \UITableView.tableHeaderView),
        .init("tableFooterView", \UITableView.tableFooterView),
        .init("dataSource", \UITableView.dataSource), .init("delegate", \UITableView.delegate),
        .init("backgroundView", \UITableView.backgroundView),
      ]
  }
}
