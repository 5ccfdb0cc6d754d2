import Foundation

/// The title and buttons that a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a title is shown large (raw values as in UIKit).
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// How much a way back says of the item it leads to (raw values as in UIKit).
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The item's title.
    case `default` = 0
    /// The system's word.
    case generic = 1
    /// The arrow alone.
    case minimal = 2
  }

  open var title: String? { didSet { bar?.setNeedsDisplay() } }
  /// A line of small text above the title, which makes the bar higher in regular height.
  open var prompt: String? { didSet { if prompt != oldValue { bar?.titleSizeDidChange() } } }
  /// A line below the title, in small text.
  open var subtitle: String? { didSet { bar?.setNeedsDisplay() } }
  /// A view in the place of the subtitle. It is kept; the bar shows the text of ``subtitle``.
  open var subtitleView: UIView?
  /// The title where it is large; nil for ``title``.
  open var largeTitle: String? { didSet { bar?.setNeedsDisplay() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { bar?.appearanceDidChange() }
  }
  /// Where the search bar is wanted. It stands below the title here, wherever that is.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// Whether the search bar may stand in a bar at the bottom; it stands below the title here.
  open var searchBarPlacementAllowsToolbarIntegration = true
  open var searchBarPlacementAllowsExternalIntegration = false

  /// Where a search bar stands (raw values as in UIKit).
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
    case integrated = 3
    case integratedCentered = 4
    case integratedButton = 5
  }
  /// A view in the place of the title, in the middle of the bar where the buttons leave it room.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { bar?.itemsDidChange() } }
  }
  open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.itemsDidChange() } }
  /// Whether the bar shows no way back while the item is on top.
  open var hidesBackButton = false { didSet { bar?.itemsDidChange() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemsDidChange() } }
  /// The items at the trailing end, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemsDidChange() } }
  /// The search whose bar stands below the title.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.searchBar.removeFromSuperview()
      bar?.itemsDidChange()
      bar?.superview?.setNeedsLayout()
    }
  }
  /// Whether the search bar goes as the content scrolls.
  open var hidesSearchBarWhenScrolling = true {
    didSet {
      if hidesSearchBarWhenScrolling != oldValue { bar?.superview?.setNeedsLayout() }
    }
  }
  /// Whether the items at the leading end stand beside the way back, and not in its place.
  open var leftItemsSupplementBackButton = false { didSet { bar?.itemsDidChange() } }
  /// The title of the way back to this item; nil for the item's own title. An empty one leaves the arrow
  /// alone (not measured).
  open var backButtonTitle: String? { didSet { bar?.itemsDidChange() } }
  /// How much the way back to this item says of it.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { bar?.itemsDidChange() }
  }
  open var standardAppearance: UINavigationBarAppearance? { didSet { bar?.appearanceDidChange() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { bar?.appearanceDidChange() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { bar?.appearanceDidChange() }
  }
  /// Whether the title is large in a bar that prefers it; automatic follows the item before.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.titleSizeDidChange() } }
  }

  @Known var bar: UINavigationBar?

  var barButtonItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) + [backBarButtonItem].compactMap { $0 }
  }

  /// The title of the way back to the item; empty for the arrow alone.
  var shownBackTitle: String {
    if let given = backBarButtonItem?.title ?? backButtonTitle { return given }
    let own = title ?? ""
    switch backButtonDisplayMode {
    case .default: return own.isEmpty ? "Back" : own
    case .generic: return "Back"
    case .minimal: return ""
    }
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  public convenience override init() {
    self.init(title: "")
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
