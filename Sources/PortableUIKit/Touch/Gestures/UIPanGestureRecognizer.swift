import Foundation

/// Fingers that are dragged over a view.
///
/// The gesture begins when the fingers have gone 10 points; these points do not count as translation
/// (measured with scroll views of iOS 26).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// The devices whose scrolling is taken for the gesture. Only fingers are simulated here: the value is kept.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far the fingers have to go in points before the gesture begins.
  static let slop: CGFloat = 10
  /// How far back the movement counts for the velocity, in seconds.
  private static let velocityWindow: TimeInterval = 0.1

  /// The way of the fingers in the window, in points: since they came down, or since the translation
  /// was last set.
  private var travel = CGPoint.zero
  /// Where the middle of the fingers was with the last event.
  private var lastPlace: CGPoint?
  /// How far the fingers had gone when, for the velocity.
  private var track: [(time: TimeInterval, travel: CGPoint)] = []
  private var wholeTravel = CGPoint.zero

  // MARK: Values

  /// How far the fingers went in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { vector(travel, in: view) }

  /// Says how far the fingers are to have gone up to now.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let origin = CGPoint.zero
    guard let view, let window = self.view?.window else {
      travel = translation
      return
    }
    let start = view.convert(origin, to: window)
    let end = view.convert(translation, to: window)
    travel = CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// How fast the fingers move, in points per second of a view's coordinates: the mean over the last
  /// tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = track.last else { return .zero }
    let recent = track.filter { last.time - $0.time <= UIPanGestureRecognizer.velocityWindow }
    guard let first = recent.first, last.time > first.time else { return .zero }
    let time = last.time - first.time
    return vector(
      CGPoint(
        x: (last.travel.x - first.travel.x) / time, y: (last.travel.y - first.travel.y) / time),
      in: view)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    let start = place(.zero, in: view)
    let end = place(vector, in: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, activeTouches.count > maximumNumberOfTouches {
      state = .failed
      return
    }
    // Another finger moves the middle, which is no movement.
    lastPlace = centroid
    if track.isEmpty { track = [(event.timestamp, wholeTravel)] }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    if state != .possible {
      state = .changed
      return
    }
    guard activeTouches.count >= minimumNumberOfTouches, wantedState == nil else { return }
    let counted = countedTravel(travel)
    let way = hypot(counted.x, counted.y)
    guard way >= UIPanGestureRecognizer.slop, mayBegin(along: counted) else { return }
    let rest = (way - UIPanGestureRecognizer.slop) / way
    travel = CGPoint(x: counted.x * rest, y: counted.y * rest)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    let remaining = activeTouches.filter { !touches.contains($0) }
    if state == .possible {
      if remaining.isEmpty { state = wantedState == nil ? .failed : .ended }
    } else if remaining.count < minimumNumberOfTouches {
      state = .ended
    }
    lastPlace = remaining.isEmpty ? nil : middle(of: remaining)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    travel = .zero
    wholeTravel = .zero
    lastPlace = nil
    track = []
  }

  /// Whether fingers that have gone this way in points make the gesture; a subclass may want a
  /// direction.
  func mayBegin(along travel: CGPoint) -> Bool { true }

  /// The part of the fingers' way that counts for the gesture to begin.
  func countedTravel(_ travel: CGPoint) -> CGPoint { travel }

  private func note(_ event: UIEvent) {
    let place = centroid
    let step = lastPlace.map { CGPoint(x: place.x - $0.x, y: place.y - $0.y) } ?? .zero
    lastPlace = place
    travel.x += step.x
    travel.y += step.y
    wholeTravel.x += step.x
    wholeTravel.y += step.y
    track.append((event.timestamp, wholeTravel))
    track.removeAll { event.timestamp - $0.time > 2 * UIPanGestureRecognizer.velocityWindow }
  }
}
