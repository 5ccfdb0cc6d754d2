import Foundation

/// Animates changes that can be paused, scrubbed, reversed and stopped on their way.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open private(set) var timingParameters: any UITimingCurveProvider
  /// Seconds; the spring's duration where the parameters have one.
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open private(set) var state: UIViewAnimatingState = .inactive
  open private(set) var isRunning = false
  /// Whether touches reach views on their way.
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  /// Whether progress follows `fractionComplete` directly while the animator is paused.
  open var scrubsLinearly = true
  /// Whether the animator stays active when it reaches an end.
  open var pausesOnCompletion = false

  private var settings: AnimationSettings
  private var run: AnimationRun?
  /// Blocks that wait for the start, with the part of the duration they leave out.
  private var waiting: [(animation: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var reversed = false

  // MARK: Making an animator

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let (curve, length) = UIViewPropertyAnimator.curve(of: parameters, duration)
    self.duration = length
    settings = AnimationSettings(duration: length, curve: curve)
    settings.curvesWithinSpans = true
    settings.endsWhenEmpty = false
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that is already running.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let parameters = UICubicTimingParameters(animationCurve: options.curve)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.settings.options = options
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private static func curve(
    of parameters: any UITimingCurveProvider, _ duration: TimeInterval
  ) -> (TimingCurve, TimeInterval) {
    if let spring = parameters.springTimingParameters { return spring.curve(for: duration) }
    guard let cubic = parameters.cubicTimingParameters else { return (.easeInOut, duration) }
    if cubic.timingCurveType == .builtin { return (TimingCurve(cubic.animationCurve), duration) }
    return (.cubic(cubic.controlPoint1, cubic.controlPoint2), duration)
  }

  // MARK: Blocks

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block that begins after `delayFactor` of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else { return }
    let factor = min(1, max(0, Double(delayFactor)))
    guard let run else {
      waiting.append((animation, factor))
      return
    }
    let start = run.time + (1 - run.time) * factor
    run.collect(in: start...1, animation)
  }

  /// Adds a closure, which is called with the place where the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    if run == nil {
      self.delay = delay
      settings.delay = delay
      activate()
      isRunning = true
      run?.start()
    } else {
      resume()
    }
  }

  open func pauseAnimation() {
    guard state != .stopped else { return }
    if run == nil { activate() }
    isRunning = false
    if let run { run.move(from: run.time, rate: 0) }
    run?.isLinear = scrubsLinearly
  }

  /// Goes on with other parameters and `durationFactor` of the duration for the rest; 0 keeps the
  /// time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning, let run else { return }
    if let parameters {
      run.settings.curve = UIViewPropertyAnimator.curve(of: parameters, duration).0
    }
    let left = reversed ? run.time : 1 - run.time
    resume(speed: durationFactor > 0 ? left / Double(durationFactor) : 1)
  }

  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      reversed = newValue
      if isRunning { resume() }
    }
  }

  open var fractionComplete: CGFloat {
    get { CGFloat(run?.time ?? (state == .inactive ? 0 : 1)) }
    set {
      guard state != .stopped else { return }
      if isRunning || run == nil { pauseAnimation() }
      run?.move(from: min(1, max(0, Double(newValue))), rate: 0)
    }
  }

  private func activate() {
    state = .active
    if isUserInteractionEnabled { settings.options.insert(.allowUserInteraction) }
    let run = AnimationRun(settings)
    run.animator = self
    run.onEnd = { [weak self] in self?.reachEnd() }
    self.run = run
    for (animation, factor) in waiting { run.collect(in: factor...1, animation) }
    waiting = []
  }

  private func resume(speed: Double = 1) {
    guard let run else { return }
    isRunning = true
    run.isLinear = false
    run.move(from: run.time, rate: reversed ? -speed : speed)
  }

  private func reachEnd() {
    isRunning = false
    if pausesOnCompletion {
      if let run { run.move(from: run.time, rate: 0) }
      return
    }
    end(at: reversed ? .start : .end)
  }

  // MARK: Ending

  /// Stops where the views are shown, which become their values; without finishing the animator is
  /// inactive at once and its completions are not called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    settle(at: .current)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animator at one of its places and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return UIKitException.raise(
        .internalInconsistency(
          "finishAnimationAtPosition: should only be called on a stopped animator!"))
    }
    for change in ends { change(finalPosition) }
    complete(at: finalPosition)
  }

  /// The closures that set the properties of a stopped animator to one of its places.
  private var ends: [(UIViewAnimatingPosition) -> Void] = []

  private func end(at position: UIViewAnimatingPosition) {
    settle(at: position)
    complete(at: position)
  }

  /// Gives the views the values of a place and takes the animations away.
  private func settle(at position: UIViewAnimatingPosition) {
    guard let run else { return }
    var changes: [(layer: CALayer, key: LayerKey, value: LayerValue)] = []
    for case let layer? in run.layers.map(\.layer) {
      let mine = layer.animationStore.compactMap { $0.animation as? BlockAnimation }
        .filter { $0.animationRun === run }
      for name in Set(mine.compactMap(\.keyPath)).sorted() {
        guard let key = layer.key(name) else { continue }
        let ways = mine.filter { $0.keyPath == name }
        let end = key.get(layer)
        let start = ways.reduce(end) { $1.value(from: $0, adding: 1) }
        let current = ways.reduce(end) { $1.current(from: $0) }
        ends.append { [weak layer] position in
          guard let layer else { return }
          switch position {
          case .end: key.set(layer, end)
          case .start: key.set(layer, start)
          case .current: break
          }
        }
        switch position {
        case .end: break
        case .start: changes.append((layer, key, start))
        case .current: changes.append((layer, key, current))
        }
      }
    }
    run.finish()
    self.run = nil
    AnimationRun.suspend {
      for change in changes { change.key.set(change.layer, change.value) }
    }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    state = .inactive
    isRunning = false
    ends = []
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
