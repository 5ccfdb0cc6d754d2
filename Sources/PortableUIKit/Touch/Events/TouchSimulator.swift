import Foundation

/// Puts fingers on a window, for tests and tools.
///
///     let finger = try TouchSimulator(window)
///     try finger.tap(button)
///     finger.perform(.drag(from: start, to: end, duration: 0.3))
///
/// Time is that of the window's ``ManualFrameClock``: nothing sleeps, each event has the clock's time,
/// and after each one the turn ends with its passes. An event that waits for a time, such as a long
/// press, happens when the clock gets there.
@MainActor public final class TouchSimulator {
  public let window: UIWindow
  private let clock: ManualFrameClock
  /// The touches that are down, in the order they came down.
  private var down: [UITouch] = []

  /// - Throws: if time passes by itself for the window, as its clock is not a ``ManualFrameClock``.
  public init(_ window: UIWindow) throws(TouchSimulationError) {
    guard let clock = window.screen.frameClock as? ManualFrameClock else {
      throw TouchSimulationError(
        description:
          "the clock of \(window) is a \(type(of: window.screen.frameClock)); touches are "
          + "simulated in the time of a ManualFrameClock")
    }
    self.window = window
    self.clock = clock
  }

  // MARK: One finger after another

  /// Taps the middle of a view.
  ///
  /// - Throws: if a finger there would not touch the view or a view in it, with the reason.
  public func tap(_ view: UIView) throws(TouchSimulationError) {
    perform(.tap(at: try reachablePoint(of: view)))
  }

  /// Taps a point of the window.
  public func tap(at point: CGPoint) { perform(.tap(at: point)) }

  /// Moves a finger along a path.
  public func perform(_ path: TouchPath) { perform([path]) }

  /// Moves several fingers along their paths at the same time.
  ///
  /// - Complexity: O(s log s) for s samples, and the work that the events bring about.
  public func perform(_ paths: [TouchPath]) {
    let start = clock.now
    var touches: [UITouch?] = paths.map { _ in nil }
    let times = Set(paths.flatMap { path in path.samples.map(\.time) + [path.end] })
    for time in times.sorted() {
      clock.advance(to: start + time)
      var steps: [Step] = []
      for (index, path) in paths.enumerated() {
        for sample in path.samples where sample.time == time {
          steps.append(Step(finger: index, point: sample.point))
        }
      }
      take(steps, &touches)
      lift(paths.indices.filter { paths[$0].end == time }.compactMap { touches[$0] })
    }
  }

  private struct Step {
    let finger: Int
    let point: CGPoint
  }

  /// Has fingers come down or move, all in one event.
  private func take(_ steps: [Step], _ touches: inout [UITouch?]) {
    var began: [UITouch] = []
    var moved: [UITouch] = []
    for step in steps where isFinite(step.point) {
      if let touch = touches[step.finger] {
        touch.change(to: .moved, at: step.point, timestamp: clock.now)
        moved.append(touch)
      } else {
        let touch = UITouch(at: step.point, in: window, timestamp: clock.now)
        touches[step.finger] = touch
        began.append(touch)
      }
    }
    send(began + moved, beginning: began)
  }

  // MARK: Step by step

  /// Puts a finger down.
  @discardableResult public func touch(at point: CGPoint) -> UITouch {
    let touch = UITouch(at: point, in: window, timestamp: clock.now)
    if isFinite(point) { send([touch], beginning: [touch]) }
    return touch
  }

  /// Moves a finger that is down.
  public func move(_ touch: UITouch, to point: CGPoint) { move([(touch, point)]) }

  /// Moves several fingers in one event.
  public func move(_ moves: [(touch: UITouch, point: CGPoint)]) {
    let valid = moves.filter { isDown($0.touch) && isFinite($0.point) }
    for (touch, point) in valid { touch.change(to: .moved, at: point, timestamp: clock.now) }
    send(valid.map(\.touch))
  }

  /// Lifts a finger.
  public func lift(_ touch: UITouch) { lift([touch]) }

  /// Lifts several fingers in one event.
  public func lift(_ touches: [UITouch]) { finish(touches, .ended) }

  /// Takes a touch back, as the system does when something comes in between.
  public func cancel(_ touch: UITouch) { finish([touch], .cancelled) }

  /// Lets time pass, in seconds.
  public func wait(_ duration: TimeInterval) { clock.advance(by: duration) }

  // MARK: Events

  private func finish(_ touches: [UITouch], _ phase: UITouch.Phase) {
    let touches = touches.filter(isDown)
    for touch in touches { touch.change(to: phase, at: touch.place, timestamp: clock.now) }
    send(touches)
    down.removeAll { touch in touches.contains { $0 === touch } }
  }

  private func send(_ changed: [UITouch], beginning: [UITouch] = []) {
    guard !changed.isEmpty else { return }
    for touch in down where !changed.contains(where: { $0 === touch }) {
      touch.change(to: .stationary, at: touch.place, timestamp: touch.timestamp)
    }
    down += beginning
    let event = UIEvent(timestamp: clock.now, touches: down)
    for touch in beginning { touch.view = window.hitTest(touch.place, with: event) }
    UIApplication.shared.sendEvent(event)
    clock.tick()
  }

  private func isDown(_ touch: UITouch) -> Bool { down.contains { $0 === touch } }

  private func isFinite(_ point: CGPoint) -> Bool {
    if point.x.isFinite, point.y.isFinite { return true }
    UIKitException.raise(.invalidArgument("a touch cannot be at \(point)"))
    return false
  }

  // MARK: Reaching views

  /// The middle of a view, where a finger reaches it.
  private func reachablePoint(of view: UIView) throws(TouchSimulationError) -> CGPoint {
    guard view.window === window else { throw unreachable(view, "it is not in the window") }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let point = window.convert(middle, from: view)
    let hit = window.hitTest(point, with: nil)
    if let hit, hit.hasAncestorOrSelf(view) { return point }
    for above in sequence(first: view, next: \.superview) {
      if let reason = above.reasonForNoTouches {
        throw unreachable(view, above === view ? "it \(reason)" : "\(above) above it \(reason)")
      }
    }
    guard let hit, !view.hasAncestorOrSelf(hit) else {
      throw unreachable(view, "its middle lies outside a superview")
    }
    throw unreachable(view, "\(hit) lies over its middle")
  }

  private func unreachable(_ view: UIView, _ reason: String) -> TouchSimulationError {
    TouchSimulationError(description: "\(view) cannot be touched: \(reason)")
  }
}

extension UIView {
  /// Why touches pass the view by wherever they are.
  fileprivate var reasonForNoTouches: String? {
    if isHidden { return "is hidden" }
    if alpha < 0.01 { return "is transparent" }
    if !isUserInteractionEnabled { return "has its user interaction off" }
    if isAnimatingWithoutInteraction { return "is being animated" }
    return nil
  }
}
