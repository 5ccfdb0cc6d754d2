import Foundation

/// Fingers that rest on a view, after a number of taps: begins after a while, changes as they move then,
/// and ends when one is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Taps before the press; 0 unless set.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// How long the fingers have to rest, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may move in points before the gesture has begun.
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  private var starts: [UITouch: CGPoint] = [:]
  private var hasAllFingers = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    for touch in touches { starts[touch] = touch.place }
    guard starts.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard starts.count == numberOfTouchesRequired else { return }
    hasAllFingers = true
    alarmCount += 1
    guard taps == numberOfTapsRequired else { return }
    setAlarm(at: event.timestamp + minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    for touch in touches {
      guard let start = starts[touch] else { continue }
      if touch.place.distance(to: start) > allowableMovement {
        state = .failed
        return
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .ended
      return
    }
    for touch in touches { starts[touch] = nil }
    guard hasAllFingers, taps < numberOfTapsRequired else {
      state = .failed
      return
    }
    guard starts.isEmpty else { return }
    taps += 1
    hasAllFingers = false
    setAlarm(at: event.timestamp + TapCounter.interval) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    taps = 0
    starts = [:]
    hasAllFingers = false
  }
}
