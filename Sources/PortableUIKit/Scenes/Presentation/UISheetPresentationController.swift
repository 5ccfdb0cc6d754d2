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

    /// About half the height: 425 of 759 points (measured).
    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue * 425 / 759 } }
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
  private var grabber: UIView?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners in points; nil for the system's, which are not drawn here.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { takeCornerRadius(from: oldValue) } }
  }

  /// Has changes of the sheet's height in `changes` animated.
  open func animateChanges(_ changes: () -> Void) {
    let containerView = self.containerView
    UIView.run(
      AnimationSettings(
        duration: TransitionDuration.cover, curve: TransitionDuration.coverCurve),
      {
        changes()
        containerView?.layoutIfNeeded()
      }, nil)
  }

  override func frame(in bounds: CGRect) -> CGRect {
    switch effectiveStyle {
    case .pageSheet, .formSheet:
      sheetFrame(in: bounds) { [self] largest in height(below: largest) }
    default: super.frame(in: bounds)
    }
  }

  override func presentedViewWasPlaced() {
    super.presentedViewWasPlaced()
    takeCornerRadius(from: nil)
    placeGrabber()
    takeDimming()
    guard let containerView, metrics.sheetInset > 0 else { return }
    let safeArea = containerView.safeAreaInsets
    let bounds = containerView.bounds
    let largest = bounds.height - max(30, safeArea.top) - safeArea.bottom
    let isFloating =
      effectiveStyle != .fullScreen && surroundings.horizontalSizeClass == .compact
      && surroundings.verticalSizeClass != .compact
    let height = height(below: largest)
    guard isFloating, height < largest, let frame = presentedView?.frame else {
      presentedViewController.containerSafeAreaInsets = .zero
      return
    }
    let covered = UIView.safeAreaInsets(of: safeArea, bounds: bounds, overlapping: frame).bottom
    presentedViewController.containerSafeAreaInsets.bottom =
      sheetSafeArea(atHeight: height, in: safeArea) - covered
  }

  // MARK: Looks

  private var isSheet: Bool { effectiveStyle == .pageSheet || effectiveStyle == .formSheet }

  /// Rounds the corners of the presented view as asked for: the upper ones of a sheet at the bottom edge,
  /// all of another one.
  private func takeCornerRadius(from old: CGFloat?) {
    guard let view = presentedView, let containerView, view.superview === containerView else {
      return
    }
    guard let radius = preferredCornerRadius, isSheet else {
      if old != nil { view.layer.cornerRadius = 0 }
      return
    }
    let isAttached = view.frame.maxY >= containerView.bounds.maxY
    view.layer.cornerRadius = max(0, radius)
    view.layer.maskedCorners =
      isAttached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    view.clipsToBounds = true
  }

  /// Puts the grabber, 36 by 5 points, 5 below the top edge of the sheet (not measured).
  private func placeGrabber() {
    guard let view = presentedView, let containerView, view.superview === containerView, isSheet,
      prefersGrabberVisible
    else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    let bar = grabber ?? UIView()
    bar.backgroundColor = .tertiaryLabel
    bar.layer.cornerRadius = 2.5
    bar.isUserInteractionEnabled = false
    if bar.superview !== containerView { containerView.addSubview(bar) }
    bar.frame = CGRect(x: view.frame.midX - 18, y: view.frame.minY + 5, width: 36, height: 5)
    grabber = bar
  }

  /// Lets touches beside the sheet go to the views below, at the detents that do not dim them.
  private func takeDimming() {
    (containerView as? PresentationContainerView)?.passesTouches = isUndimmed
  }

  /// Whether the sheet stands at a detent that is no higher than the largest one without dimming.
  private var isUndimmed: Bool {
    guard isSheet, let limit = largestUndimmedDetentIdentifier, let containerView else {
      return false
    }
    let safeArea = containerView.safeAreaInsets
    let largest = containerView.bounds.height - max(30, safeArea.top) - safeArea.bottom
    guard let most = detentHeights(below: largest).first(where: { $0.0 == limit })?.1 else {
      return false
    }
    return chosenHeight(below: largest) <= most
  }

  private func detentHeights(below largest: CGFloat) -> [(Detent.Identifier, CGFloat)] {
    let context = DetentResolution(
      containerTraitCollection: containerView?.traitCollection ?? traitCollection,
      maximumDetentValue: largest)
    return detents.compactMap { detent in
      detent.height(context).map { (detent.identifier, $0) }
    }
  }

  /// The height in points of the detent the sheet stands at.
  private func chosenHeight(below largest: CGFloat) -> CGFloat {
    let heights = detentHeights(below: largest)
    let chosen =
      heights.first { $0.0 == selectedDetentIdentifier } ?? heights.min { $0.1 < $1.1 }
    return chosen?.1 ?? largest
  }

  /// The height in points of the detent the sheet stands at, on the pixels of the screen.
  private func height(below largest: CGFloat) -> CGFloat {
    let scale = screen.scale
    return (chosenHeight(below: largest) * scale).rounded() / scale
  }
}
