import Foundation

/// The bar that switches between controllers: 49 points high, or a row of titles at the top of a tablet.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?
  /// Asked if a tap may choose an item, by a controller that shows another screen for it.
  var mayChoose: ((UITabBarItem) -> Bool)?
  open var items: [UITabBarItem]? {
    didSet { itemsDidChange() }
  }
  open var selectedItem: UITabBarItem? {
    didSet { setNeedsDisplay() }
  }
  open var unselectedItemTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// Whether the items are a row of titles in the middle, as at the top of a tablet.
  package var standsAtTop = false {
    didSet { if standsAtTop != oldValue { setNeedsDisplay() } }
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
  private(set) var givenStandardAppearance: UITabBarAppearance?
  open var standardAppearance: UITabBarAppearance {
    get {
      if let givenStandardAppearance { return givenStandardAppearance }
      let made = UITabBarAppearance()
      givenStandardAppearance = made
      return made
    }
    set {
      givenStandardAppearance = newValue
      setNeedsDisplay()
    }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }
  /// The line at the bar's edge; an image without extent leaves it away, another one is kept.
  open var shadowImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The picture behind the bar; an image without extent leaves the ground away, another one is kept.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether the ground and the edge are drawn.
  package var showsGround: Bool { backgroundImage.map { $0.size != .zero } ?? true }
  package var showsEdge: Bool { shadowImage.map { $0.size != .zero } ?? true }
  /// The picture behind the chosen item; kept, as it is not drawn.
  open var selectionIndicatorImage: UIImage?
  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(TabTapGestureRecognizer())
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGestureRecognizer(TabTapGestureRecognizer())
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }
}
