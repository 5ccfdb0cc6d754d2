internal import AutoLayout
import Foundation

/// A button with a title, an image or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The look of a button (raw values as in UIKit).
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7
  }

  public package(set) var buttonType: ButtonType = .custom
  private var titles: [UIControl.State: String] = [:]
  private(set) final var titleColors: [UIControl.State: UIColor] = [:]
  private(set) final var images: [UIControl.State: UIImage] = [:]
  private(set) final var backgroundImages: [UIControl.State: UIImage] = [:]
  private lazy var label: UIButtonLabel = makeTitleLabel()
  private lazy var picture: UIImageView = UIImageView(frame: .zero)

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The look and contents as one value; with one, the insets above do not count.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { contentDidChange() } }
  }
  private var adaptiveTitleFont = AdaptiveFont(nil, scales: true)
  /// The font of a configured title, as the traits of the button have it; body text unless it is set.
  package var configuredTitleFont: UIFont {
    get {
      adaptiveTitleFont.font(under: resolvedTraitCollection)
        ?? .preferredFont(forTextStyle: .body, compatibleWith: resolvedTraitCollection)
    }
    set {
      let previous = configuredTitleFont
      adaptiveTitleFont.design = newValue
      if configuredTitleFont != previous { contentDidChange() }
    }
  }
  /// The actions that a tap offers, where ``showsMenuAsPrimaryAction`` is on.
  open var menu: UIMenu? {
    didSet { if changesSelectionAsPrimaryAction { showSelectedAction() } }
  }
  open var showsMenuAsPrimaryAction = false
  /// Whether the button shows which action of its menu was chosen last, or is turned on and off by taps.
  open var changesSelectionAsPrimaryAction = false {
    didSet { showSelectedAction() }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if type == .system { label.font = .systemFont(ofSize: 15) }
  }

  /// The label that shows the title; it is not a subview that layout places.
  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }

  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Places

  /// Where the background is drawn in bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where title and image may be in bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Where the title is in a content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    places(in: contentRect).title
  }
  /// Where the image is in a content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    places(in: contentRect).image
  }

  // MARK: Menus

  /// A tap on a button with a menu opens it, and one that changes its selection does.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    if showsMenuAsPrimaryAction, menu != nil {
      openMenu()
    } else if changesSelectionAsPrimaryAction, menu == nil {
      isSelected.toggle()
    }
  }

  /// Opens the menu as a tap does.
  open func performPrimaryAction() {
    if showsMenuAsPrimaryAction, menu != nil { return openMenu() }
    sendActions(for: .primaryActionTriggered)
  }

  private func makeTitleLabel() -> UIButtonLabel {
    let label = UIButtonLabel(frame: .zero)
    label.take(viewState.traits)
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    label.lineBreakMode = .byTruncatingMiddle
    label.button = self
    return label
  }

  // MARK: Content per state

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentDidChange()
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentDidChange()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
    contentDidChange()
  }
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Shows the title and images set for the new state.
  override func stateDidChange() {
    super.stateDidChange()
    if label.text != currentTitle || picture.image !== currentImage { contentDidChange() }
  }

  override var eventsOfTouchUpInside: UIControl.Event { .primaryActionTriggered }
  override func keeps(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.isSingleTap
  }

  override func textTraitsDidChange(
    from previous: UITraitCollection, to traits: UITraitCollection
  ) {
    label.take(viewState.traits)
    label.textTraitsDidChange(from: previous, to: traits)
    if configuration != nil { titleDidChange() }
  }

  /// Follows another title, or another font of it.
  func titleDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func contentDidChange() {
    label.text = currentTitle
    picture.image = currentImage
    titleDidChange()
  }

  // MARK: Size

  /// Title line and image side by side plus the insets; a title without vertical insets gets 6
  /// points above and below, and a button is at least 30 points wide.
  open override var intrinsicContentSize: CGSize {
    if let configuration { return intrinsicContentSize(of: configuration) }
    let title = currentTitle ?? ""
    var text = title.isEmpty ? CGSize.zero : singleLineSize(of: title, font: label.font)
    text.width = text.width.rounded(.up)
    let image = currentImage?.size ?? .zero
    let insets = contentEdgeInsets
    let padding: CGFloat = title.isEmpty || insets.top != 0 || insets.bottom != 0 ? 0 : 6
    let content = CGSize(
      width: text.width + image.width + insets.left + insets.right,
      height: max(text.height + 2 * padding, image.height) + insets.top + insets.bottom)
    if let background = currentBackgroundImage?.size {
      return CGSize(
        width: max(content.width, background.width), height: max(content.height, background.height))
    }
    if title.isEmpty, image == .zero, insets == .zero {
      return CGSize(width: 30, height: singleLineSize(of: " ", font: label.font).height + 12)
    }
    return title.isEmpty ? content : CGSize(width: max(content.width, 30), height: content.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The title's line is centred in the button.
  override var baselinePlacement: (first: LayoutBaseline, last: LayoutBaseline) {
    let font: UIFont = label.font
    let baseline = LayoutBaseline.centeredFirst(
      lines: 1, lineHeight: font.lineHeight, ascender: font.ascender)
    return (baseline, baseline)
  }
}
