import Foundation

/// A touch from its coming down until no receiver needs to hear of it any more.
@MainActor final class TouchTrack {
  let touch: UITouch
  /// Whether the view has been told of the touch.
  var hasBegun = false
  /// Whether the view is to hear no more of it: it was told the end, lost the touch, or does not take
  /// it.
  var isOver: Bool
  /// Whether the finger has been lifted.
  var hasLifted = false
  /// The moments that the view has not been told yet, in order.
  var held: [UITouch.Moment] = []

  init(_ touch: UITouch, isRefused: Bool) {
    self.touch = touch
    isOver = isRefused
  }

  /// Keeps the touch's present moment, for the view.
  func hold() {
    if touch.phase == .ended || touch.phase == .cancelled { hasLifted = true }
    guard !isOver else { return }
    held.append(touch.moment)
  }

  var isHeldByView: Bool { !isOver && !hasLifted }

  /// Whether a recogniser that has not decided yet keeps the next moment from the view.
  var isDelayed: Bool {
    guard let next = held.first else { return false }
    return touch.gestureRecognizers?.contains { $0.delays(touch, in: next.phase) } ?? false
  }
}
