import Foundation

/// Shows the content of a row.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let picture = UIImageView(frame: .zero)
  private let primary = UILabel(frame: .zero)
  private let secondary = UILabel(frame: .zero)
  private let texts = UIStackView(frame: .zero)
  private let row = UIStackView(frame: .zero)
  private var edges: [NSLayoutConstraint] = []
  private var pictureSize: [NSLayoutConstraint] = []

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    row.translatesAutoresizingMaskIntoConstraints = false
    row.alignment = .center
    addSubview(row)
    picture.setContentHuggingPriority(.required, for: .horizontal)
    texts.addArrangedSubview(primary)
    texts.addArrangedSubview(secondary)
    row.addArrangedSubview(picture)
    row.addArrangedSubview(texts)
    edges = [
      row.topAnchor.constraint(equalTo: topAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      bottomAnchor.constraint(equalTo: row.bottomAnchor),
      trailingAnchor.constraint(equalTo: row.trailingAnchor),
    ]
    // In a row that is given another height the content stays as it is.
    edges[2].priority = UILayoutPriority(999)
    NSLayoutConstraint.activate(edges)
    leastHeight.priority = UILayoutPriority(998)
    show()
  }
  private lazy var leastHeight = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      show()
    }
  }

  /// Guides where the texts and the image are.
  open var textLayoutGuide: UILayoutGuide? { primary.isHidden ? nil : primary.layoutMarginsGuide }
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondary.isHidden ? nil : secondary.layoutMarginsGuide
  }
  open var imageLayoutGuide: UILayoutGuide? { picture.isHidden ? nil : picture.layoutMarginsGuide }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    takeMargins()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    takeMargins()
  }

  /// The margins of the content: at the sides those of the row that it is in. Margins that were set are kept, and are
  /// at least the row's where the configuration says so.
  private var margins: NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    let row = (superview as? any RowContentView)?.rowMargins
    guard shown.ownMargins != nil else {
      guard let row else { return margins }
      (margins.leading, margins.trailing) = (row.leading, row.trailing)
      if shown.isRow { (margins.top, margins.bottom) = (row.top, row.bottom) }
      return margins
    }
    guard let row else { return margins }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, row.leading)
      margins.trailing = max(margins.trailing, row.trailing)
    }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, row.top)
      margins.bottom = max(margins.bottom, row.bottom)
    }
    return margins
  }

  /// Puts the content where the row has it now.
  func takeMargins() {
    let margins = margins
    for (edge, value) in zip(
      edges, [margins.top, margins.leading, margins.bottom, margins.trailing])
    where edge.constant != value { edge.constant = value }
    let least = measures.table.rowHeight(atScale: currentScreen.scale)
    if leastHeight.constant != least { leastHeight.constant = least }
    if leastHeight.isActive != shown.isRow { leastHeight.isActive = shown.isRow }
  }

  private func show() {
    takeMargins()
    show(shown.text, shown.attributedText, shown.textProperties, in: primary)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: secondary)
    let isBeside = shown.prefersSideBySideTextAndSecondaryText
    texts.axis = isBeside ? .horizontal : .vertical
    texts.alignment = isBeside ? .firstBaseline : .fill
    texts.spacing =
      isBeside
      ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
    primary.setContentHuggingPriority(isBeside ? .defaultLow : .defaultHigh, for: .horizontal)
    secondary.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    row.spacing = shown.imageToTextPadding
    showImage()
  }

  private func showImage() {
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    if let tint = shown.imageProperties.tintColor { picture.tintColor = tint }
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
    NSLayoutConstraint.deactivate(pictureSize)
    pictureSize = []
    let properties = shown.imageProperties
    for (anchor, most, reserved) in [
      (picture.widthAnchor, properties.maximumSize.width, properties.reservedLayoutSize.width),
      (picture.heightAnchor, properties.maximumSize.height, properties.reservedLayoutSize.height),
    ] {
      if most > 0 { pictureSize.append(anchor.constraint(lessThanOrEqualToConstant: most)) }
      if reserved > 0 {
        pictureSize.append(anchor.constraint(greaterThanOrEqualToConstant: reserved))
      }
    }
    NSLayoutConstraint.activate(pictureSize)
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { transformed($0, properties.transform) }
    }
    label.isHidden = (attributed?.string ?? text ?? "").isEmpty
  }

  private func transformed(
    _ text: String, _ transform: UIListContentConfiguration.TextProperties.TextTransform
  ) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
