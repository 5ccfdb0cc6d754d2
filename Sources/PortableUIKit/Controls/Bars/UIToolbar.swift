import Foundation

/// A bar of actions: 44 points high.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? {
    didSet { itemsDidChange() }
  }
  open var isTranslucent = true
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
  /// Whether the ground and the edge are drawn.
  package var showsGround: Bool { backgroundImages.values.allSatisfy { $0.size != .zero } }
  package var showsEdge: Bool { shadowImages.values.allSatisfy { $0.size != .zero } }
  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(BarTapGestureRecognizer())
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGestureRecognizer(BarTapGestureRecognizer())
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: measures.toolbar.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: measures.toolbar.height)
  }
}
