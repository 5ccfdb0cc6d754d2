import Foundation

/// One block of changes on its way: when it began, how it goes on and what happens at its end.
///
/// The clock is that of the first view that changes. Nothing is done per frame: what is shown is
/// worked out when somebody looks, and only the end is an event of the clock.
@MainActor final class AnimationRun {
  var settings: AnimationSettings
  /// Nil when it is gone, and nothing moves any more.
  private weak var clock: (any FrameClock)?
  private var hasClock = false
  private var completion: ((Bool) -> Void)?
  /// The views with animations of this run, in the order they joined it.
  private(set) var views: [WeakView] = []
  /// How many animations of this run the views still have.
  private var count = 0
  private var isStarted = false
  private(set) var isFinished = false
  private var wasInterrupted = false
  /// Tells the end that is waited for from earlier ones that moved.
  private var appointment = 0
  /// Time as a fraction of the duration: `position` at the clock's `origin`, moving at `rate` times
  /// the usual speed.
  private var origin: TimeInterval
  private var position = 0.0
  private(set) var rate = 1.0
  /// Whether time stands for progress as it is, as while a paused animator is scrubbed.
  var isLinear = false
  /// What follows when time has reached an end, for an animator, which decides for itself.
  var onEnd: (() -> Void)?
  /// The animator, which is kept while time goes on.
  weak var animator: AnyObject?

  struct WeakView {
    weak var view: UIView?
  }

  init(_ settings: AnimationSettings, completion: ((Bool) -> Void)? = nil) {
    self.settings = settings
    self.completion = completion
    let clock = UIScreen.main.frameClock
    self.clock = clock
    origin = clock.now + settings.delay
  }

  /// What is started, where somebody listens.
  private static var startedRuns: [AnimationRun]?

  /// The runs that `changes` starts, for a transition that a finger moves.
  static func started(_ changes: () -> Void) -> [AnimationRun] {
    let outer = startedRuns
    startedRuns = []
    changes()
    let runs = startedRuns ?? []
    startedRuns = outer
    return runs
  }

  // MARK: Time

  /// The part of the duration that has passed, within 0...1.
  var time: Double {
    guard settings.duration > 0 else { return 1 }
    guard let clock, clock.now >= origin, rate != 0 else { return position }
    let elapsed = position + rate * (clock.now - origin) / settings.duration
    if settings.cycles == 1 { return min(1, max(0, elapsed)) }
    if elapsed >= settings.cycles { return settings.autoreverses ? 0 : 1 }
    let phase = elapsed.truncatingRemainder(dividingBy: settings.autoreverses ? 2 : 1)
    return phase > 1 ? 2 - phase : phase
  }

  /// How far an animation that takes `span` of the run has come.
  func progress(in span: ClosedRange<Double>) -> Double {
    let curve = isLinear ? .linear : settings.curve
    if span == 0...1 { return curve.progress(at: time) }
    let width = span.upperBound - span.lowerBound
    let passed = settings.curvesWithinSpans ? time : curve.progress(at: time)
    guard width > 0 else { return passed < span.lowerBound ? 0 : 1 }
    let fraction = (passed - span.lowerBound) / width
    return settings.curvesWithinSpans
      ? curve.progress(at: fraction) : min(1, max(0, fraction))
  }

  /// Goes on from `position` at `rate`; 0 stands still.
  func move(from position: Double, rate: Double) {
    self.position = position
    self.rate = rate
    origin = clock?.now ?? origin
    scheduleEnd()
  }

  private func scheduleEnd() {
    appointment += 1
    guard rate != 0, settings.cycles.isFinite else { return }
    let left = rate > 0 ? (settings.cycles - position) / rate : position / -rate
    let expected = appointment
    clock?.request(at: origin + max(0, left) * settings.duration) { [self, animator] in
      withExtendedLifetime(animator) { if appointment == expected { reachEnd() } }
    }
  }

  // MARK: The block

  /// What is being collected: the innermost block last, nil where animation is suspended.
  private static var stack: [(run: AnimationRun?, span: ClosedRange<Double>)] = []
  /// The run that collects changes now; nil outside every block.
  static var current: AnimationRun? { stack.last?.run }
  /// Whether blocks animate at all (AN-13).
  static var isEnabled = true

