import Foundation

/// A presentation that points at where it comes from (S4, PO-1 to PO-6).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view the arrow points at.
  open var sourceView: UIView? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The part of the source view the arrow points at, in its coordinates; null stands for all of it.
  open var sourceRect = CGRect.null {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The item the arrow points at, instead of a view and a rectangle.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The bar button the arrow points at, instead of a view and a rectangle.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The direction of the arrow as it is; unknown before the presentation.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Where the arrow's middle is along the edge it stands on, in points from that edge's middle.
  public private(set) var arrowOffset: CGFloat = 0
  /// Whether the popover may cover its target where room is short.
  open var canOverlapSourceViewRect = false
  /// The least distances in points from the edges of the container's safe area.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  /// A size that counts before the content's, as the older popover controller sets it (PO-2).
  var overridingContentSize: CGSize?

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// The size in points of the content: the one that the popover's user set (PO-2), that the
  /// controller prefers (PO-4), or its older wish (PO-1).
  var contentSize: CGSize {
    if let overridingContentSize { return overridingContentSize }
    let preferred = presentedViewController.preferredContentSize
    return preferred == .zero ? presentedViewController.contentSizeForViewInPopover : preferred
  }

  /// The rectangle that the arrow points at, in the container's coordinates.
  private var source: CGRect? {
    if let sourceItem, let containerView, let frame = sourceItem.frame(in: containerView) {
      return frame
    }
    guard let sourceView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
  }

  override func frame(in bounds: CGRect) -> CGRect {
    guard effectiveStyle == .popover, let source else { return super.frame(in: bounds) }
    return placement(in: bounds, at: source).frame
  }

  override var obstacle: UIKitException? {
    guard effectiveStyle == .popover, sourceItem == nil, sourceView == nil else { return nil }
    return .generic(
      "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem "
        + "set before the presentation occurs.")
  }

  private func placement(in bounds: CGRect, at source: CGRect) -> PopoverPlacement {
    let safeArea = containerView?.safeAreaInsets ?? .zero
    return PopoverPlacement(
      content: contentSize, source: source,
      area: bounds.inset(by: safeArea).inset(by: popoverLayoutMargins),
      permitted: permittedArrowDirections, arrowHeight: metrics.popoverArrowHeight,
      mayOverlap: canOverlapSourceViewRect)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard effectiveStyle == .popover, let containerView, let source else { return }
    let placement = placement(in: containerView.bounds, at: source)
    arrowDirection = placement.direction
    arrowOffset = placement.arrowOffset
  }

  /// A touch beside a popover takes it away, that beside a list of actions by its cancelling one.
  override func touchedOutside() {
    guard effectiveStyle == .popover else { return }
    let alert = presentedViewController as? UIAlertController
    guard let alert, let cancel = alert.actions.first(where: { $0.style == .cancel }) else {
      return dismissByUser()
    }
    alert.choose(cancel)
  }

  override func passesTouch(at point: CGPoint) -> Bool {
    guard effectiveStyle == .popover, let containerView else { return false }
    return (passthroughViews ?? []).contains {
      $0.window === containerView.window
        && $0.hitTest(containerView.convert(point, to: $0), with: nil) != nil
    }
  }

  /// The delegate is asked where the popover is to point now that its container changes size.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard var view = sourceView else { return }
    var rect = sourceRect
    (delegate as? any UIPopoverPresentationControllerDelegate)?.popoverPresentationController(
      self, willRepositionPopoverTo: &rect, in: &view)
    sourceRect = rect
    sourceView = view
  }
}
