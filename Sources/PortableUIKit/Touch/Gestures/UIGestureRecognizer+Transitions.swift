import Foundation

extension UIGestureRecognizer {
  /// Settles the findings of the window's recognisers.
  private var delivery: TouchDelivery? { view?.window?.touchDelivery }

  private func updating(_ changes: () -> Void) {
    guard let delivery else { return changes() }
    delivery.update(changes)
  }

  // MARK: Changes of state

  /// Goes to another state, where GR-1 allows it.
  func change(to new: State) {
    updating {
      switch (currentState, new) {
      case (.possible, .began), (.possible, .ended): attempt(new)
      case (.possible, .failed), (.possible, .cancelled): fail()
      case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
        (.began, .cancelled), (.changed, .cancelled):
        enter(new)
      case (.began, .failed), (.changed, .failed): enter(.cancelled)
      default: break
      }
    }
  }

  /// Gives up: a gesture under way is cancelled, one that may be has failed.
  func abandon() {
    updating {
      switch currentState {
      case .possible where isInPlay: fail()
      case .began, .changed: enter(.cancelled)
      default: break
      }
    }
  }

  private func enter(_ state: State) {
    currentState = state
    guard let delivery else {
      // Without a window there is no delivery to settle with.
      performActions()
      if isDone { startOver() }
      return
    }
    delivery.noteRecognition(by: self)
  }

  private func fail() {
    guard isInPlay, currentState == .possible else { return }
    currentState = .failed
    wantedState = nil
    for rival in delivery?.recognizers ?? [] { rival.recognizeIfPossible() }
  }

  // MARK: Recognising

  private func attempt(_ state: State) {
    if !isInPlay { delivery?.enroll(self) }
    wantedState = state
    recognizeIfPossible()
  }

  /// Leaves the possible state where that is wanted and no other recogniser is to be waited for
  /// (GR-3), and makes those fail that this rules out (GR-6, GR-7).
  private func recognizeIfPossible() {
    guard currentState == .possible, let wanted = wantedState else { return }
    let rivals = (delivery?.recognizers ?? []).filter { $0 !== self }
    if attemptRequirements == nil { attemptRequirements = askForRequirements(among: rivals) }
    let required = rivals.filter { requiresFailure(of: $0) }
    if required.contains(where: \.hasRecognized) { return fail() }
    if required.contains(where: { $0.isUndecided && !$0.waits(for: self, among: rivals) }) {
      return
    }
    guard mayBegin, !rivals.contains(where: { $0.hasRecognized && $0.prevents(self) }) else {
      return fail()
    }
    wantedState = nil
    enter(wanted)
    for rival in rivals where rival.isUndecided {
      if rival.requiresFailure(of: self) || prevents(rival) { rival.fail() }
    }
  }

  private var hasRecognized: Bool {
    currentState == .began || currentState == .changed || currentState == .ended
  }

  /// Whether it has seen touches and may still recognise its gesture.
  private var isUndecided: Bool { isInPlay && isEnabled && currentState == .possible }

  /// Whether the views that were touched, from the deepest up to the recogniser's own, and the
  /// delegate let the gesture begin (GR-3).
  ///
  /// A view below is asked as well: UIKit's sliders keep swipes on their thumb from recognisers of
  /// superviews in that way.
  private var mayBegin: Bool {
    var responder = gestureTouches.first?.view ?? view
    while let asked = responder {
      guard asked.gestureRecognizerShouldBegin(self) else { return false }
      if asked === view { break }
      responder = asked.superview
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  // MARK: Others

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    (failureRequirements + (attemptRequirements ?? [])).contains { $0.recognizer === other }
  }

  /// Whether it wants to be recognised and waits for another one, or for one that does.
  ///
  /// Recognisers that require each other to fail would wait for ever: the last one that is ready goes
  /// ahead.
  private func waits(
    for other: UIGestureRecognizer, among rivals: [UIGestureRecognizer]
  ) -> Bool {
    var seen: [UIGestureRecognizer] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      guard next.wantedState != nil, !seen.contains(where: { $0 === next }) else { continue }
      if next.requiresFailure(of: other) { return true }
      seen.append(next)
      waiting += rivals.filter { next.requiresFailure(of: $0) }
    }
    return false
  }

  /// The recognisers that the classes and delegates say are to be waited for; one yes is enough
  /// (GR-8).
  private func askForRequirements(among rivals: [UIGestureRecognizer]) -> [WeakRecognizer] {
    rivals.filter { rival in
      sharesTouch(with: rival)
        && (shouldRequireFailure(of: rival) || rival.shouldBeRequiredToFail(by: self)
          || delegate?.gestureRecognizer(self, shouldRequireFailureOf: rival) ?? false
          || rival.delegate?.gestureRecognizer(rival, shouldBeRequiredToFailBy: self) ?? false)
    }.map(WeakRecognizer.init)
  }

  private func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    gestureTouches.contains { touch in other.gestureTouches.contains { $0 === touch } }
  }

  /// Whether recognising this gesture rules out another one in the same touches (GR-7).
  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard sharesTouch(with: other), canPrevent(other), other.canBePrevented(by: self) else {
      return false
    }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  // MARK: The end

  /// Whether it can start over: it has decided, and its touches have been lifted (GR-1).
  var isDone: Bool {
    switch currentState {
    case .ended, .cancelled, .failed: activeTouches.isEmpty
    case .possible, .began, .changed: false
    }
  }

  func startOver() {
    reset()
    currentState = .possible
    wantedState = nil
    attemptRequirements = nil
    gestureTouches = []
    activeTouches = []
    locatedTouches = []
    isInPlay = false
    alarmCount += 1
  }

  // MARK: Time

  /// Has `action` done at a time of the screen's clock, unless the recogniser has been reset or was
  /// given another alarm by then.
  func setAlarm(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    alarmCount += 1
    view?.window?.screen.frameClock.request(at: time) { [weak self, alarmCount] in
      guard let self, self.alarmCount == alarmCount else { return }
      updating(action)
    }
  }
}
