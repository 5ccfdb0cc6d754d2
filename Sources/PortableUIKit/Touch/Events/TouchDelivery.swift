import Foundation

/// Brings the touches on a window to gesture recognisers and views.
///
/// A recogniser hears of a touch before the view does. When all have heard of an event, the recognised
/// gestures are settled: the views lose touches that belong to a gesture, and the actions are sent.
/// Then the views hear of the other touches, except those that an undecided recogniser keeps back.
@MainActor final class TouchDelivery {
  private unowned let window: UIWindow
  private var tracks: [TouchTrack] = []
  /// Recognisers that got touches and have not been reset since, in the order they got them.
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// Recognisers whose actions are to be sent.
  private var recognized: [UIGestureRecognizer] = []
  private var taps = TapCounter()
  private var lastEvent: UIEvent?
  /// Whether an event is on its way or things are being settled.
  private var isBusy = false
  private var needsSettling = false

  init(_ window: UIWindow) { self.window = window }

  // MARK: Events

  func deliver(_ event: UIEvent) {
    let changed = event.orderedTouches.filter { $0.window === window && $0.phase != .stationary }
    lastEvent = event
    update {
      for touch in changed where touch.phase == .began { adopt(touch, event) }
      let changedTracks = tracks.filter { track in changed.contains { $0 === track.touch } }
      for track in changedTracks { track.hold() }
      deliverToRecognizers(changedTracks.map(\.touch), event)
    }
    for touch in changed where touch.phase == .ended {
      taps.noteEnd(of: touch.tapCount, at: touch.place, time: touch.timestamp)
    }
  }

  /// Takes in a touch that comes down, and decides which views and recognisers get it.
  private func adopt(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view, !UIApplication.shared.isIgnoringInteractionEvents else { return }
    touch.tapCount = taps.count(at: touch.place, time: touch.timestamp)
    tracks.append(TouchTrack(touch, isRefused: !isTaken(touch, by: view)))
    var receivers: [UIGestureRecognizer] = []
    for owner in sequence(first: view, next: \.superview) {
      for recognizer in owner.gestureRecognizers ?? []
      where recognizer.accepts(touch, of: event) {
        receivers.append(recognizer)
      }
    }
    touch.gestureRecognizers = receivers
  }

  /// Whether a view takes a new touch (TO-3): one at a time unless it wants several, and none where
  /// it or another view wants to be the only one.
  private func isTaken(_ touch: UITouch, by view: UIView) -> Bool {
    tracks.allSatisfy { track in
      guard track.isHeldByView, let other = track.touch.view else { return true }
      if other === view { return view.isMultipleTouchEnabled }
      return !view.isExclusiveTouch && !other.isExclusiveTouch
    }
  }

  private func deliverToRecognizers(_ touches: [UITouch], _ event: UIEvent) {
    var receivers: [UIGestureRecognizer] = []
    for recognizer in touches.flatMap({ $0.gestureRecognizers ?? [] })
    where !receivers.contains(where: { $0 === recognizer }) {
      receivers.append(recognizer)
    }
    for recognizer in receivers {
      enroll(recognizer)
      let own = touches.filter { touch in
        touch.gestureRecognizers?.contains { $0 === recognizer } ?? false
      }
      recognizer.receive(own, event)
    }
  }

  // MARK: Settling

  /// Changes recognisers, and settles the results.
  func update(_ changes: () -> Void) {
    let wasBusy = isBusy
    isBusy = true
    changes()
    isBusy = wasBusy
    settle()
  }

  /// Has a recogniser's actions sent when things are settled.
  func noteRecognition(by recognizer: UIGestureRecognizer) {
    guard !recognized.contains(where: { $0 === recognizer }) else { return }
    recognized.append(recognizer)
  }

  /// Has a recogniser take part that was not given a touch.
  func enroll(_ recognizer: UIGestureRecognizer) {
    recognizer.isInPlay = true
    guard !recognizers.contains(where: { $0 === recognizer }) else { return }
    recognizers.append(recognizer)
  }

  /// Sends the actions of the recognised gestures, lets the views hear of the other touches, and
  /// resets the recognisers that are done.
  ///
  /// While an event is being delivered this waits for its end.
  func settle() {
    needsSettling = true
    guard !isBusy else { return }
    isBusy = true
    while needsSettling {
      needsSettling = false
      while !recognized.isEmpty {
        let recognizer = recognized.removeFirst()
        if recognizer.cancelsTouchesInView { cancelTouches(of: recognizer) }
        recognizer.performActions()
      }
      deliverToViews()
      retire()
    }
    isBusy = false
  }

