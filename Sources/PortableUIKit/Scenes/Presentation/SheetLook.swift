import Foundation

/// The views around a presented one that make it a sheet, and the corners that it was given.
@MainActor struct SheetLook {
  let dimming = UIView()
  private let grabber = UIView()
  /// The radius in points that the presented view was given; nil if it keeps its own.
  private var radius: CGFloat?

  /// Puts the dimming behind everything in a container.
  func dim(_ container: UIView, _ color: UIColor) {
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = color
    dimming.isUserInteractionEnabled = false
    dimming.accessibilityElementsHidden = true
    container.insertSubview(dimming, at: 0)
  }

  /// Shows the grabber at the top edge of a view, or takes it away.
  func grab(_ view: UIView?, in container: UIView?, _ metrics: PresentationMetrics) {
    guard let view, let container else { return grabber.removeFromSuperview() }
    let size = metrics.grabberSize
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = size.height / 2
    grabber.isUserInteractionEnabled = false
    if grabber.superview !== container { container.addSubview(grabber) }
    grabber.frame = CGRect(
      x: view.frame.midX - size.width / 2, y: view.frame.minY + metrics.grabberTop,
      width: size.width, height: size.height)
  }

  /// Rounds corners of a view. One that has a radius of its own keeps it, unless another was asked for.
  mutating func round(_ view: UIView, _ corners: CACornerMask, _ wanted: CGFloat, isAsked: Bool) {
    if radius == nil, !isAsked, view.layer.cornerRadius != 0 || wanted == 0 { return }
    radius = wanted
    if view.layer.cornerRadius != wanted { view.layer.cornerRadius = wanted }
    if view.layer.maskedCorners != corners { view.layer.maskedCorners = corners }
    view.clipsToBounds = true
  }

  /// Takes all of it away.
  mutating func leave(_ view: UIView?) {
    dimming.removeFromSuperview()
    grabber.removeFromSuperview()
    if radius != nil { view?.layer.cornerRadius = 0 }
    radius = nil
  }
}

extension UISheetPresentationController {
  var isSheet: Bool { effectiveStyle == .pageSheet || effectiveStyle == .formSheet }

  /// The presented view where it is in the container of a sheet.
  private var sheetView: UIView? {
    guard let view = presentedView, let containerView, view.superview === containerView, isSheet
    else { return nil }
    return view
  }

  /// Rounds the corners of the presented view: the upper ones of a sheet at the bottom edge, all of another one, and none
  /// of one that fills the container.
  func takeCornerRadius() {
    guard let view = sheetView, let bounds = containerView?.bounds else { return }
    let isWhole = view.frame.contains(bounds)
    let isAttached = view.frame.maxY >= bounds.maxY
    let own =
      isAttached
      ? metrics.attachedSheetRadius
      : surroundings.horizontalSizeClass == .compact
        ? metrics.floatingSheetRadius : metrics.regularSheetRadius
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    look.round(
      view, isAttached ? upper : upper.union(lower),
      isWhole ? 0 : max(0, preferredCornerRadius ?? own), isAsked: preferredCornerRadius != nil)
  }

  func placeGrabber() {
    look.grab(prefersGrabberVisible ? sheetView : nil, in: containerView, metrics)
  }

  /// Dims the views below, and lets touches beside the sheet go to them at the detents that do not dim them.
  ///
  /// - Parameter isSettled: Whether the dimming is to be as it is after the transition, which changes it else.
  func takeDimming(isSettled: Bool = false) {
    let isUndimmed = isUndimmed
    (containerView as? PresentationContainerView)?.passesTouches = isUndimmed
    guard isSettled || presentedViewController.currentTransition == nil else { return }
    let height = presentedView?.bounds.height ?? 0
    let gone = height > 0 ? min(1, (drag?.leavingOffset ?? 0) / height) : 0
    look.dimming.alpha = isUndimmed ? 0 : 1 - gone
  }

  /// Whether the sheet stands at a detent that is no higher than the largest one without dimming.
  private var isUndimmed: Bool {
    guard isSheet, let limit = largestUndimmedDetentIdentifier,
      let most = detentHeights.first(where: { $0.identifier == limit })?.height
    else { return false }
    return chosenHeight <= most
  }
}
