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

  /// What stands at a row's end (raw values as in UIKit).
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
  public let contentView = UIView(frame: .zero)
  open var accessoryType: AccessoryType = .none {
    didSet { setNeedsDisplay() }
  }
  open var accessoryView: UIView? {
    didSet { setNeedsDisplay() }
  }
  open var selectionStyle: SelectionStyle = .default
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  /// Whether the row is the first, and the last, of rows without a gap.
  package internal(set) var beginsGroup = false {
    didSet { if beginsGroup != oldValue { groupDidChange() } }
  }
  package internal(set) var endsGroup = false {
    didSet { if endsGroup != oldValue { groupDidChange() } }
  }
  /// What a tap on the row starts, with the cell as sender: the segue of a document.
  package var selectionSegue: ((UITableViewCell) -> Void)?
  /// What a tap on the button of the accessory starts, with the cell as sender.
  package var accessorySegue: ((UITableViewCell) -> Void)?
  /// The labels and image of the style; nil in cells from documents, which bring their own.
  private lazy var standardContent: StandardCellContent? = StandardCellContent(
    style: cellStyle, in: contentView)
  private let hasStandardContent: Bool
  private var documentTextLabel: UILabel?
  private var documentDetailLabel: UILabel?
  private var documentImageView: UIImageView?

  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    hasStandardContent = true
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  public required init?(coder: NSCoder) {
    let document = coder as? any InterfaceDecoding
    cellStyle = document?.cellStyle ?? .default
    reuseIdentifier = document?.reuseIdentifier
    hasStandardContent = false
    super.init(coder: coder)
    addContentView()
  }

  open package(set) var textLabel: UILabel? {
    get { documentTextLabel ?? (hasStandardContent ? standardContent?.textLabel : nil) }
    set { documentTextLabel = newValue }
  }
  open package(set) var detailTextLabel: UILabel? {
    get { documentDetailLabel ?? (hasStandardContent ? standardContent?.detailLabel : nil) }
    set { documentDetailLabel = newValue }
  }
  open package(set) var imageView: UIImageView? {
    get { documentImageView ?? (hasStandardContent ? standardContent?.imageView : nil) }
    set { documentImageView = newValue }
  }

  /// Called before a cell out of use shows another row.
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// What the content needs, at the target's width less what stands beside the content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let beside = max(0, bounds.width - contentView.frame.width)
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

  /// The least extent in points of what a finger is to meet, by Apple's guidelines.
  private static let leastTouchExtent: CGFloat = 44

  /// Whether a touch is on the button of the accessory: in the room beside the content, which is at
  /// least as wide as a finger needs.
  func hasAccessoryButton(under touch: UITouch) -> Bool {
    guard accessoryView == nil,
      accessoryType == .detailButton || accessoryType == .detailDisclosureButton
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

  override func hosts(_ subview: UIView) -> Bool { subview === contentView }

  override func adjustComposition(_ values: inout LayerValues) { roundGroup(&values) }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
