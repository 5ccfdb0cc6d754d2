internal import AutoLayout
import Foundation

/// Shows an image; its intrinsic size is the image's, none without one (AL-56).
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      if oldValue?.animation != nil, animationImages == nil { stopAnimating() }
      show(variant(of: image, for: traitCollection))
      if image?.animation != nil { startAnimating() }
    }
  }
  /// The variant of the image for the view's traits (TR-27).
  private(set) var shownImage: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  /// How a symbol is drawn, where the image says nothing of it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { show(variant(of: image, for: traitCollection)) }
  }

  /// Whether the image stands out while a view around it has the focus; kept, as nothing here has.
  open var adjustsImageWhenAncestorFocused = false
  /// The part of the view that a focused image would cover: the view.
  open private(set) lazy var focusedFrameGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    return guide
  }()

  /// How bright the image may be; kept.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// How bright the image is shown: as other content.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  // MARK: Pictures that follow each other

  /// The pictures that follow each other while the view is animating; its size stays that of ``image``.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// As above, while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// Seconds for all pictures once; 0 for a 30th of a second for each.
  open var animationDuration: TimeInterval = 0
  /// How often the pictures are shown; 0 for without end.
  open var animationRepeatCount = 0
  private var player: ImagePlayer?
  /// Shows the pictures from the first one on, by the clock of the screen; nothing without pictures.
  open func startAnimating() {
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images = own ?? image?.images, !images.isEmpty, !isAnimating else { return }
    let duration =
      own == nil
      ? image?.duration ?? 0
      : animationDuration > 0 ? animationDuration : Double(images.count) / 30
    let rounds = own == nil ? 0 : max(0, animationRepeatCount)
    player = ImagePlayer(images, duration: duration, rounds: rounds, on: currentScreen) {
      [weak self] in
      guard let self else { return }
      if player?.isFinished == true { player = nil }
      setNeedsDisplay()
    }
    setNeedsDisplay()
  }
  /// Shows ``image`` again.
  open func stopAnimating() {
    guard let player else { return }
    player.stop()
    self.player = nil
    setNeedsDisplay()
  }
  open var isAnimating: Bool { player != nil }
  /// The picture that is shown now: the next of those that follow each other, or else the image.
  var currentPicture: UIImage? {
    player?.current ?? (isHighlighted ? highlightedImage ?? shownImage : shownImage)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    shownImage = variant(of: image, for: traitCollection)
    if image?.animation != nil { startAnimating() }
  }

  /// A view of the image's size, with another image for its highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // A document decides whether the view takes touches.
    if !(coder is any InterfaceDecoding) { isUserInteractionEnabled = false }
  }

  open override var intrinsicContentSize: CGSize {
    shownImage.map { image in
      let insets = image.alignmentRectInsets
      return CGSize(
        width: image.size.width - insets.left - insets.right,
        height: image.size.height - insets.top - insets.bottom)
    } ?? super.intrinsicContentSize
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    designAlignmentRectInsets ?? shownImage?.alignmentRectInsets ?? .zero
  }

  /// A symbol stands beside text: its middle is that of capital letters.
  override var baselinePlacement: (first: LayoutBaseline, last: LayoutBaseline) {
    guard let image = shownImage, image.isSymbolImage else { return super.baselinePlacement }
    let pointSize = max(image.size.width, image.size.height) / UIImage.symbolExtent
    let baseline = LayoutBaseline(fraction: 0.5, offset: pointSize * UIImage.capHeight / 2)
    return (baseline, baseline)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  private func variant(of image: UIImage?, for traits: UITraitCollection) -> UIImage? {
    let variant = image?.imageAsset?.image(with: traits) ?? image
    guard let preferredSymbolConfiguration, let variant, variant.isSymbolImage else {
      return variant
    }
    return variant.applying(beneath: preferredSymbolConfiguration)
  }

  private func show(_ new: UIImage?) {
    guard new !== shownImage else { return }
    let old = shownImage
    shownImage = new
    if new?.size != old?.size || new?.isSymbolImage != old?.isSymbolImage {
      invalidateIntrinsicContentSize()
    }
    if new?.alignmentRectInsets != old?.alignmentRectInsets { alignmentDidChange() }
    setNeedsDisplay()
  }

  override func environmentDidChange(from previous: UITraitCollection, to traits: UITraitCollection)
  {
    super.environmentDidChange(from: previous, to: traits)
    show(variant(of: image, for: traits))
  }

  override func drawLook(on look: LookCanvas) -> Bool {
    ImageViewLook(look: look).paint(self)
    return true
  }

  override var systemAccessibility: SystemAccessibility {
    var values = super.systemAccessibility
    values.traits = .image
    return values
  }

  package override func addFacts(to facts: inout ContentFacts) {
    facts.add("image", image?.name)
    facts.add("content mode", "\(contentMode)")
    super.addFacts(to: &facts)
  }

  override class var observableProperties: [ObservableProperty] {
    super.observableProperties
      + [.init("image", \UIImageView.image)]
  }

  package override func read(_ attributes: any AttributeReader) {
    image = attributes.image("image", symbolKey: "preferredSymbolConfiguration")
  }
}
