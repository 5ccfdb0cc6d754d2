import Foundation

/// A view beside the content of a list's row.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// Where an accessory stands.
  public enum Placement: Hashable, Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  /// The options that the system's accessories have in common.
  public struct DisclosureIndicatorOptions {
    public var isHidden = false
    public var reservedLayoutWidth: CGFloat?
    public var tintColor: UIColor?
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }

  /// An accessory with a view of the app's own.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }

  let placement: Placement
  let make: @MainActor () -> UIView
  var actionHandler: (() -> Void)?
  /// Whether the accessory takes the room of an indicator in a table.
  var isIndicator = false

  private static func symbol(
    _ name: String, _ placement: Placement, _ tint: UIColor?, label: String? = nil
  ) -> UICellAccessory {
    UICellAccessory(placement: placement) {
      let view = UIImageView(image: UIImage(systemName: name))
      view.tintColor = tint ?? .tertiaryLabel
      view.accessibilityLabel = label
      return view
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    var accessory = symbol("chevron.forward", .trailing(displayed: displayed), options.tintColor)
    accessory.isIndicator = true
    return accessory
  }
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    var accessory = symbol("checkmark", .trailing(displayed: displayed), .systemBlue)
    accessory.isIndicator = true
    return accessory
  }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = symbol("chevron.right", .trailing(displayed: displayed), .systemBlue)
    accessory.actionHandler = actionHandler
    return accessory
  }
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = symbol("minus.circle.fill", .leading(displayed: displayed), .systemRed)
    accessory.actionHandler = actionHandler
    return accessory
  }
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = symbol("plus.circle.fill", .leading(displayed: displayed), .systemGreen)
    accessory.actionHandler = actionHandler
    return accessory
  }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    symbol("line.3.horizontal", .trailing(displayed: displayed), .tertiaryLabel)
  }
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory {
    UICellAccessory(placement: .trailing(displayed: displayed)) {
      let label = UILabel()
      label.text = text
      label.textColor = .secondaryLabel
      label.font = .preferredFont(forTextStyle: .body)
      return label
    }
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(placement: configuration.placement) { configuration.customView }
  }

  func isShown(isEditing: Bool) -> Bool {
    let displayed: DisplayedState
    switch placement {
    case .leading(let state), .trailing(let state): displayed = state
    }
    return displayed == .always || (displayed == .whenEditing) == isEditing
  }

  var isLeading: Bool {
    if case .leading = placement { return true }
    return false
  }
}

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
  private var accessoryViews: [(view: UIView, isLeading: Bool, isIndicator: Bool)] = []
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
    let hasTrailing = accessoryViews.contains { !$0.isLeading }
    return NSDirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical,
      trailing: hasTrailing ? Self.accessoryMargin : side)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainCell()
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
    accessoryViews = accessories.filter { $0.isShown(isEditing: isInEditing) }.map { accessory in
      let view = accessory.make()
      addSubview(view)
      return (view, accessory.isLeading, accessory.isIndicator)
    }
    contentView.refreshInsets()
    setNeedsLayout()
  }

  /// The width in points of an accessory; an indicator has that of a table's.
  private func width(of accessory: (view: UIView, isLeading: Bool, isIndicator: Bool)) -> CGFloat {
    accessory.isIndicator
      ? measures.table.indicatorWidth : accessory.view.sizeThatFits(bounds.size).width
  }

  /// The room in points that accessories take at both ends: at the trailing one as in a table.
  private var accessoryRoom: (leading: CGFloat, trailing: CGFloat) {
    var room = (leading: indentation, trailing: CGFloat(0))
    for accessory in accessoryViews {
      let width = width(of: accessory)
      if accessory.isLeading {
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
      let (view, isLeading) = (accessory.view, accessory.isLeading)
      let size = view.sizeThatFits(bounds.size)
      let width = width(of: accessory)
      let x = isLeading ? leading : trailing
      if isLeading { leading += width + Self.gap } else { trailing += width + Self.gap }
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - size.height) / 2,
        width: width, height: size.height)
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