  /// Forgets touches and recognisers that are done.
  private func retire() {
    for recognizer in recognizers where recognizer.isDone { recognizer.startOver() }
    recognizers.removeAll { !$0.isInPlay }
    tracks.removeAll { $0.hasLifted && $0.isOver }
  }

  // MARK: Views

  /// Tells the views the moments they have not heard of, each touch's in order and those of one view
  /// together.
  private func deliverToViews() {
    while true {
      var batches: [(view: UIView, phase: UITouch.Phase, tracks: [TouchTrack])] = []
      for track in tracks where !track.isOver && !track.isDelayed {
        guard let view = track.touch.view, let moment = track.held.first else { continue }
        if let index = batches.firstIndex(where: { $0.view === view && $0.phase == moment.phase }) {
          batches[index].tracks.append(track)
        } else {
          batches.append((view, moment.phase, [track]))
        }
      }
      guard !batches.isEmpty else { return }
      for batch in batches { send(batch.tracks.filter { !$0.isOver }, to: batch.view) }
    }
  }

  /// Tells a view of the next moment of touches, which is of the same phase for all.
  private func send(_ tracks: [TouchTrack], to view: UIView) {
    guard let phase = tracks.first?.held.first?.phase else { return }
    let touches = Set(tracks.map(\.touch))
    if phase == .began, !view.superviewsLetTouchesBegin(touches, lastEvent) {
      for track in tracks {
        track.isOver = true
        track.held = []
      }
      return
    }
    let present = tracks.map(\.touch.moment)
    for track in tracks {
      track.touch.moment = track.held.removeFirst()
      track.hasBegun = true
      if phase == .ended || phase == .cancelled { track.isOver = true }
    }
    view.receive(touches, phase, lastEvent)
    for (track, moment) in zip(tracks, present) { track.touch.moment = moment }
  }

  /// Whether a touch's view has been told of it, and has it still.
  func isKnownToView(_ touch: UITouch) -> Bool {
    tracks.contains { $0.touch === touch && $0.hasBegun && !$0.isOver }
  }

  /// Takes the touches of a gesture away from the views (GR-5).
  private func cancelTouches(of recognizer: UIGestureRecognizer) {
    cancel(
      tracks.filter { track in recognizer.gestureTouches.contains { $0 === track.touch } },
      lastEvent)
  }

  /// Takes back the touches of views that leave the window (TO-5). No event announces that.
  func cancelTouches(below root: UIView) {
    guard !tracks.isEmpty || !recognizers.isEmpty else { return }
    update {
      for recognizer in recognizers where recognizer.view?.hasAncestorOrSelf(root) ?? false {
        recognizer.abandon()
      }
      cancel(tracks.filter { $0.touch.view?.hasAncestorOrSelf(root) ?? false }, nil)
    }
  }

  private func cancel(_ tracks: [TouchTrack], _ event: UIEvent?) {
    var lost: [LostTouches] = []
    for track in tracks where !track.isOver {
      track.isOver = true
      track.held = []
      guard track.hasBegun, let view = track.touch.view else { continue }
      let end = track.hasLifted ? track.touch.timestamp : nil
      if let index = lost.firstIndex(where: { $0.view === view && $0.end == end }) {
        lost[index].touches.append(track.touch)
      } else {
        lost.append(LostTouches(view: view, end: end, touches: [track.touch]))
      }
    }
    for group in lost {
      let phases = group.touches.map(\.phase)
      for touch in group.touches { touch.phase = .cancelled }
      group.view.receive(Set(group.touches), .cancelled, event)
      for (touch, phase) in zip(group.touches, phases) { touch.phase = phase }
    }
  }

  /// Touches that a view loses together: those that are down, or that were lifted at one time.
  private struct LostTouches {
    let view: UIView
    let end: TimeInterval?
    var touches: [UITouch]
  }
}

extension UIView {
  /// Calls the method for a phase.
  fileprivate func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved, .stationary: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    // A pointer that only hovers reaches recognisers alone.
    case .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Whether every scroll view above allows touches to go to this view.
  fileprivate func superviewsLetTouchesBegin(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    sequence(first: self, next: \.superview).dropFirst().allSatisfy { view in
      (view as? UIScrollView)?.touchesShouldBegin(touches, with: event, in: self) ?? true
    }
  }
}
