import Foundation

/// The labels and the image of a cell's style, made as they are asked for and placed by constraints.
@MainActor final class StandardCellContent {
  private let style: UITableViewCell.CellStyle
  private let row = UIStackView()
  private let labels = UIStackView()
  private let end: NSLayoutConstraint
  private let top: NSLayoutConstraint

  private(set) lazy var textLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    // Beside a value the title is as wide as its text (UM-1512).
    if style == .value1 { label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal) }
    labels.insertArrangedSubview(label, at: 0)
    return label
  }()

  private(set) lazy var detailLabel: UILabel? = {
    guard style != .default else { return nil }
    _ = textLabel
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
    label.adjustsFontForContentSizeCategory = true
    if style != .subtitle { label.textColor = .secondaryLabel }
    if style == .value1 { label.textAlignment = .right }
    labels.addArrangedSubview(label)
    return label
  }()

  private(set) lazy var imageView: UIImageView = {
    let view = UIImageView()
    view.setContentHuggingPriority(.required, for: .horizontal)
    row.insertArrangedSubview(view, at: 0)
    return view
  }()

  init(style: UITableViewCell.CellStyle, in contentView: UIView) {
    self.style = style
    labels.axis = style == .subtitle ? .vertical : .horizontal
    labels.spacing = style == .subtitle ? 3 : 8
    row.alignment = .center
    row.spacing = 16
    row.translatesAutoresizingMaskIntoConstraints = false
    row.addArrangedSubview(labels)
    contentView.addSubview(row)
    end = contentView.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 16)
    let height = contentView.heightAnchor.constraint(
      greaterThanOrEqualToConstant: UITableView.standardRowHeight)
    height.priority = UILayoutPriority(999)
    top = row.topAnchor.constraint(
      greaterThanOrEqualTo: contentView.topAnchor, constant: contentView.measures.rowMargin)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      end,
      top,
      row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      height,
    ])
  }

  /// Leaves 16 points between the content and the end of its view, 8 before an accessory.
  func leaveRoom(beforeAccessory: Bool) { end.constant = beforeAccessory ? 8 : 16 }

  /// Leaves so many points above and below the content: a cell that is made before it comes into a window does not
  /// know the release of the system yet.
  func leaveMargin(_ margin: CGFloat) { top.constant = margin }
}
