import Foundation

/// Has a scroll view's content loaded anew where it is pulled down far enough; 60 points high (measured).
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  nonisolated static let height: CGFloat = 60
  open private(set) var isRefreshing = false
  /// The text below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet { titleDidChange() }
  }
  private var titleLabel: UILabel?
  /// The scroll view whose content it loads.
  @Known var scrollView: UIScrollView?
  private let indicator = UIActivityIndicatorView()

  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin, size: CGSize(width: frame.width, height: UIRefreshControl.height)))
  }

  public init() {
    super.init(
      frame: CGRect(origin: .zero, size: CGSize(width: 0, height: UIRefreshControl.height)))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func finishInit() {
    indicator.hidesWhenStopped = true
    addSubview(indicator)
    autoresizingMask = .flexibleWidth
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIRefreshControl.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = indicator.intrinsicContentSize
    let title = titleLabel?.intrinsicContentSize ?? .zero
    // Wheel and text stand in the middle together (not measured).
    let gap: CGFloat = titleLabel == nil ? 0 : 4
    let top = bounds.midY - (size.height + gap + title.height) / 2
    indicator.frame = CGRect(
      x: bounds.midX - size.width / 2, y: top, width: size.width, height: size.height)
    let width = min(title.width, bounds.width)
    titleLabel?.frame = CGRect(
      x: bounds.midX - width / 2, y: top + size.height + gap, width: width, height: title.height)
  }

  private func titleDidChange() {
    setNeedsLayout()
    guard let attributedTitle, attributedTitle.length > 0 else {
      titleLabel?.removeFromSuperview()
      titleLabel = nil
      return
    }
    let label = titleLabel ?? UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textAlignment = .center
    label.attributedText = attributedTitle
    if label.superview == nil { addSubview(label) }
    titleLabel = label
  }

  /// Shows that content is being loaded; sends no event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    indicator.startAnimating()
    scrollView?.refreshDidBegin()
  }

  /// Shows that content has been loaded.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    indicator.stopAnimating()
    scrollView?.refreshDidEnd()
  }

  /// Follows the end of a drag that pulled the content down by `distance` points.
  func pulled(by distance: CGFloat) {
    guard isEnabled, !isRefreshing, distance >= UIRefreshControl.height else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UIScrollView {
  /// Puts the control above the content.
  func refreshControlDidChange(from old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    if old?.isRefreshing == true { refreshDidEnd() }
    old?.scrollView = nil
    old?.removeFromSuperview()
    guard let refreshControl else { return }
    refreshControl.scrollView = self
    refreshControl.frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
    insertSubview(refreshControl, at: 0)
    alwaysBounceVertical = true
    if refreshControl.isRefreshing { refreshDidBegin() }
  }

  /// Keeps room for the control while it refreshes.
  func refreshDidBegin() {
    contentInset.top += UIRefreshControl.height
    let top = -adjustedContentInset.top
    if !isDragging, contentOffset.y <= top + UIRefreshControl.height { contentOffset.y = top }
  }

  func refreshDidEnd() {
    contentInset.top -= UIRefreshControl.height
    if !isDragging, contentOffset.y < -adjustedContentInset.top {
      contentOffset.y = -adjustedContentInset.top
    }
  }
}
