public import Foundation

/// Calls a target once per frame of a screen's clock (AN-23).
///
/// Frames are multiples of the screen's frame duration in the clock's time. A link keeps its target until
/// ``invalidate()``.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  /// When the frame began that is being made.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When that frame is shown: one call later.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between two frames of the screen.
  public let duration: CFTimeInterval = 1 / 60
  /// Whether calls are left out.
  public var isPaused = false {
    didSet { if isPaused != oldValue { schedule() } }
  }
  /// The wanted number of calls a second; 0 for one each frame. A number that does not divide the
  /// screen's frames a second is rounded down.
  public var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { schedule() } }
  }
  /// How many frames of 1/60 s pass from call to call: 1 for each frame.
  @available(*, deprecated, renamed: "preferredFramesPerSecond")
  public var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? max(1, 60 / newValue) : 0 }
  }
  /// The wanted numbers of calls a second; the preferred one counts, or else the greatest, as far as it divides the
  /// screen's frames.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let wanted = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      preferredFramesPerSecond = wanted.isFinite ? Int(max(0, min(wanted, 1000))) : 0
    }
  }
  private let clock: any FrameClock
  private var action: (@MainActor (CADisplayLink) -> Void)?
  private var isAdded = false
  /// Tells the call that is waited for from earlier ones.
  private var appointment = 0

  private init(_ clock: any FrameClock, _ action: @escaping @MainActor (CADisplayLink) -> Void) {
    self.clock = clock
    self.action = action
    super.init()
  }

  /// A link that calls a method of `target`.
  ///
  /// Core Animation takes a selector; here it is the method itself, as a value of its class:
  ///
  ///     CADisplayLink(target: self, selector: Clock.step)
  public convenience init<Target: AnyObject>(
    target: Target, selector: @escaping @MainActor (Target) -> (CADisplayLink) -> Void
  ) {
    self.init(UIScreen.currentClock) { selector(target)($0) }
  }

  public convenience init<Target: AnyObject>(
    target: Target, selector: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init(UIScreen.currentClock) { _ in selector(target)() }
  }

  /// A link that calls a method of `target`, found by its name: see ``Selector``. The target is kept until the
  /// link is invalidated.
  public convenience init(target: Any, selector: Selector) {
    let target = target as AnyObject
    self.init(UIScreen.currentClock) { selector.perform(by: target, sender: $0) }
  }

  /// A link of another screen's clock.
  convenience init(
    _ screen: UIScreen, _ action: @escaping @MainActor (CADisplayLink) -> Void
  ) {
    self.init(screen.frameClock, action)
  }

  /// Begins the calls. They come by the screen's clock, whatever loop and mode are given.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    schedule()
  }

  /// Ends the calls for a loop and a mode; there is only one pair.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    schedule()
  }

  /// Ends the calls for good and lets the target go.
  public func invalidate() {
    isAdded = false
    action = nil
    schedule()
  }

  /// Frames from one call to the next.
  private var frames: Double {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return max(1, (1 / (duration * Double(preferredFramesPerSecond)) - 1e-9).rounded(.up))
  }

  private func schedule() {
    appointment += 1
    guard isAdded, !isPaused, action != nil else { return }
    // The frame after the present moment; sums of sixtieths are not exact.
    let frame = (clock.now / duration + 1e-6).rounded(.down) + 1
    request(frame: frame)
  }

  private func request(frame: Double) {
    let expected = appointment
    clock.request(at: frame * duration) { [weak self] in
      guard let self, self.appointment == expected else { return }
      self.call(frame)
    }
  }

  private func call(_ frame: Double) {
    timestamp = frame * duration
    targetTimestamp = (frame + frames) * duration
    let expected = appointment
    action?(self)
    guard appointment == expected else { return }
    // Frames that passed without a look at the clock are left out.
    let missed = max(0, ((clock.now / duration - frame) / frames).rounded(.down))
    request(frame: frame + frames * (1 + missed))
  }
}

extension UIScreen {
  /// A link that is called once per frame of this screen.
  public func displayLink<Target: AnyObject>(
    withTarget target: Target,
    selector: @escaping @MainActor (Target) -> (CADisplayLink) -> Void
  ) -> CADisplayLink? {
    CADisplayLink(self) { selector(target)($0) }
  }
}
