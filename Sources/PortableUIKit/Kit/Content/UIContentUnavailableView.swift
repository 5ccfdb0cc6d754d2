import Foundation

/// Shows that content is not there, in the middle of the room it gets.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let stack = UIStackView(frame: .zero)

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    show()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      show()
    }
  }

  /// Whether the parts can be scrolled if they need more room than there is; kept.
  open var isScrollEnabled = false

  private func show() {
    directionalLayoutMargins = shown.directionalLayoutMargins
    backgroundColor = shown.background.backgroundColor
    stack.alignment = shown.alignment == .center ? .center : .leading
    for part in stack.arrangedSubviews { part.removeFromSuperview() }
    add(shown.isLoading ? indicator() : picture(), after: shown.imageToTextPadding)
    let texts = [
      label(shown.text, shown.attributedText, shown.textProperties),
      label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties),
    ]
    add(
      texts[0],
      after: texts[1] == nil ? shown.textToButtonPadding : shown.textToSecondaryTextPadding)
    add(texts[1], after: shown.textToButtonPadding)
    add(button(shown.button, shown.buttonProperties), after: shown.buttonToSecondaryButtonPadding)
    add(button(shown.secondaryButton, shown.secondaryButtonProperties), after: 0)
  }

  private func add(_ part: UIView?, after padding: CGFloat) {
    guard let part else { return }
    stack.addArrangedSubview(part)
    stack.setCustomSpacing(padding, after: part)
  }

  private func indicator() -> UIView {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    return indicator
  }

  private func picture() -> UIView? {
    guard let image = shown.image else { return nil }
    let view = UIImageView(image: image)
    let properties = shown.imageProperties
    view.tintColor = properties.tintColor
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.contentMode = .scaleAspectFit
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    for (anchor, most) in [
      (view.widthAnchor, properties.maximumSize.width),
      (view.heightAnchor, properties.maximumSize.height),
    ] where most > 0 {
      anchor.constraint(lessThanOrEqualToConstant: most).isActive = true
    }
    return view
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UIView? {
    guard text?.isEmpty == false || (attributed?.length ?? 0) > 0 else { return nil }
    let label = UILabel(frame: .zero)
    label.font = properties.font
    label.textColor = properties.color
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    guard
      configuration.title != nil || configuration.attributedTitle != nil
        || configuration.image != nil
    else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    return button
  }
}

extension UIViewController {
  /// Asks the controller for the configuration that fits now.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    updateContentUnavailableConfiguration(using: state)
  }

  /// Puts the configuration's view over the controller's, or takes it away.
  func contentUnavailableDidChange() {
    guard let configuration = contentUnavailableConfiguration else {
      contentUnavailableView?.removeFromSuperview()
      contentUnavailableView = nil
      return
    }
    if let shown = contentUnavailableView, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    contentUnavailableView?.removeFromSuperview()
    let new = configuration.makeContentView()
    view.addCovering(new)
    contentUnavailableView = new
  }
}
