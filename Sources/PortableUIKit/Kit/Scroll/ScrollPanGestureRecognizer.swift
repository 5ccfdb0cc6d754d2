import Foundation

/// The pan that moves a scroll view's content.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// How long a touch on the content waits for a drag, in seconds. Apple does not document it.
  private static let contentDelay: TimeInterval = 0.15
  /// Whether touches on the content are kept back, until their gesture is known.
  private var isHoldingBack = false

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    scrollView?.isScrollEnabled ?? false && super.shouldReceive(event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.contains(where: { scrollView?.neverDrags(by: $0) ?? false }) {
      state = .failed
      return
    }
    guard state == .possible, scrollView?.delaysContentTouches ?? false else { return }
    isHoldingBack = true
    setAlarm(at: event.timestamp + ScrollPanGestureRecognizer.contentDelay) { [weak self] in
      self?.isHoldingBack = false
    }
  }

  override func holdsBack(_ touch: UITouch) -> Bool { isHoldingBack && touch.view !== view }

  /// Only movement along an axis on which the content can be moved counts.
  override func countedTravel(_ travel: CGPoint) -> CGPoint {
    scrollView?.alongScrollableAxes(travel) ?? .zero
  }

  override func reset() {
    super.reset()
    isHoldingBack = false
  }
}
