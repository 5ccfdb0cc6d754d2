import Foundation

/// The header or footer of a section, with its content in a view that fills it.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  open internal(set) var reuseIdentifier: String?
  private let ownContentView = HeaderFooterContentView(frame: .zero)
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
  /// How far in points the group of a title is from the side of the table.
  private var groupInset: CGFloat = 0

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  @_disfavoredOverload public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    if needsUpdateConfiguration {
      needsUpdateConfiguration = false
      updateConfiguration(using: configurationState)
    }
    placeContentView()
    super.layoutSubviews()
    backgrounds.show([backgroundView], in: self)
    configuredBackground?.frame = bounds
  }

  /// The parts of the sides that the content keeps clear for the safe area and the index of sections.
  private var safeSides: UIEdgeInsets { (superview as? UITableView)?.coveredSides ?? .zero }

  private func placeContentView() {
    let safe = safeSides
    let frame = CGRect(
      x: safe.left, y: 0, width: max(0, bounds.width - safe.left - safe.right),
      height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
  }

  override func hosts(_ subview: UIView) -> Bool { backgrounds.contains(subview) }

  override func finishInit() { addCovering(contentView) }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    titleLeading = label.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor, constant: rowTextSide)
    titlePlace = [label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor)]
    NSLayoutConstraint.activate(
      [
        titleLeading,
        contentView.trailingAnchor.constraint(
          greaterThanOrEqualTo: label.trailingAnchor, constant: rowTextSide),
      ].compactMap { $0 } + titlePlace)
    return label
  }

  /// Has the title begin where the texts of rows do.
  private func placeTitle() {
    let leading = rowTextSide + groupInset
    if titleLeading?.constant != leading { titleLeading?.constant = leading }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    placeTitle()
  }

  /// Shows the title as that of a group, where the text of the rows starts: below the rows small and grey, above them too
  /// where the release has it so. Small titles are 7 points from the rows.
  ///
  /// - Parameter inset: How far the group is from the side of the table.
  func showAsGroupTitle(inset: CGFloat, _ entry: TableEntry, _ measures: SystemMeasures) {
    guard let label = textLabel else { return }
    groupInset = inset
    placeTitle()
    let isSmall = measures.capitalizesGroupTitles || !entry.isHeader
    if isSmall {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
    }
    NSLayoutConstraint.deactivate(titlePlace)
    switch (entry.isHeader, isSmall) {
    case (false, _):
      label.numberOfLines = 0
      titlePlace = [
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
        contentView.bottomAnchor.constraint(
          equalTo: label.bottomAnchor, constant: measures.capitalizesGroupTitles ? 15 : 7),
      ]
    case (true, true):
      label.text = label.text?.uppercased()
      // A header may be higher than its title needs.
      titlePlace = [
        label.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 15),
        contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 7),
      ]
    case (true, false):
      // In the middle of the room that headers after the first one have.
      titlePlace = [
        label.centerYAnchor.constraint(
          equalTo: contentView.bottomAnchor, constant: -measures.table.groupHeaderHeight / 2)
      ]
    }
    NSLayoutConstraint.activate(titlePlace)
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
      superview?.setNeedsLayout()
    }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The background behind the content, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { backgroundView = nil }
      configuredBackground = ConfiguredContent.show(
        backgroundConfiguration, in: self, replacing: configuredBackground)
    }
  }
  /// Told to bring the configurations in line with the state, as the method below is.
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state of the header or footer; an override adds facts of its own.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Has the configurations updated before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }
  /// Brings the configurations in line with the state; by default updates the content and calls the handler.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let current = contentConfigurationStorage {
      configuredContent?.configuration = current.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }
  /// The content for a header of the table that the view is in.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (superview as? UITableView)?.style ?? .plain == .plain ? .plainHeader() : .groupedHeader()
  }

  /// The size that the content needs, at the target's width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let beside = safeSides.left + safeSides.right
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + beside, height: size.height)
  }

  override var systemAccessibility: SystemAccessibility {
    var values = super.systemAccessibility
    values.label = SystemAccessibility.words(in: contentView)
    values.isElement = values.label != nil
    values.traits = .header
    return values
  }
}
