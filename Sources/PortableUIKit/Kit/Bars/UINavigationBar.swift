import Foundation

/// The bar at the top of a navigation stack: 44 points high.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  package let backgroundView = BarBackgroundView()
  /// Asked about the items that come and go, and where the bar is.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet { setNeedsLayout() }
  }
  /// Whether a navigation controller has the bar, and with it the ground up to the edge of the screen.
  var isControllers = false
  /// Where the delegate or the controller puts the bar; at the top by itself.
  open var barPosition: UIBarPosition {
    isControllers ? .topAttached : delegate?.position(for: self).known ?? .top
  }
  /// The items, the last one on top.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      itemsDidChange()
    }
  }
  /// Sets the items, the last one on top.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Puts an item on top, unless the delegate refuses it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }
  /// Takes the item on top away, unless the delegate keeps it, and answers it.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = topItem, delegate?.navigationBar(self, shouldPop: top) ?? true else {
      return nil
    }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: top)
    return top
  }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The action of a tap on the way back; without one, the bar shows the item before.
  var backAction: (() -> Void)?
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { titleSizeDidChange() } }
  }
  /// Whether the content lies behind the bar; below an opaque bar the view of a controller begins where the bar ends.
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
  open var barTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The font and colour of the title in the middle of the bar.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsDisplay() } }
  /// The font and colour of a large title; an absent attribute is that of the class.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { setNeedsDisplay() }
  }

  /// The look that was given; nil where the older properties hold.
  private(set) var givenStandardAppearance: UINavigationBarAppearance?
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let givenStandardAppearance { return givenStandardAppearance }
      let made = UINavigationBarAppearance()
      givenStandardAppearance = made
      return made
    }
    set {
      givenStandardAppearance = newValue
      setNeedsDisplay()
    }
  }
  open var compactAppearance: UINavigationBarAppearance? { didSet { setNeedsDisplay() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsDisplay() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsDisplay() } }
  open var shadowImage: UIImage? { didSet { setNeedsDisplay() } }
  private(set) var backgroundImage: UIImage?
  /// Sets the picture behind the bar; an image without extent takes the ground away.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
    setNeedsDisplay()
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  /// Sets the picture behind the bar, wherever the bar is.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage(for: barMetrics) }

  override func finishInit() {
    insertSubview(backgroundView, at: 0)
    addGestureRecognizer(BarTapGestureRecognizer())
  }

  /// The views of the top item that the bar shows.
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
    if !isControllers { backgroundView.reach.top = barPosition == .topAttached ? roomAbove : 0 }
    backgroundView.placeInBar()
    itemViews.show(placedViews, in: self)
  }

  /// The distance in points from the top of the view that the bar is in.
  private var roomAbove: CGFloat { superview.map { max(0, frame.minY - $0.bounds.minY) } ?? 0 }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: measures.navigationBar.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: measures.navigationBar.height)
  }

  /// The heights in points of the large title and of the search bar that are shown now; nil where no
  /// navigation controller says so.
  var partsBelowLine: (title: CGFloat, search: CGFloat)? {
    didSet {
      if partsBelowLine?.title != oldValue?.title || partsBelowLine?.search != oldValue?.search {
        setNeedsDisplay()
      }
    }
  }
  /// Whether the bar was drawn last as one over the top of its content.
  var showedScrollEdge = false

  /// Does the action of a tap on the way back, where the delegate agrees.
  func goBack() {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
    defer { delegate?.navigationBar(self, didPop: item) }
    if let backAction { return backAction() }
    items = items?.dropLast()
  }

  // The ground, below the title and the items, is a subview.
  override func drawLook(on look: LookCanvas) -> Bool { true }

  override func drawLookAboveSubviews(on look: LookCanvas) -> Bool {
    NavigationBarLook(look: look).paint(self)
    return true
  }
}