  /// Begins to collect changes, which take `span` of the duration.
  func open(span: ClosedRange<Double> = 0...1) {
    AnimationRun.stack.append((AnimationRun.isEnabled && settings.duration > 0 ? self : nil, span))
  }

  /// Ends what `open` began.
  func close() { AnimationRun.stack.removeLast() }

  /// Runs `changes` as part of this run.
  func collect(in span: ClosedRange<Double> = 0...1, _ changes: () -> Void) {
    open(span: span)
    defer { close() }
    changes()
  }

  /// Runs `changes` without animation, whatever block this is in.
  static func suspend(_ changes: () -> Void) {
    stack.append((nil, 0...1))
    defer { stack.removeLast() }
    changes()
  }

  /// Goes by the clock of `view`'s screen, as if `view` had changed first.
  func take(clockOf view: UIView) {
    if let window = view.window { take(clockOf: window.screen) }
  }

  func take(clockOf screen: UIScreen) {
    guard !hasClock else { return }
    hasClock = true
    let clock = screen.frameClock
    self.clock = clock
    origin = clock.now + settings.delay
  }

  /// Starts time; without anything to show the end comes with the next turn (AN-7).
  func start() {
    isStarted = true
    AnimationRun.startedRuns?.append(self)
    let isEmpty = views.isEmpty && settings.endsWhenEmpty
    if settings.duration <= 0 || !AnimationRun.isEnabled || isEmpty {
      dropAnimations()
      clock?.requestTurn { self.reachEnd() }
      return
    }
    if let clock { origin = clock.now + settings.delay }
    scheduleEnd()
  }

  // MARK: Animations

  /// Shows the change of a property from `old` to the value the view has now.
  func add(_ property: AnimatedProperty, of view: UIView, from old: [CGFloat]) {
    guard view.window != nil else { return }
    let offset = property.offset(from: old, to: property.components(of: view))
    guard offset.contains(where: { $0 != 0 }) else { return }
    take(clockOf: view)
    let span = AnimationRun.stack.last?.span ?? 0...1
    if let index = view.viewState.animations.firstIndex(where: {
      $0.property == property && $0.run === self && $0.span == span
    }) {
      let sum = zip(view.viewState.animations[index].offset, offset).map { $0 + $1 }
      view.viewState.animations[index].offset = sum
      return
    }
    var first = offset
    if settings.options.contains(.beginFromCurrentState) {
      // What is shown now is where this one starts: it takes the place of those before.
      for animation in view.viewState.animations
      where animation.property == property && animation.run !== self {
        first = zip(first, animation.remainder).map { $0 + $1 }
      }
      view.removeAnimations { $0.property == property && $0.run !== self }
    }
    append(PropertyAnimation(property: property, run: self, span: span, offset: first), to: view)
  }

  /// Shows a property on its way to `end`, which its model value will not follow.
  func addDeparture(_ property: AnimatedProperty, of view: UIView, to end: [CGFloat]) {
    guard view.window != nil else { return }
    take(clockOf: view)
    append(
      PropertyAnimation(
        property: property, run: self, span: 0...1,
        offset: property.offset(from: end, to: property.components(of: view)),
        isDeparture: true),
      to: view)
  }

  /// - Complexity: O(animations of the view), as a run can have as many views as a window.
  private func append(_ animation: PropertyAnimation, to view: UIView) {
    if !view.viewState.animations.contains(where: { $0.run === self }) {
      views.append(WeakView(view: view))
    }
    view.viewState.animations.append(animation)
    view.noteLayerChange()
    count += 1
  }

  /// An animation of this run was taken away before its end; with the last of them the run ends.
  func wasLost() {
    wasInterrupted = true
    count -= 1
    guard isStarted, count == 0, !isFinished, onEnd == nil else { return }
    appointment += 1
    clock?.requestTurn { self.finish() }
  }

  private func reachEnd() {
    guard !isFinished else { return }
    if let onEnd { onEnd() } else { finish() }
  }

  private func dropAnimations() {
    for entry in views { entry.view?.viewState.animations.removeAll { $0.run === self } }
  }

  /// Takes the animations away and tells of the end.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    dropAnimations()
    // The clock may keep this object for longer, until the end that was expected.
    let completion = completion
    self.completion = nil
    completion?(!wasInterrupted)
  }
}
