import Foundation

/// A row of a list: content, with accessories beside it.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] {
    didSet { replaceAccessories() }
  }
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  /// Where the line below the row is.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = makeSeparatorGuide()
  private var accessoryViews: [(view: UIView, accessory: UICellAccessory)] = []
  private var separators: RowSeparators?
  private var separatorConfiguration: UIListSeparatorConfiguration?
  private var showsBottomSeparator = false

  /// Takes the lines of the list that shows the row; nil for none.
  func takeSeparators(_ configuration: UIListSeparatorConfiguration?) {
    separators?.remove()
    separatorConfiguration = configuration
    separators = configuration.map { RowSeparators($0, in: self) }
    setNeedsLayout()
  }

  /// Shows or hides the line below the row, by where the row stands.
  func showBottomSeparator(
    isLast: Bool, in appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    let isShown = separatorConfiguration?.showsBottom(isLast: isLast, in: appearance) ?? false
    guard isShown != showsBottomSeparator else { return }
    showsBottomSeparator = isShown
    setNeedsLayout()
  }
  /// The distance in points of an accessory from the next one, and from the content at its leading end.
  private static let gap: CGFloat = 16
  /// The distance in points of the content from accessories at its trailing end.
  private static let accessoryMargin: CGFloat = 8

  /// The margins of the content: those of a row of a table.
  var contentMargins: NSDirectionalEdgeInsets { margins(side: rowSide) }
  /// The margins of standard texts.
  var standardMargins: NSDirectionalEdgeInsets { margins(side: rowTextSide) }

  private func margins(side: CGFloat) -> NSDirectionalEdgeInsets {
    let vertical = measures.table.rowMargin
    let hasTrailing = accessoryViews.contains { !$0.accessory.isLeading }
    return NSDirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical,
      trailing: hasTrailing ? Self.accessoryMargin : side)
  }

  /// The part of its list that the cell is: a row, or the header or footer of a section.
  final var listRole = ListRole.row
  /// The list that the row is in; nil outside of lists.
  final var listAppearance: UICollectionLayoutListConfiguration.Appearance?
  /// How the row stands in its group; nil outside of lists.
  private(set) final var groupPlace: ListGroupPlace?
  func takeGroup(_ place: ListGroupPlace?) {
    guard place != groupPlace else { return }
    groupPlace = place
    setNeedsDisplay()
    noteLayerChange()
  }

  /// A row without a background has the ground of groups.
  override func drawLook(on look: LookCanvas) -> Bool {
    guard groupPlace?.isGrouped == true, backgroundConfiguration == nil, backgroundView == nil,
      backgroundColor == nil
    else { return false }
    look.context.fill(bounds, look.color(.secondarySystemGroupedBackground, in: self))
    return true
  }

  override func adjustComposition(_ values: inout LayerValues) { groupPlace?.round(&values) }

  /// Whether the item of a tree of the data source is open.
  final var isExpanded = false {
    didSet {
      guard isExpanded != oldValue else { return }
      setNeedsUpdateConfiguration()
      turnOutlines()
    }
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = isExpanded
    return state
  }

  /// The content for a row, header or footer of the list that the row is in.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    listRole.contentConfiguration(in: listAppearance ?? .plain)
  }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listRole.backgroundConfiguration(in: listAppearance ?? .plain)
  }

  private func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: rowTextSide),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
    ])
    return guide
  }

  override func editingDidChange() {
    super.editingDidChange()
    replaceAccessories()
  }

  private func replaceAccessories() {
    for accessory in accessoryViews { accessory.view.removeFromSuperview() }
    accessoryViews = orderedAccessories.map { accessory in
      let view = accessory.makeView()
      view.isHidden = accessory.isHidden
      addSubview(view)
      if accessory.isButton {
        view.isUserInteractionEnabled = true
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: UICollectionViewListCell.accessoryWasTapped)
        view.addGestureRecognizer(tap)
      }
      return (view, accessory)
    }
    turnOutlines()
    contentView.refreshInsets()
    setNeedsLayout()
  }

  /// The accessories that are shown: those of each end from its leading side on.
  private var orderedAccessories: [UICellAccessory] {
    var (leading, trailing): ([UICellAccessory], [UICellAccessory]) = ([], [])
    for accessory in accessories where accessory.isShown(isEditing: isInEditing) {
      switch accessory.placement {
      case .leading(_, let position):
        leading.insert(accessory, at: min(max(0, position(leading)), leading.count))
      case .trailing(_, let position):
        trailing.insert(accessory, at: min(max(0, position(trailing)), trailing.count))
      }
    }
    return leading + trailing
  }

  private func accessoryWasTapped(_ tap: UITapGestureRecognizer) {
    guard let accessory = accessoryViews.first(where: { $0.view === tap.view })?.accessory else {
      return
    }
    perform(accessory)
  }

  /// Does the action of an accessory; one of an outline opens or closes the item if it has no other.
  private func perform(_ accessory: UICellAccessory) {
    if let action = accessory.actionHandler { return action() }
    guard accessory.accessoryType == .outlineDisclosure else { return }
    (superview as? UICollectionView)?.toggleOutline(of: self)
  }

  /// Whether a tap anywhere on the row does the action of its outline's accessory, which then does that; a header is not
  /// selected.
  func openedByTap() -> Bool {
    guard
      let accessory = accessoryViews.first(where: {
        $0.accessory.accessoryType == .outlineDisclosure
      })?.accessory,
      accessory.outlineStyle == .header
        || accessory.outlineStyle == .automatic && listRole == .header
    else { return false }
    perform(accessory)
    return true
  }

  /// The arrow of an outline's accessory points down beside an open item.
  private func turnOutlines() {
    for (view, accessory) in accessoryViews where accessory.accessoryType == .outlineDisclosure {
      view.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    }
  }

  /// The width in points of an accessory: the one that is kept for it, that of a table's indicator, or its view's.
  private func width(of accessory: (view: UIView, accessory: UICellAccessory)) -> CGFloat {
    if let reserved = accessory.accessory.reservedWidth { return reserved }
    return accessory.accessory.isIndicator
      ? measures.table.indicatorWidth : accessory.view.sizeThatFits(bounds.size).width
  }

  /// The room in points that accessories take at both ends: at the trailing one as in a table.
  private var accessoryRoom: (leading: CGFloat, trailing: CGFloat) {
    var room = (leading: indentation, trailing: CGFloat(0))
    for accessory in accessoryViews {
      let width = width(of: accessory)
      if accessory.accessory.isLeading {
        room.leading += width + Self.gap
      } else {
        room.trailing += width + (room.trailing > 0 ? Self.gap : rowSide)
      }
    }
    return (room.leading, ceilToPixel(room.trailing))
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = accessoryRoom
    separators?.place(
      in: self, inset: room.leading + rowTextSide, showsBottom: showsBottomSeparator)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) =
      isRightToLeft ? (room.trailing, room.leading) : (room.leading, room.trailing)
    let content = CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
    if contentView.frame != content { contentView.frame = content }
    var leading = indentation + rowSide
    var trailing = bounds.width - room.trailing
    for accessory in accessoryViews {
      let (view, isLeading) = (accessory.view, accessory.accessory.isLeading)
      let height = view.sizeThatFits(bounds.size).height
      let width = width(of: accessory)
      let x = isLeading ? leading : trailing
      if isLeading { leading += width + Self.gap } else { trailing += width + Self.gap }
      // A turned view keeps its bounds.
      view.bounds.size = CGSize(width: width, height: height)
      view.center = CGPoint(
        x: (isRightToLeft ? bounds.width - x - width : x) + width / 2, y: bounds.height / 2)
    }
  }

  /// As high as the content is in the width that accessories leave.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let room = accessoryRoom
    let beside = room.leading + room.trailing
    let size = super.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + beside, height: size.height)
  }

  /// A row keeps its width.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    let size = systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    if size.height > 0 { preferred.size.height = ceilToPixel(size.height) }
    return preferred
  }
}
