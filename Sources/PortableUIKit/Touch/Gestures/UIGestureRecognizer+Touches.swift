import Foundation

extension UIGestureRecognizer {
  /// Whether a new touch is to be looked at (GR-2, GR-8).
  func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
    isEnabled && allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && shouldReceive(event)
      && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Hears of touches that have changed.
  func receive(_ touches: [UITouch], _ event: UIEvent) {
    let hovering = touches.filter { UIGestureRecognizer.isHovering($0.phase) }
    if !hovering.isEmpty { hover(hovering) }
    let began = touches.filter { $0.phase == .began }
    if isListening {
      gestureTouches += began
      activeTouches += began
      if !began.isEmpty { locatedTouches = activeTouches }
    } else {
      // A gesture that is decided does not begin anew while its touches are down.
      for touch in began { drop(touch) }
    }
    send(began, event, touchesBegan)
    send(touches.filter { $0.phase == .moved }, event, touchesMoved)
    finish(touches.filter { $0.phase == .ended }, event, touchesEnded)
    finish(touches.filter { $0.phase == .cancelled }, event, touchesCancelled)
    if !locatedTouches.isEmpty { lastCentroid = centroid }
  }

  private func finish(
    _ touches: [UITouch], _ event: UIEvent, _ method: (Set<UITouch>, UIEvent) -> Void
  ) {
    guard !touches.isEmpty else { return }
    send(touches, event, method)
    activeTouches.removeAll { touch in touches.contains { $0 === touch } }
    // The last finger's place is the gesture's until it starts over.
    if !activeTouches.isEmpty { locatedTouches = activeTouches }
  }

  private func send(
    _ touches: [UITouch], _ event: UIEvent, _ method: (Set<UITouch>, UIEvent) -> Void
  ) {
    let own = touches.filter { touch in activeTouches.contains { $0 === touch } }
    if !own.isEmpty, isListening { method(Set(own), event) }
  }

  /// Whether the touch methods are called: not after the gesture has ended, or waits to have.
  private var isListening: Bool {
    switch currentState {
    case .possible: wantedState != .ended
    case .began, .changed: true
    case .ended, .cancelled, .failed: false
    }
  }

  func drop(_ touch: UITouch) {
    touch.gestureRecognizers?.removeAll { $0 === self }
    gestureTouches.removeAll { $0 === touch }
    activeTouches.removeAll { $0 === touch }
    locatedTouches.removeAll { $0 === touch }
  }

  /// Whether the view of a touch is not to hear of a phase yet (GR-5).
  func delays(_ touch: UITouch, in phase: UITouch.Phase) -> Bool {
    guard isInPlay, currentState == .possible, gestureTouches.contains(where: { $0 === touch })
    else { return false }
    return delaysTouchesBegan || holdsBack(touch) || (delaysTouchesEnded && phase == .ended)
  }

  // MARK: Places

  /// The middle of the touches in the window's coordinates.
  var centroid: CGPoint {
    locatedTouches.isEmpty ? lastCentroid : middle(of: locatedTouches)
  }

  func middle(of touches: [UITouch]) -> CGPoint {
    let count = CGFloat(max(1, touches.count))
    return CGPoint(
      x: touches.reduce(0) { $0 + $1.place.x } / count,
      y: touches.reduce(0) { $0 + $1.place.y } / count)
  }

  /// A place of the window in a view's coordinates.
  func place(_ point: CGPoint, in target: UIView?) -> CGPoint {
    guard let target, let window = view?.window else { return point }
    return target.convert(point, from: window)
  }

  /// The fingers of `touches` in the order in which they came down.
  func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
    activeTouches.filter { touches.contains($0) }
  }
}
