import Foundation

/// One block of changes on its way: its beginning, its course and its end.
///
/// The clock is that of the first view that changes. Nothing is done per frame: shown values are
/// computed on demand, and only the end is an event of the clock.
@MainActor final class AnimationRun {
  var settings: AnimationSettings
  /// Nil when it is gone, and nothing moves any more.
  private weak var clock: (any FrameClock)?
  private var hasClock = false
  private var completion: ((Bool) -> Void)?
  /// The layers with animations of this run, in the order they joined it.
  var layers: [KnownLayer] {
    settleMoves()
    return knownLayers
  }
  private var knownLayers: [KnownLayer] = []
  /// What has moved in this run, and the animations for which have not been asked for, mostly.
  var moves: [GeometryMove] = []
  /// How many of them have no animations yet.
  var waitingMoves = 0
  /// How many animations of this run the layers still have.
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
  /// Called when time has reached an end, for an animator, which decides by itself how to go on.
  var onEnd: (() -> Void)?
  /// The animator, which is kept while time goes on.
  weak var animator: AnyObject?

  init(_ settings: AnimationSettings, completion: ((Bool) -> Void)? = nil) {
    self.settings = settings
    self.completion = completion
    let clock = UIScreen.main.frameClock
    self.clock = clock
    origin = clock.now + settings.delay
  }

  /// The runs started so far, while a caller collects them; nil otherwise.
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
  var time: Double { time(at: nil) }

  /// The part of the duration that has passed when the clock says `now`; nil stands for the clock's
  /// present time.
  private func time(at now: Double?) -> Double {
    guard settings.duration > 0 else { return 1 }
    guard let now = now ?? clock?.now, now >= origin, rate != 0 else { return position }
    let elapsed = position + rate * (now - origin) / settings.duration
    if settings.cycles == 1 { return min(1, max(0, elapsed)) }
    if elapsed >= settings.cycles { return settings.autoreverses ? 0 : 1 }
    let phase = elapsed.truncatingRemainder(dividingBy: settings.autoreverses ? 2 : 1)
    return phase > 1 ? 2 - phase : phase
  }

  /// How far an animation that takes `span` of the run has come when the clock says `now`.
  func progress(in span: ClosedRange<Double>, at now: Double?) -> Double {
    let curve = isLinear ? .linear : settings.curve
    let time = time(at: now)
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

  /// Has the clock come back at the end, later where a layer's time passes more slowly than the clock's.
  func scheduleEnd() {
    appointment += 1
    guard rate != 0, settings.cycles.isFinite, !isFinished else { return }
    let left = rate > 0 ? (settings.cycles - position) / rate : position / -rate
    var end = origin + max(0, left) * settings.duration
    for case let layer? in TimingMark.isAny ? layers.map(\.layer) : [] {
      for case let animation as BlockAnimation in layer.animationStore.map(\.animation)
      where animation.animationRun === self {
        guard let time = layer.clockTime(at: end + animation.shift) else { return }
        end = max(end, time)
      }
    }
    let expected = appointment
    clock?.request(at: end) { [self, animator] in
      withExtendedLifetime(animator) { if appointment == expected { reachEnd() } }
    }
  }

  // MARK: The block

  /// The blocks that are collecting changes: the innermost last, nil where animation is suspended.
  private static var stack: [(run: AnimationRun?, span: ClosedRange<Double>)] = []
  /// The run that collects changes now; nil outside every block.
  static var current: AnimationRun? { stack.last?.run }
  /// Whether blocks animate at all (AN-13).
  static var isEnabled = true

  /// Begins to collect changes, which take `span` of the duration.
  func open(span: ClosedRange<Double> = 0...1) {
    AnimationRun.stack.append((AnimationRun.isEnabled && settings.duration > 0 ? self : nil, span))
  }

  /// Ends the block that `open` began.
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

  /// Uses the clock of `view`'s screen, as if `view` had changed first.
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
    let isEmpty = knownLayers.isEmpty && waitingMoves == 0 && settings.endsWhenEmpty
    if settings.duration <= 0 || !AnimationRun.isEnabled || isEmpty {
      dropAnimations()
      clock?.requestTurn { self.reachEnd() }
      return
    }
    if let clock { origin = clock.now + settings.delay }
    scheduleEnd()
  }

  // MARK: Animations

  /// Whether what changes now takes the whole of the run.
  var hasWholeSpan: Bool { AnimationRun.stack.last?.span == 0...1 }

  /// Shows the change of a property from `old` to the value the layer has now.
  func add(_ key: String, of layer: CALayer, from old: LayerValue) {
    guard let window = layer.window, let property = layer.key(key) else { return }
    let span = AnimationRun.stack.last?.span ?? 0...1
    guard
      let animation = BlockAnimation(
        key, of: self, in: span, from: old, to: property.get(layer))
    else { return }
    take(clockOf: window.screen)
    let others = layer.animationStore.compactMap { $0.animation as? BlockAnimation }
      .filter { $0.keyPath == key }
    if let same = others.first(where: { $0.animationRun === self && $0.span == span }),
      same.add(animation)
    {
      layer.noteChange()
      return
    }
    if settings.options.contains(.beginFromCurrentState) {
      // This animation starts at the value shown now: it takes the place of those before.
      for other in others where other.animationRun !== self { animation.takeOver(other) }
      layer.removeAnimations { entry in
        let other = entry.animation as? BlockAnimation
        return other?.keyPath == key && other?.animationRun !== self
      }
    }
    append(animation, key, to: layer)
  }

  /// Shows a property on its way to `end`, which its model value will not follow.
  func addDeparture(_ key: String, of layer: CALayer, to end: LayerValue) {
    guard let window = layer.window, let property = layer.key(key) else { return }
    take(clockOf: window.screen)
    guard
      let animation = BlockAnimation(
        key, of: self, in: 0...1, from: end, to: property.get(layer), isDeparture: true)
    else { return }
    append(animation, key, to: layer)
  }

  /// Shows how the picture of a layer gives way to its new one.
  func add(_ transition: BlockTransition, to layer: CALayer) {
    guard let window = layer.window else { return }
    take(clockOf: window.screen)
    append(transition, kCATransition, to: layer)
  }

  /// - Complexity: O(animations of the layer), as a run can have as many layers as a window.
  private func append(_ animation: BlockAnimation, _ key: String, to layer: CALayer) {
    let isKnown = layer.animationStore.contains {
      ($0.animation as? BlockAnimation)?.animationRun === self
    }
    join(layer, isKnown: isKnown)
    layer.addAnimation(animation, forKey: layer.freeName(key))
  }

  /// Takes note that a layer has one more animation of the run.
  func join(_ layer: CALayer, isKnown: Bool) {
    if !isKnown { knownLayers.append(KnownLayer(layer)) }
    count += 1
  }

  /// An animation of this run was taken away before its end; with the last of them the run ends.
  func wasLost() {
    wasInterrupted = true
    count -= 1
    guard isStarted, count == 0, waitingMoves == 0, !isFinished, onEnd == nil else { return }
    appointment += 1
    clock?.requestTurn { self.finish() }
  }

  private func reachEnd() {
    guard !isFinished else { return }
    if let onEnd { onEnd() } else { finish() }
  }

  private func dropAnimations() {
    dropMoves()
    for entry in knownLayers { entry.layer?.dropAnimations(of: self) }
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
