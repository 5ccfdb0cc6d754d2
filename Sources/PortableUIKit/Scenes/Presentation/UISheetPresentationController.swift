import Foundation

/// A sheet that stands as high as one of its detents (page and form sheets).
///
/// Detents count where sheets keep their shape in compact width; elsewhere a sheet has the size of
/// its style.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    /// The height in points for the largest one there is; nil where the detent is not to be used.
    let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// About half the height; not to be used in compact height (documented).
    public class func medium() -> Detent {
      Detent(.medium) { context in
        if context.containerTraitCollection.verticalSizeClass == .compact { return nil }
        return context.maximumDetentValue * PresentationMetrics.iOS26.mediumDetentPart
      }
    }
    /// All the height there is.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of one's own, between 0 and the largest.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) ->
        CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom")) { context in
        resolver(context).map { min(context.maximumDetentValue, max(0, $0)) }
      }
    }

    /// The height in points under the circumstances; nil if the detent is not to be used.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()] {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The detent the sheet stands at; nil stands for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { containerView?.setNeedsLayout() } }
  }
  /// The largest detent at which the views below can be used; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { takeDimming() }
  }
  /// Whether the sheet shows a grabber at its top edge.
  open var prefersGrabberVisible = false {
    didSet { placeGrabber() }
  }
  /// Whether a finger that goes up over content at its top raises the sheet before it scrolls the content.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet has detents in compact height too, where it fills its container otherwise.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether a sheet that is attached to the bottom edge in compact height is as wide as its controller prefers, and not
  /// as the safe area.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The view that the sheet comes from; kept.
  open var sourceView: UIView?
  /// The radius of the corners in points; nil for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { takeCornerRadius() }
  }

  /// The views around the presented one, and the corners that it was given.
  final var look = SheetLook()
  /// The drag that moves the sheet now; nil if no finger does.
  final var drag: SheetDrag?
  private let pan = SheetPanGestureRecognizer()
  /// The largest height in points that a detent can have, and the height at which the sheet was placed, without the room
  /// of the home indicator; nil where detents do not count.
  private(set) final var largestHeight: CGFloat?
  private final var placedHeight: CGFloat?

  /// Has changes of the sheet's height in `changes` animated.
  open func animateChanges(_ changes: () -> Void) { animate(changes, then: nil) }

  /// Has the heights of detents asked for anew.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  func animate(_ changes: () -> Void, then completion: ((Bool) -> Void)?) {
    let containerView = self.containerView
    UIView.run(
      AnimationSettings(
        duration: TransitionDuration.cover, curve: TransitionDuration.coverCurve),
      {
        changes()
        containerView?.layoutIfNeeded()
      }, completion)
  }

  override func frame(in bounds: CGRect) -> CGRect {
    guard isSheet else { return super.frame(in: bounds) }
    (largestHeight, placedHeight) = (nil, nil)
    let frame = sheetFrame(in: bounds) { [self] largest in
      largestHeight = largest
      let height = drag?.height ?? chosenHeight
      let scale = screen.scale
      placedHeight = (height * scale).rounded() / scale
      return placedHeight ?? height
    }
    return frame.offsetBy(dx: 0, dy: drag?.offset ?? 0)
  }

  override func presentedViewWasPlaced() {
    super.presentedViewWasPlaced()
    takeCornerRadius()
    placeGrabber()
    takeDimming()
    guard let containerView, metrics.sheetInset > 0 else { return }
    let isFloating =
      isSheet && surroundings.horizontalSizeClass == .compact
      && surroundings.verticalSizeClass != .compact
    guard isFloating, let largestHeight, let placedHeight, placedHeight < largestHeight,
      let frame = presentedView?.frame
    else {
      presentedViewController.containerSafeAreaInsets = .zero
      return
    }
    let safeArea = containerView.safeAreaInsets
    let covered = UIView.safeAreaInsets(
      of: safeArea, bounds: containerView.bounds, overlapping: frame
    ).bottom
    presentedViewController.containerSafeAreaInsets.bottom =
      sheetSafeArea(atHeight: placedHeight, in: safeArea) - covered
  }

  // MARK: Heights

  /// The heights in points of the detents that can be used.
  var detentHeights: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let largestHeight else { return [] }
    let context = DetentResolution(
      containerTraitCollection: containerView?.traitCollection ?? traitCollection,
      maximumDetentValue: largestHeight)
    return detents.compactMap { detent in
      detent.height(context).map { (detent.identifier, $0) }
    }
  }

  /// The height in points of the detent the sheet stands at.
  var chosenHeight: CGFloat {
    let heights = detentHeights
    let chosen =
      heights.first { $0.identifier == selectedDetentIdentifier }
      ?? heights.min { $0.height < $1.height }
    return chosen?.height ?? largestHeight ?? 0
  }

  // MARK: The transition

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard isSheet, let containerView else { return }
    look.dim(containerView, metrics.dimmingColor)
    look.dimming.alpha = 0
    beside { [weak self] in self?.takeDimming(isSettled: true) }
    guard metrics.keepsSheetsInCompactWidth else { return }
    pan.sheet = self
    containerView.addGestureRecognizer(pan)
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    beside { [dimming = look.dimming] in dimming.alpha = 0 }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    drag = nil
    look.leave(presentedView)
    pan.view?.removeGestureRecognizer(pan)
  }

  /// Changes something beside the transition, or at once where there is none.
  private func beside(_ change: @escaping () -> Void) {
    let transition = presentedViewController.currentTransition
    if transition?.animate(alongsideTransition: { _ in change() }, completion: nil) != true {
      change()
    }
  }
}
