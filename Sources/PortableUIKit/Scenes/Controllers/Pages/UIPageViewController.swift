import Foundation

/// Shows one controller at a time and turns to others.
///
/// The controller that is shown fills the view. ``setViewControllers(_:direction:animated:completion:)``
/// turns the page; ``turn(_:)`` does what a swipe does, by the data source. There is no page curl. Pages
/// that scroll lie in a scroll view, the only subview, with room for a page at either side: at rest its
/// offset is one page. The page beside is seen once the finger lets go.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Which way pages follow one another (raw values as in UIKit).
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// To which side a page is turned (raw values as in UIKit).
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// How a page goes (raw values as in UIKit).
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// A choice for the initialiser.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacing")
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocation")
  }

  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages have a back; kept, as pages do not curl.
  open var isDoubleSided = false
  private var shown: UIViewController?
  private lazy var strip = PageStrip(isVertical: navigationOrientation == .vertical)

  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    let document = coder as? any InterfaceDecoding
    transitionStyle = document?.pageTransitionStyle ?? .pageCurl
    navigationOrientation = document?.pageNavigationOrientation ?? .horizontal
    super.init(coder: coder)
  }

  /// The controllers that are shown: at most one.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }

  /// Shows the first of the controllers in place of the one before.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers?.first
    guard new !== shown else {
      completion?(true)
      return
    }
    finishTransition()
    let old = shown
    old?.willMove(toParent: nil)
    shown = new
    if let new { addChild(new) }
    let scrolls = transitionStyle == .scroll && isViewLoaded
    let end = { [self] in
      if old?.parent === self { old?.removeFromParent() }
      if new?.parent === self { new?.didMove(toParent: self) }
      if scrolls { strip.rest(on: new?.viewIfLoaded) }
      completion?(true)
    }
    guard isViewLoaded else { return end() }
    ContainerTransition.run(
      in: self, from: old, to: new, animated: animated,
      // Pages that scroll: the one that comes hears first (UM-1506).
      order: transitionStyle == .scroll ? .comingFirst : .leavingFirst,
      motion: scrolls && animated && old != nil ? { [strip] in strip.scroll(to: new?.view) } : nil,
      place: { if let new { install(new, moving: animated && old != nil ? direction : nil) } },
      after: end)
  }

  /// Turns to the page that the data source has before or after this one, as a swipe does.
  ///
  /// - Returns: Whether there was one.
  @discardableResult public func turn(_ direction: NavigationDirection) -> Bool {
    guard let shown, let dataSource else { return false }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: shown)
      : dataSource.pageViewController(self, viewControllerBefore: shown)
    guard let next else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: direction, animated: true) { [weak self] finished in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: [shown],
        transitionCompleted: true)
    }
    return true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if transitionStyle == .scroll {
      view.addCovering(strip)
      strip.afterDrag = { [weak self] step in self?.turn(step > 0 ? .forward : .reverse) }
    }
    if let shown { install(shown, moving: nil) }
  }

  /// Shows the page of a controller; of pages that scroll on the side that it comes from, if it moves.
  private func install(_ controller: UIViewController, moving direction: NavigationDirection?) {
    guard let page = controller.view else { return }
    guard transitionStyle == .scroll else { return view.addCovering(page) }
    let moves = direction != nil && appearance.isVisible
    strip.add(page, at: !moves ? 0 : direction == .forward ? 1 : -1)
  }
}
