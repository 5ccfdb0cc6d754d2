import Foundation

/// A scrolling list of rows. Rows are not made here: a document places its cells as subviews.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The look of the sections (raw values as in UIKit).
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// A row height that is asked of the row.
  nonisolated public static let automaticDimension: CGFloat = -1

  public let style: Style
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var separatorColor: UIColor? = .separator

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = (coder as? any InterfaceDecoding)?.tableViewStyle ?? .plain
    super.init(coder: coder)
  }
}
