import Foundation

/// The header or footer of a section, with its content in a view that fills it.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  open internal(set) var reuseIdentifier: String?
  private let ownContentView = UIView(frame: .zero)
  /// The view that holds the content.
  open var contentView: UIView { ownContentView }
  private let backgrounds = CellBackgrounds()
  /// The view behind the content, as large as the header or footer.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgrounds.show([backgroundView], in: self) } }
  }
  /// A title in the standard place; made when first asked for.
  open private(set) lazy var textLabel: UILabel? = makeLabel()

  /// Whether the table has made the view for a title of its data source.
  var isTitle = false
  private var titleLeading: NSLayoutConstraint?
  private var titlePlace: [NSLayoutConstraint] = []

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  @_disfavoredOverload public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContentView()
  }

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgrounds.show([backgroundView], in: self)
  }

  override func hosts(_ subview: UIView) -> Bool { backgrounds.contains(subview) }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    titleLeading = label.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor, constant: 16)
    titlePlace = [label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor)]
    NSLayoutConstraint.activate(
      [
        titleLeading,
        contentView.trailingAnchor.constraint(
          greaterThanOrEqualTo: label.trailingAnchor, constant: 16),
      ].compactMap { $0 } + titlePlace)
    return label
  }

  /// Shows the title as that of a group, small and grey: 7 points from the rows, where the text of the rows starts.
  ///
  /// - Parameter inset: How far the group is from the side of the table.
  func showAsGroupTitle(inset: CGFloat, isHeader: Bool) {
    guard let label = textLabel else { return }
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    if isHeader { label.text = label.text?.uppercased() } else { label.numberOfLines = 0 }
    titleLeading?.constant = 16 + inset
    NSLayoutConstraint.deactivate(titlePlace)
    titlePlace = [
      // A header may be higher than its title needs.
      isHeader
        ? label.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 15)
        : label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
      contentView.bottomAnchor.constraint(
        equalTo: label.bottomAnchor, constant: isHeader ? 7 : 15),
    ]
    NSLayoutConstraint.activate(titlePlace)
  }

  /// The size that the content needs, at the target's width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
