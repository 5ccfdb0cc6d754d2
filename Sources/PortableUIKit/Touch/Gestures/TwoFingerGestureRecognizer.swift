import Foundation

/// The common base of pinches and rotations: two fingers, and the line between them.
///
/// The gesture begins when the line has changed enough, changes with every movement, and ends when one
/// finger is lifted.
@preconcurrency @MainActor
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  /// A measure of the line at a time, for the velocity.
  private var before: (time: TimeInterval, value: CGFloat)?
  private var latest: (time: TimeInterval, value: CGFloat)?

  /// The line from the first finger to the second.
  final var line: CGVector? {
    guard activeTouches.count >= 2 else { return nil }
    let (first, second) = (activeTouches[0].place, activeTouches[1].place)
    return CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }

  /// Told of the line that the gesture starts with.
  func lineDidStart(_ line: CGVector) {}
  /// Told of another line; answers whether it has changed enough for the gesture to begin.
  func lineDidChange(_ line: CGVector) -> Bool { false }
  /// The value whose velocity is measured.
  var measuredValue: CGFloat { 0 }

  /// How much the value changes in a second, from the last two movements.
  final var measuredVelocity: CGFloat {
    guard let before, let latest, latest.time > before.time else { return 0 }
    return (latest.value - before.value) / (latest.time - before.time)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in inOrder(touches) where activeTouches.firstIndex(of: touch) ?? 0 >= 2 {
      ignore(touch, for: event)
    }
    guard let line, state == .possible else { return }
    lineDidStart(line)
    latest = (event.timestamp, measuredValue)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let line else { return }
    let isEnough = lineDidChange(line)
    before = latest
    latest = (event.timestamp, measuredValue)
    if state != .possible {
      state = .changed
    } else if isEnough {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      let isLast = activeTouches.allSatisfy { touches.contains($0) }
      if wantedState != nil {
        state = .ended
      } else if isLast {
        state = .failed
      }
    } else {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    before = nil
    latest = nil
  }
}
