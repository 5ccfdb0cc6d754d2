import Foundation

/// A window on a larger content area, which is moved by its bounds origin (AL-153).
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How the safe area enters the content inset (AL-150, raw values as in UIKit).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The extent in points of the content; under Auto Layout the solved size of the content area.
  open var contentSize = CGSize.zero
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { refreshInsets() }
  }
  /// Axes whose content extent the engine has determined.
  private var solvedAxes = (horizontal: false, vertical: false)
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceHorizontal = false
  open var alwaysBounceVertical = false
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The content area; its size becomes `contentSize` (AL-152).
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
  /// The visible frame, in the content's coordinates.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Takes over the solved extent of the content area, on axes that constraints determine (AL-152).
  func takeContentSize(_ size: CGSize) {
    if size.width > 0 { solvedAxes.horizontal = true }
    if size.height > 0 { solvedAxes.vertical = true }
    var content = contentSize
    if solvedAxes.horizontal { content.width = size.width }
    if solvedAxes.vertical { content.height = size.height }
    if content != contentSize { contentSize = content }
  }

  /// `contentInset` and the safe area's part (AL-150).
  open var adjustedContentInset: UIEdgeInsets {
    let safeArea = safeAreaInsets
    var added = UIEdgeInsets.zero
    let scrollsHorizontally =
      contentInsetAdjustmentBehavior == .always || contentSize.width > bounds.width
      || alwaysBounceHorizontal
    let scrollsVertically =
      contentInsetAdjustmentBehavior == .always || contentSize.height > bounds.height
      || alwaysBounceVertical || isUnderNavigationBar
    if contentInsetAdjustmentBehavior != .never {
      if scrollsHorizontally { (added.left, added.right) = (safeArea.left, safeArea.right) }
      if scrollsVertically { (added.top, added.bottom) = (safeArea.top, safeArea.bottom) }
    }
    return contentInset + added
  }

  /// Whether this is the root view of a controller in a navigation controller, whose bars add to the
  /// insets whatever the content's size (WR-6).
  private var isUnderNavigationBar: Bool {
    guard contentInsetAdjustmentBehavior == .automatic, let controller = viewState.viewController
    else { return false }
    return controller.automaticallyAdjustsScrollViewInsets
      && controller.navigationController != nil
  }
}
