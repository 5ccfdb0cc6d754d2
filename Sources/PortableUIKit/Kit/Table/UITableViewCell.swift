import Foundation

/// A row of a table: a content view and room for an accessory.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Which labels a cell comes with (raw values as in UIKit).
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// The accessory at a row's end (raw values as in UIKit).
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// How a selected row looks (raw values as in UIKit).
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public let cellStyle: CellStyle
  open internal(set) var reuseIdentifier: String?
  private let ownContentView = UITableViewCellContentView(frame: .zero)
  /// The view that holds the content.
  open var contentView: UIView { ownContentView }
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// The view at the row's end, in the place of the accessory of ``accessoryType``; while the row is edited
  /// ``editingAccessoryView`` stands there.
  open var accessoryView: UIView? {
    didSet { accessoryViewDidChange(oldValue) }
  }
  /// Whether the row shows that it is selected; a row without a style never shows its
  /// ``selectedBackgroundView``.
  open var selectionStyle: SelectionStyle = .default {
    didSet { if selectionStyle != oldValue { refreshBackgrounds() } }
  }
  /// Where the line below the row begins and ends; where standard texts begin unless it is set (UM-1613).
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: rowTextSide, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsDisplay()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  /// Where the line below the row begins and ends, from the table where the cell says nothing.
  var shownSeparatorInset: UIEdgeInsets {
    let table = superview as? UITableView
    let own = ownSeparatorInset ?? table?.placedSeparatorInset ?? separatorInset
    var inset = UIEdgeInsets(
      top: 0, left: safeSides.left + own.left, bottom: 0, right: safeSides.right + own.right)
    // Nobody has set the line: it begins where the text does.
    let isFree = ownSeparatorInset == nil && table?.hasOwnSeparatorInset != true
    let before = editControlRoom + (isFree ? madeContent?.textIndentation ?? 0 : 0)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isRightToLeft { inset.right += before } else { inset.left += before }
    return inset
  }
  private let backgrounds = CellBackgrounds()
  /// The view behind the content, as large as the cell. It takes the place of
  /// ``backgroundConfiguration``.
  open var backgroundView: UIView? {
    didSet { backgroundViewDidChange(oldValue, backgroundView) }
  }
  /// The view behind the content, above ``backgroundView``, while the row is selected or touched; a
  /// subview only then. It takes the place of ``backgroundConfiguration``.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundViewDidChange(oldValue, selectedBackgroundView) }
  }
  open var isSelected = false {
    didSet { if isSelected != oldValue { selectionDidChange() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { selectionDidChange() } }
  }
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      accessoryViewDidChange(oldValue ? editingAccessoryView : accessoryView)
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether the row is the first, and the last, of rows without a gap.
  var beginsGroup = false {
    didSet { if beginsGroup != oldValue { groupDidChange() } }
  }
  var endsGroup = false {
    didSet { if endsGroup != oldValue { groupDidChange() } }
  }
  /// The segue of a document that a tap on the row starts, with the cell as sender.
  package var selectionSegue: ((UITableViewCell) -> Void)?
  /// The action that a tap on the button of the accessory starts, with the cell as sender.
  package var accessorySegue: ((UITableViewCell) -> Void)?
  /// The labels and image of the style; nil in cells from documents, which bring their own.
  private var standardContent: StandardCellContent {
    if let madeContent { return madeContent }
    let made = StandardCellContent(style: cellStyle, of: self)
    madeContent = made
    return made
  }
  private var madeContent: StandardCellContent?
  /// Whether the content view leaves room for an accessory.
  private var isNarrowed = false
  private let hasStandardContent: Bool
  /// Whether a document sets the frame of the content, as on its canvas; in a program the row does.
  package var isFromDocument = false
  private var documentTextLabel: UILabel?
  private var documentDetailLabel: UILabel?
  private var documentImageView: UIImageView?

  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    hasStandardContent = true
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  @_disfavoredOverload public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  public required init?(coder: NSCoder) {
    let document = coder as? any InterfaceDecoding
    cellStyle = document?.cellStyle ?? .default
    reuseIdentifier = document?.reuseIdentifier
    hasStandardContent = false
    super.init(coder: coder)
  }

  open package(set) var textLabel: UILabel? {
    get { documentTextLabel ?? (hasStandardContent ? standardContent.textLabel : nil) }
    set { documentTextLabel = newValue }
  }
  open package(set) var detailTextLabel: UILabel? {
    get { documentDetailLabel ?? (hasStandardContent ? standardContent.detailLabel : nil) }
    set { documentDetailLabel = newValue }
  }
  open package(set) var imageView: UIImageView? {
    get { documentImageView ?? (hasStandardContent ? standardContent.imageView : nil) }
    set { documentImageView = newValue }
  }

  /// Takes the labels and the image that a document has for the style of the row.
  ///
  /// - Parameter areLaidOut: Whether the row places them, as in a program; otherwise they stay where the document has
  ///   them.
  package func takeDocumentParts(areLaidOut: Bool, _ part: (_ outlet: String) -> UIView?) {
    let text = part("textLabel") as? UILabel
    let detail = part("detailTextLabel") as? UILabel
    let image = part("imageView") as? UIImageView
    (documentTextLabel, documentDetailLabel, documentImageView) = (text, detail, image)
    guard areLaidOut, text != nil || detail != nil || image != nil else { return }
    madeContent = StandardCellContent(
      style: cellStyle, of: self, text: text, detail: detail, image: image)
  }

  // MARK: Configurations

  private var contentConfigurationStorage: (any UIContentConfiguration)?
  private var configuredContent: (any UIView & UIContentView)?
  private var configuredBackground: BackgroundConfigurationView?
  private var needsUpdateConfiguration = false
  /// The content as a value; the view that it makes fills the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contentConfigurationStorage }
    set {
      contentConfigurationStorage = newValue
      configuredContent = ConfiguredContent.show(
        newValue, in: contentView, replacing: configuredContent)
      invalidateIntrinsicContentSize()
    }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The background behind the content, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil {
        backgroundView = nil
        selectedBackgroundView = nil
        multipleSelectionBackgroundView = nil
      }
      configuredBackground = ConfiguredContent.show(
        backgroundConfiguration, in: self, replacing: configuredBackground)
    }
  }
  /// Told to bring the configurations in line with the state, as the method below is.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state of the cell; an override adds facts of its own.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Has the configurations updated before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }
  /// Brings the configurations in line with the state; by default updates both and calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let current = contentConfigurationStorage {
      configuredContent?.configuration = current.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }
  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    placeContentView()
    let placedSize = contentView.bounds.size
    madeContent?.place()
    super.layoutSubviews()
    // The content of a row that sizes itself gets its frame from the row's constraints.
    if contentView.bounds.size != placedSize { madeContent?.place() }
    refreshBackgrounds()
    placeAccessoryView()
    configuredBackground?.frame = bounds
  }

  /// The content for a cell of this style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  // MARK: Editing

  /// The effect of editing on a row (raw values as in UIKit).
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  open internal(set) var editingStyle = EditingStyle.none
  /// The accessory at the row's end while the row is edited.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  /// The view at the row's end while the row is edited, in the place of the accessory of
  /// ``editingAccessoryType``.
  open var editingAccessoryView: UIView? {
    didSet { accessoryViewDidChange(oldValue) }
  }
  /// Whether the row shows a handle at its end while it is edited, if its table's data source lets it be
  /// moved.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { setNeedsDisplay() } }
  }
  /// Whether the data source lets the row be moved.
  var mayBeMoved = false {
    didSet { if mayBeMoved != oldValue { setNeedsDisplay() } }
  }
  open var shouldIndentWhileEditing = true
  /// Whether the row is drawn aside, with its actions beside it.
  open internal(set) var showingDeleteConfirmation = false {
    didSet { if showingDeleteConfirmation != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// How far the texts and the image of the style stand to the right, in steps of ``indentationWidth``.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { standardContentDidChange() } }
  }
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { standardContentDidChange() } }
  }
  open var focusStyle = 0
  /// The selected background in a table that lets several rows be selected at the same time; nil for
  /// ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { backgroundViewDidChange(oldValue, multipleSelectionBackgroundView) }
  }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  /// The controls that a cell shows beside its content (raw values as in UIKit).
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// Called before a cell out of use shows another row.
  open func prepareForReuse() {}
  /// How far the row is lifted (raw values as in UIKit).
  public enum DragState: Int, Sendable {
    case none = 0
    /// A press has lifted it.
    case lifting = 1
    /// It follows the finger.
    case dragging = 2
  }
  /// Told as the row is lifted, dragged and let go.
  open func dragStateDidChange(_ dragState: DragState) {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The size that the content needs, at the target's width less the views beside the content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    placeContentView()
    let beside = max(0, bounds.width - contentView.frame.width)
    if let madeContent, contentView.subviews.count <= madeContent.viewCount {
      let height = madeContent.height(inWidth: max(0, targetSize.width - beside))
      return CGSize(width: targetSize.width, height: height)
    }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + beside, height: size.height)
  }

  /// Has the table measure the row again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableView)?.cellDidInvalidateSize(self)
  }

  /// The least extent in points of a target for a finger, by Apple's guidelines.
  private static let leastTouchExtent: CGFloat = 44

  /// Whether a touch is on the button of the accessory: in the room beside the content, which is at
  /// least as wide as a finger needs.
  func hasAccessoryButton(under touch: UITouch) -> Bool {
    guard shownAccessoryView == nil,
      shownAccessoryType == .detailButton || shownAccessoryType == .detailDisclosureButton
    else { return false }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let free =
      isRightToLeft
      ? contentView.frame.minX - bounds.minX : bounds.maxX - contentView.frame.maxX
    let width = max(UITableViewCell.leastTouchExtent, free)
    let button = CGRect(
      x: isRightToLeft ? bounds.minX : bounds.maxX - width, y: bounds.minY, width: width,
      height: bounds.height)
    return button.contains(touch.location(in: self))
  }

  override func hosts(_ subview: UIView) -> Bool {
    subview === contentView || subview === shownAccessoryView || backgrounds.contains(subview)
  }

  private func selectionDidChange() {
    refreshBackgrounds()
    if isEditing { setNeedsDisplay() }
    setNeedsUpdateConfiguration()
  }

  private func backgroundViewDidChange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if new != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
    refreshBackgrounds()
  }

  /// Shows the background views that belong to the state of the row.
  func refreshBackgrounds() {
    let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
    var selected = selectedBackgroundView
    if (superview as? UITableView)?.selectsSeveral ?? false {
      selected = multipleSelectionBackgroundView ?? selected
    }
    backgrounds.show([backgroundView, isMarked ? selected : nil], in: self)
  }

  override func adjustComposition(_ values: inout LayerValues) { roundGroup(&values) }

  /// Leaves room for the accessory beside the content, for the control that deletes or chooses the row, and for the safe
  /// area of the table.
  private func placeContentView() {
    let safe = safeSides
    let before = editControlRoom
    let room = accessoryRoom
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Documents of the older releases hold the frames of their contents, beside accessories at the right.
    let isPlaced =
      isFromDocument && measures.table == .classic && !isRightToLeft && shownAccessoryView == nil
    guard isNarrowed || safe != .zero || before > 0 || room > 0 && !isPlaced else { return }
    let frame = CGRect(
      x: safe.left + (isRightToLeft ? room : before), y: 0,
      width: max(0, bounds.width - safe.left - safe.right - before - room), height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
    isNarrowed = safe != .zero || before > 0 || room > 0
  }

  /// The width in points that the accessory takes of the row (UM-1606).
  private var accessoryRoom: CGFloat {
    if shownAccessoryView != nil { return accessoryViewRoom }
    let table = measures.table
    let handle = handleRoom
    switch shownAccessoryType {
    case .none: return handle
    case .disclosureIndicator, .checkmark:
      return handle + ceilToPixel(table.indicatorWidth + rowSide)
    case .detailButton: return handle + table.detailButtonRoom
    case .detailDisclosureButton: return handle + ceilToPixel(table.detailDisclosureRoom)
    }
  }

  /// The parts of the sides of the row that its content keeps clear for the safe area and the index of sections.
  var safeSides: UIEdgeInsets {
    guard let table = superview as? UITableView, table.style != .insetGrouped else { return .zero }
    return table.coveredSides
  }

  /// The margins of the content of a row: 8 points before an accessory (UM-1609, UM-1610).
  var contentMargins: NSDirectionalEdgeInsets {
    let (side, vertical) = (rowSide, measures.table.rowMargin)
    return NSDirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical, trailing: accessoryRoom > 0 ? 8 : side)
  }

  /// The distances of the style's labels and image from the sides of the content view.
  var standardMargins: NSDirectionalEdgeInsets {
    var margins = contentMargins
    margins.leading = (ownSeparatorInset?.left ?? rowTextSide) + indentation
    if accessoryRoom == 0 { margins.trailing = rowTextSide }
    return margins
  }

  /// How far in points the texts and the image of the style are indented.
  var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  override var defaultMargins: NSDirectionalEdgeInsets {
    let (side, vertical) = (rowSide, measures.table.rowMargin)
    return NSDirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  /// Has the labels and the image of the style placed anew.
  func standardContentDidChange() { setNeedsLayout() }

  private func accessoryDidChange() {
    placeContentView()
    contentView.refreshInsets()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Takes the accessory view of before away and puts the present one in its place.
  private func accessoryViewDidChange(_ old: UIView?) {
    let new = shownAccessoryView
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    placeAccessoryView()
    accessoryDidChange()
  }

  override func finishInit() { addCovering(contentView) }

  override func drawLook(on look: LookCanvas) -> Bool {
    TableViewCellLook(look: look).paint(self)
    return true
  }

  override func drawLookAboveSubviews(on look: LookCanvas) -> Bool {
    TableViewCellLook(look: look).paintSeparators(self)
  }

  /// The colour of a cell that has none of its own.
  var lookGround: UIColor {
    (superview as? UITableView)?.style ?? .plain == .plain
      ? .systemBackground : .secondarySystemGroupedBackground
  }

  override var systemAccessibility: SystemAccessibility {
    var values = super.systemAccessibility
    values.label = SystemAccessibility.words(in: contentView)
    values.isElement = values.label != nil && !SystemAccessibility.hasControl(in: contentView)
    if isSelected { values.traits = .selected }
    return values
  }

  override class var observableProperties: [ObservableProperty] {
    super.observableProperties
      + [
        .init("imageView.image", \UITableViewCell.imageView?.image),
        .init("selected", \UITableViewCell.isSelected),
        .init("highlighted", \UITableViewCell.isHighlighted),
      ]
  }

  package override func read(_ attributes: any AttributeReader) {
    accessoryType =
      attributes.choice(
        "accessoryType",
        [
          "disclosureIndicator": .disclosureIndicator,
          "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
          "detailButton": .detailButton,
        ]) ?? .none
  }

  override class var documentOutlets: [DocumentOutlet] {
    super.documentOutlets
      + [
        .init("accessoryView", \UITableViewCell.accessoryView),
        .init("textLabel") { (cell: UITableViewCell, label: UILabel) in cell.textLabel = label },
        .init("detailTextLabel") { (cell: UITableViewCell, label: UILabel) in
          cell.detailTextLabel = label
        },
        .init("imageView") { (cell: UITableViewCell, view: UIImageView) in cell.imageView = view },
        .init("backgroundView", \UITableViewCell.backgroundView),
        .init("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
      ]
  }
}
