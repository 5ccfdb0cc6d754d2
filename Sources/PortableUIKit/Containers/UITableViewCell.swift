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

  public let cellStyle: CellStyle
  public let reuseIdentifier: String?
  public let contentView = UIView(frame: .zero)
  open var accessoryType: AccessoryType = .none
  open var accessoryView: UIView?
  /// The labels and image of the style, as far as the style has them.
  open var textLabel: UILabel?
  open var detailTextLabel: UILabel?
  open var imageView: UIImageView?

  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
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
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
