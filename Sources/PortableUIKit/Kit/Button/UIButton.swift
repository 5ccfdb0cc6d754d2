internal import AutoLayout
import Foundation

/// A button with a title, an image or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The look of a button (raw values as in UIKit).
  public enum ButtonType: Int, Sendable {
    /// The old name of ``system``.
    public static var roundedRect: ButtonType { .system }

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
  private var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  private var titleShadowColors: [UIControl.State: UIColor] = [:]
  private var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
  private(set) final var titleColors: [UIControl.State: UIColor] = [:]
  private(set) final var images: [UIControl.State: UIImage] = [:]
  private(set) final var backgroundImages: [UIControl.State: UIImage] = [:]
  private lazy var label: UIButtonLabel = makeTitleLabel()
  /// The label of the title, whatever a subclass shows as ``titleLabel``.
  final var buttonLabel: UIButtonLabel { label }
  private lazy var picture: UIImageView = UIImageView(frame: .zero)
  /// The layouts that the texts were measured with last.
  final var recentLayouts: [Text: RecentLayout] = [:]

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The look and contents as one value; with one, the insets above do not count.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      contentDidChange()
      if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    }
  }
  /// Brings the configuration in line with the button's state: told after each change of it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// Whether a change of state has the configuration updated.
  open var automaticallyUpdatesConfiguration = true
  private var isUpdatingConfiguration = false
  private var needsUpdateConfiguration = false

  /// Has ``updateConfiguration()`` called before the button is laid out next.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }
  /// Brings the configuration in line with the button's state; by default calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
    placeActivityIndicator()
  }

  open override func updateConstraints() {
    updateConfigurationIfNeeded()
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeActivityIndicator()
    placeParts()
  }

  /// Gives the label and the image view the frames of what they show (UM-1605).
  private func placeParts() {
    let places = partPlaces
    if label.frame != places.title { label.frame = places.title }
    if picture.frame != places.image { picture.frame = places.image }
  }

  /// The indicator of a configuration that shows one.
  private var indicator: UIActivityIndicatorView?

  /// Shows the indicator in the place of the image, or takes it away.
  private func placeActivityIndicator() {
    guard configuration?.showsActivityIndicator == true else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let view = indicator ?? UIActivityIndicatorView(frame: .zero)
    if indicator == nil {
      indicator = view
      addSubview(view)
    }
    if !view.isAnimating { view.startAnimating() }
    let color = configuration?.baseForegroundColor ?? tintColor ?? .label
    view.color = configuration?.activityIndicatorColorTransformer?(color) ?? color
    view.frame = partPlaces.image
  }

  /// Whether the image is paler while the button is highlighted.
  open var adjustsImageWhenHighlighted = true {
    didSet { setNeedsDisplay() }
  }
  /// Whether the image is paler while the button is off.
  open var adjustsImageWhenDisabled = true {
    didSet { setNeedsDisplay() }
  }
  /// Whether the button glows while it is pressed; kept, as it does not.
  open var showsTouchWhenHighlighted = false
  /// Whether the shadow of the title is on the other side while the button is pressed; kept.
  open var reversesTitleShadowWhenHighlighted = false
  /// What the button is for, such as to be the default of a dialogue; kept.
  open var role = Role.normal

  /// What a button is for (raw values as in UIKit).
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  // MARK: Pointers

  private var pointerInteraction: ButtonPointer?
  /// Whether a pointer over the button takes a shape for it.
  open var isPointerInteractionEnabled: Bool {
    get { pointerInteraction != nil }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      if newValue {
        pointerInteraction = ButtonPointer(self)
      } else {
        pointerInteraction?.remove()
        pointerInteraction = nil
      }
    }
  }
  /// Makes the pointer's style over the button of the effect and the shape that the system would use; nil for those.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
  }
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?
  /// Whether a pointer is over the button; never, as no pointer is moved here.
  open var isHovered: Bool { false }
  /// Whether the menu of the button is open.
  open var isHeld: Bool { false }
  var configuredSubtitleFont: UIFont {
    .preferredFont(forTextStyle: .footnote, compatibleWith: resolvedTraitCollection)
  }
  private var adaptiveTitleFont = AdaptiveFont(nil, scales: true)
  /// The font of a configured title, as the traits of the button have it; body text unless it is set.
  var configuredTitleFont: UIFont {
    get {
      adaptiveTitleFont.font(under: resolvedTraitCollection)
        ?? .preferredFont(
          forTextStyle: configuration?.buttonSize.titleStyle ?? .body,
          compatibleWith: resolvedTraitCollection)
    }
    set {
      let previous = configuredTitleFont
      adaptiveTitleFont.design = newValue
      if configuredTitleFont != previous { contentDidChange() }
    }
  }
  /// The actions that a tap offers, where ``UIControl/showsMenuAsPrimaryAction`` is on.
  open var menu: UIMenu? {
    didSet { selectionOfMenuDidChange() }
  }
  /// Whether the button shows which action of its menu was chosen last, or is turned on and off by taps.
  open var changesSelectionAsPrimaryAction = false {
    didSet { selectionOfMenuDidChange() }
  }
  open override var showsMenuAsPrimaryAction: Bool {
    didSet { selectionOfMenuDidChange() }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsDisplay() }
  }
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsDisplay() }
  }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if type == .system { label.font = .systemFont(ofSize: 15) }
  }

  /// The label that shows the title; it is not a subview that layout places.
  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
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
    } else if changesSelectionAsPrimaryAction {
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
  /// Sets a title with attributes in a state; it comes before a title without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
    contentDidChange()
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors[state] = color
    contentDidChange()
  }
  /// Sets how a symbol is drawn as the image of a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state] = configuration
    contentDidChange()
  }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state] ?? (titles[state] == nil ? attributedTitles[.normal] : nil)
  }
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    titleShadowColors[state] ?? titleShadowColors[.normal]
  }
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// The title that is shown with its attributes: that of the configuration, or else that of the state; nil for one without.
  var shownAttributedTitle: NSAttributedString? {
    if let configuration { return configuration.shownAttributedTitle(configuredTitleFont) }
    return currentAttributedTitle
  }
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }
  open func image(for state: UIControl.State) -> UIImage? {
    guard let image = images[state] ?? images[.normal] else { return nil }
    guard image.isSymbolImage, let configuration = preferredSymbolConfigurationForImage(in: state)
    else { return image }
    return image.applying(beneath: configuration)
  }
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  open var currentTitle: String? { currentAttributedTitle?.string ?? title(for: state) }
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Shows the title and images set for the new state.
  override func stateDidChange() {
    super.stateDidChange()
    if configuration != nil || configurationUpdateHandler != nil,
      automaticallyUpdatesConfiguration
    {
      setNeedsUpdateConfiguration()
    }
    if label.text != currentTitle || picture.image !== currentImage || !attributedTitles.isEmpty {
      contentDidChange()
    }
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
    _ = adaptiveTitleFont.follow(from: previous, to: traits)
    if configuration != nil { titleDidChange() }
  }

  /// Follows another title, or another font of it.
  func titleDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func contentDidChange() {
    if let title = currentAttributedTitle {
      label.attributedText = title
    } else {
      label.text = currentTitle
    }
    picture.image = currentImage
    titleDidChange()
  }

  // MARK: Size

  /// Title line, in whole points of width, and image side by side plus the insets; of a configuration its parts as they
  /// stand to each other, plus its insets.
  ///
  /// Without an image and insets a title gets 6 points above and below, and the button is at least 30 points wide.
  /// A title that is set and empty is as high as a line.
  open override var intrinsicContentSize: CGSize { contentSize(inWidth: .infinity) }

  /// A text that may have several lines breaks if the button is narrow (UM-1617).
  override var hasWidthDependentHeight: Bool {
    lines(of: .title) != 1 && !shownTitle.isEmpty
      || configuration?.shownSubtitle?.isEmpty == false && lines(of: .subtitle) != 1
  }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    contentSize(inWidth: width)
  }

  private func contentSize(inWidth width: CGFloat) -> CGSize {
    if let configuration {
      let insets = configuration.contentInsets
      let sides = insets.leading + insets.trailing
      let size = parts().size(inWidth: width - sides)
      return CGSize(width: size.width + sides, height: size.height + insets.top + insets.bottom)
    }
    let title = currentTitle
    let image = currentImage?.size ?? .zero
    let insets = contentEdgeInsets
    let isPlain = image == .zero && insets == .zero && currentBackgroundImage == nil
    var text = CGSize.zero
    if title?.isEmpty == false {
      text = size(of: .title, inWidth: width - image.width - insets.left - insets.right)
      text.width = text.width.rounded(.up)
    } else if title != nil || isPlain {
      text.height = singleLineSize(of: " ", font: label.font).height
    }
    let content = CGSize(
      width: text.width + image.width + insets.left + insets.right,
      height: max(text.height + (isPlain ? 12 : 0), image.height) + insets.top + insets.bottom)
    if isPlain { return CGSize(width: max(content.width, 30), height: content.height) }
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(content.width, background.width), height: max(content.height, background.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    hasWidthDependentHeight && size.width > 0
      ? contentSize(inWidth: size.width) : intrinsicContentSize
  }

  /// The title's line is centred in the button.
  override var baselinePlacement: (first: LayoutBaseline, last: LayoutBaseline) {
    let font: UIFont = configuration == nil ? label.font : configuredTitleFont
    let baseline = LayoutBaseline.centeredFirst(
      lines: 1, lineHeight: font.lineHeight, ascender: font.ascender)
    return (baseline, baseline)
  }

  override func drawLook(on look: LookCanvas) -> Bool {
    ButtonLook(look: look).paint(self)
    return true
  }

  override var systemAccessibility: SystemAccessibility {
    var values = super.systemAccessibility
    values.isElement = true
    values.label = configuration?.shownTitle ?? currentTitle
    values.traits.insert(.button)
    return values
  }

  package override var shownText: ShownText? {
    ShownText(words: currentTitle, font: titleLabel?.font, isAtLeft: false)
  }
  package override func cutsText(in room: CGSize, _ slack: TextSlack) -> Bool {
    !fitsTexts(in: room, share: 1 - slack.tolerance, slack: slack.slack)
  }

  package override func addFacts(to facts: inout ContentFacts) {
    facts.addQuoted("title", configuration?.title ?? currentTitle)
    facts.addQuoted("subtitle", configuration?.subtitle)
    facts.add("image", (configuration?.image ?? currentImage)?.name)
    facts.add("style", configuration?.look.rawValue)
    facts.add("font", configuration == nil ? titleLabel?.font : configuredTitleFont)
    if configuration == nil { facts.add("colour", currentTitleColor, in: self) }
    super.addFacts(to: &facts)
  }

  package override func read(_ attributes: any AttributeReader) {
    readButton(attributes)
  }

  package override func setTextFont(_ font: UIFont) { titleLabel?.font = font }

  package override func changeWords(_ change: (String) -> String) {
    if configuration != nil {
      configuration?.title = configuration?.title.map(change)
      configuration?.subtitle = configuration?.subtitle.map(change)
    } else if attributedTitle(for: .normal) == nil {
      setTitle(title(for: .normal).map(change), for: .normal)
    }
  }
}
