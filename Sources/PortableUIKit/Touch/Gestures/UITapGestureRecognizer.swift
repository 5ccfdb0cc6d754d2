import Foundation

/// One or several taps with one or several fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// How far a finger may move in points and still tap, and how far apart taps may be. Apple documents
  /// neither.
  static let allowableMovement: CGFloat = 10
  private var taps = 0
  private var fingers: [UITouch: CGPoint] = [:]
  private var mostFingers = 0
  private var firstPlace: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { fingers[touch] = touch.place }
    mostFingers = max(mostFingers, fingers.count)
    let place = centroid
    let isNear = place.distance(to: firstPlace ?? place) <= TapCounter.distance
    guard mostFingers <= numberOfTouchesRequired, isNear else {
      state = .failed
      return
    }
    if firstPlace == nil { firstPlace = place }
    // The alarm that waited for this tap is off.
    alarmCount += 1
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = fingers[touch] else { continue }
      if touch.place.distance(to: start) > UITapGestureRecognizer.allowableMovement {
        state = .failed
        return
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { fingers[touch] = nil }
    guard fingers.isEmpty else { return }
    guard mostFingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    mostFingers = 0
    taps += 1
    guard taps < numberOfTapsRequired else {
      state = .ended
      return
    }
    setAlarm(at: event.timestamp + TapCounter.interval) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    taps = 0
    fingers = [:]
    mostFingers = 0
    firstPlace = nil
  }

  /// A tap does not prevent another of more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}

extension UIGestureRecognizer {
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
