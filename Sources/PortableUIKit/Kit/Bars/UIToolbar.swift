import Foundation

/// A bar of actions: 44 points high.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  package let backgroundView = BarBackgroundView()
  /// Says where the bar is.
  open weak var delegate: (any UIToolbarDelegate)? {
    didSet { setNeedsLayout() }
  }
  /// Whether a navigation controller has the bar, and with it the ground down to the edge of the screen.
  var isControllers = false
  /// Where the delegate or the controller puts the bar; at the bottom by itself.
  open var barPosition: UIBarPosition {
    isControllers ? .bottom : delegate?.position(for: self).known ?? .bottom
  }
  open var items: [UIBarButtonItem]? {
    didSet { itemsDidChange() }
  }
  /// Whether the content lies behind the bar; above an opaque bar the view of a controller ends.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// The look of a bar without colours of its own; a black one is dark in the light appearance, too.
  open var barStyle = UIBarStyle.default {
    didSet {
      guard barStyle != oldValue else { return }
      overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
      setNeedsDisplay()
    }
  }
  /// The look that was given; nil where the older properties hold.
  private(set) var givenStandardAppearance: UIToolbarAppearance?
  open var standardAppearance: UIToolbarAppearance {
    get {
      if let givenStandardAppearance { return givenStandardAppearance }
      let made = UIToolbarAppearance()
      givenStandardAppearance = made
      return made
    }
    set {
      givenStandardAppearance = newValue
      setNeedsDisplay()
    }
  }
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsDisplay() } }
  private var shadowImages: [UIBarPosition: UIImage] = [:]
  private var backgroundImages: [UIBarPosition: UIImage] = [:]
  /// Sets the line at the bar's edge; an image without extent leaves it away, another one is kept.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
    setNeedsDisplay()
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }
  /// Sets the picture behind the bar; an image without extent leaves the ground away, another one is kept.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom] = backgroundImage
    setNeedsDisplay()
  }
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[topOrBottom] }
  /// The pictures of the ground and the edge: one without extent takes them away wherever it is set.
  var givenPictures: (ground: UIImage?, shadow: UIImage?) {
    func picture(_ images: [UIBarPosition: UIImage]) -> UIImage? {
      images.values.first { $0.size == .zero } ?? images[.any] ?? images[.bottom]
    }
    return (picture(backgroundImages), picture(shadowImages))
  }
  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  override func finishInit() {
    insertSubview(backgroundView, at: 0)
    addGestureRecognizer(BarTapGestureRecognizer())
  }

  /// The views of the items that the bar shows.
  private var itemViews = BarItemViews()

  override func hosts(_ subview: UIView) -> Bool {
    subview === backgroundView || itemViews.contains(subview)
  }

  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    backgroundView.setNeedsDisplay()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isControllers {
      let above = superview.map { max(0, frame.minY - $0.bounds.minY) } ?? 0
      backgroundView.reach.top = barPosition == .topAttached ? above : 0
    }
    backgroundView.placeInBar()
    itemViews.show(arrangement.placedViews, in: self)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
  private var height: CGFloat { measures.toolbarHeight(on: currentScreen.environment) }

  // The ground, below the title and the items, is a subview.
  override func drawLook(on look: LookCanvas) -> Bool { true }

  override func drawLookAboveSubviews(on look: LookCanvas) -> Bool {
    ToolbarLook(look: look).paint(self)
    return true
  }
}
