import Foundation

/// A finger's drag of a sheet: its way, and the height and place that the sheet has by it.
@MainActor struct SheetDrag {
  /// The heights in points between which it changes the height of the sheet, and that at which it began; nil where the
  /// sheet has one height.
  var heights: (least: CGFloat, most: CGFloat, start: CGFloat)?
  /// The height now; nil where the sheet has one height.
  var height: CGFloat?
  /// How far the sheet is below its place, in points.
  var offset: CGFloat = 0
  /// How far the finger has gone down below the lowest height.
  var way: CGFloat = 0
  /// Whether the sheet may leave; nil before that was asked.
  var mayLeave: Bool?

  /// How far the sheet has gone on its way out.
  var leavingOffset: CGFloat { mayLeave == true ? offset : 0 }

  /// Whether a finger that is lifted now has the sheet leave: half its height down, or as fast as 1000 points in a second
  /// (measured on iOS 26).
  func leaves(height: CGFloat, velocity: CGFloat) -> Bool {
    way > 0 && (way >= height / 2 || velocity >= 1000)
  }
}

extension UISheetPresentationController {
  /// Whether a finger that has gone this way from a view moves the sheet, and not what is in it: it goes up or down, and
  /// content that scrolls is at its top.
  func mayDrag(along way: CGPoint, from touched: UIView?) -> Bool {
    guard let view = presentedView, let touched, touched.isDescendant(of: view),
      abs(way.y) > abs(way.x), presentedViewController.presentedViewController == nil
    else { return false }
    let scrolling = sequence(first: touched, next: { $0 === view ? nil : $0.superview })
      .lazy.compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && $0.alongScrollableAxes(CGPoint(x: 0, y: 1)).y != 0 }
    let canRise = chosenHeight < (detentHeights.map(\.height).max() ?? 0)
    guard let scrolling else { return way.y > 0 || canRise }
    guard scrolling.contentOffset.y <= -scrolling.adjustedContentInset.top else { return false }
    return way.y > 0 || (canRise && prefersScrollingExpandsWhenScrolledToEdge)
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let heights = detentHeights.map(\.height)
      drag = SheetDrag()
      if let least = heights.min(), let most = heights.max() {
        drag?.heights = (least, most, chosenHeight)
      }
      move(by: pan.translation(in: containerView).y)
    case .changed: move(by: pan.translation(in: containerView).y)
    case .ended: letGo(velocity: pan.velocity(in: containerView).y)
    case .cancelled: settle(at: nil)
    case .possible, .failed: break
    }
  }

  /// Follows the finger: the height changes between the detents, then the sheet goes down, against a resistance where it
  /// may not leave.
  private func move(by way: CGFloat) {
    guard var drag else { return }
    var below = way
    if let (least, most, start) = drag.heights {
      drag.height = min(max(start - way, least), most)
      below = least - (start - way)
    }
    drag.way = max(0, below)
    if drag.way > 0, drag.mayLeave == nil {
      drag.mayLeave = mayLeave
      if drag.mayLeave == true { beginLeaving() }
    }
    let extent = max(1, presentedView?.bounds.height ?? 1)
    drag.offset =
      drag.mayLeave == true ? drag.way : (1 - 1 / (0.55 * drag.way / extent + 1)) * extent
    self.drag = drag
    containerView?.setNeedsLayout()
    containerView?.layoutIfNeeded()
  }

  private var mayLeave: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// The dismissal begins with the finger, and may be taken back.
  private func beginLeaving() {
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.appearanceCause = .dismissal
    presentedViewController.beginDisappearing(animated: true)
  }

  private func letGo(velocity: CGFloat) {
    guard let drag else { return }
    let leaves = drag.leaves(height: presentedView?.bounds.height ?? 0, velocity: velocity)
    if drag.mayLeave == true, leaves {
      presentedViewController.appearanceCause = .none
      presentedViewController.presentingViewController?.dismiss(animated: true) { [self] in
        delegate?.presentationControllerDidDismiss(self)
      }
      return
    }
    let height = drag.height ?? 0
    let nearest = detentHeights.min { abs($0.height - height) < abs($1.height - height) }
    settle(at: drag.height == nil ? nil : nearest?.identifier)
    if drag.mayLeave == false, leaves { delegate?.presentationControllerDidAttemptToDismiss(self) }
  }

  /// Brings the sheet to a detent, or back where it was; one that was leaving appears again.
  private func settle(at detent: Detent.Identifier?) {
    guard let drag else { return }
    let isComingBack = drag.mayLeave == true
    if isComingBack {
      presentedViewController.appearanceCause = .none
      presentedViewController.beginAppearanceTransition(true, animated: true)
    }
    let former = detentHeights.first { $0.height == drag.heights?.start }?.identifier
    let changes = detent != nil && detent != former
    animate {
      self.drag = nil
      if changes { selectedDetentIdentifier = detent }
      containerView?.setNeedsLayout()
    } then: { [weak self] _ in
      guard let self, isComingBack, self.drag == nil else { return }
      presentedViewController.endAppearanceTransition()
    }
    guard changes else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
