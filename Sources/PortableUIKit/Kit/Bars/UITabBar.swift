import Foundation

/// The bar that switches between controllers: 49 points high, or a row of titles at the top of a tablet.
@preconcurrency @MainActor
open class UITabBar: UIView {
  package let backgroundView = BarBackgroundView()
  /// Told of the items that the user chooses.
  open weak var delegate: (any UITabBarDelegate)?
  /// Whether the bar stands at the top of a tablet, where it shows titles alone.
  package var isOnTop = false {
    didSet { if isOnTop != oldValue { setNeedsDisplay() } }
  }
  /// Has the controller of the bar choose an item that the user taps; nil for a bar without one.
  var chooseItem: ((Int) -> Void)?
  open var items: [UITabBarItem]? {
    didSet { itemsDidChange() }
  }
  open var selectedItem: UITabBarItem? {
    didSet { setNeedsDisplay() }
  }
  open var unselectedItemTintColor: UIColor? {
    didSet { setNeedsDisplay() }
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
  /// The picture behind the chosen item; kept, as it is not drawn.
  open var selectionIndicatorImage: UIImage?
  /// How items stand in the bar (raw values as in UIKit).
  public enum ItemPositioning: Int, Sendable {
    /// As wide as the bar.
    case automatic = 0
    case fill = 1
    /// In the middle, each of ``UITabBar/itemWidth``.
    case centered = 2
  }
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsDisplay() } }
  /// The width in points of items in the middle, and the distance between them; 0 for the system's.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  override func finishInit() {
    insertSubview(backgroundView, at: 0)
    addGestureRecognizer(TabTapGestureRecognizer())
  }

  override func hosts(_ subview: UIView) -> Bool { subview === backgroundView }

  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    backgroundView.setNeedsDisplay()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.placeInBar()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: measures.tabBarHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: measures.tabBarHeight)
  }

  // The ground, below the title and the items, is a subview.
  override func drawLook(on look: LookCanvas) -> Bool { true }

  override func drawLookAboveSubviews(on look: LookCanvas) -> Bool {
    TabBarLook(look: look).paint(self)
    return true
  }
}
