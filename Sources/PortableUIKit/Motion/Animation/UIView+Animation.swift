import Foundation

extension UIView {
  // MARK: Blocks

  /// Runs `animations` at once and shows the changes of animatable properties of views in a window
  /// gradually (AN-1 to AN-3).
  ///
  /// Model values are final when this returns; `layer.presentation()` has the shown values. Layout is
  /// animated where `layoutIfNeeded` runs inside the block (AN-14).
  ///
  /// - Parameters:
  ///   - duration: Seconds; with 0 or less nothing is animated and the completion follows with the
  ///     next turn (AN-7).
  ///   - delay: Seconds before it begins.
  ///   - completion: Told at the end, `false` where an animation was taken away before.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      AnimationSettings(duration: duration, delay: delay, options: options), animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Animates as a spring that comes to rest after `duration` seconds (AN-16).
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without passing the end; less swings the longer.
  ///   - velocity: The speed at the start in whole distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve: TimingCurve? =
      duration > 0
      ? .spring(
        SpringMotion(
          duration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity)),
        duration: duration) : nil
    run(
      AnimationSettings(duration: duration, delay: delay, options: options, curve: curve),
      animations, completion)
  }

  /// Animates as a spring with a perceived duration in seconds: the period of the spring without
  /// damping. `bounce` 0 is critically damped, 1 not damped at all.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0 else {
      return run(
        AnimationSettings(duration: 0, delay: delay, options: options), animations, completion)
    }
    let motion = SpringMotion(
      frequency: 2 * .pi / duration, dampingRatio: 1 - Double(bounce),
      velocity: Double(initialSpringVelocity))
    let settled = motion.settlingDuration
    run(
      AnimationSettings(
        duration: settled, delay: delay, options: options,
        curve: .spring(motion, duration: settled)),
      animations, completion)
  }

  static func run(
    _ wanted: AnimationSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let settings = AnimationRun.current.map { wanted.nested(in: $0.settings) } ?? wanted
    let run = AnimationRun(settings, completion: completion)
    let flushes = settings.options.contains(.flushUpdates)
    if flushes { AnimationRun.suspend { UIWindow.layOutVisibleWindows() } }
    run.collect {
      animations()
      if flushes { UIWindow.layOutVisibleWindows() }
      if settings.options.contains(.layoutSubviews) {
        for entry in run.layers { entry.layer?.view?.layoutIfNeeded() }
      }
    }
    run.start()
  }

  /// Runs `actionsWithoutAnimation` without animation, even inside a block (AN-13).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationRun.isEnabled
    defer { AnimationRun.isEnabled = wasEnabled }
    AnimationRun.isEnabled = false
    AnimationRun.suspend(actionsWithoutAnimation)
  }

  /// Switches animation on or off for blocks that follow (AN-13).
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationRun.isEnabled = enabled }
  public class var areAnimationsEnabled: Bool { AnimationRun.isEnabled }

  /// Seconds that the block being run takes; 0 outside every block.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationRun.current?.settings.duration ?? 0
  }

  /// Has the animations of `animations`, inside a block, run `repeatCount` times (AN-16).
  public class func modifyAnimations(
    withRepeatCount repeatCount: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationRun.current else {
      return UIKitException.raise(
        .internalInconsistency("modifyAnimations must be called from within an animation block"))
    }
    var settings = outer.settings
    settings.autoreverses = autoreverses
    settings.repeatCount = Double(repeatCount)
    let run = AnimationRun(settings)
    run.collect(animations)
    run.start()
  }

  // MARK: Keyframes

  /// Runs `animations`, whose `addKeyframe` calls each take a part of the duration (AN-16).
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      AnimationSettings(
        duration: duration, delay: delay,
        // Bits 10 to 13 are the calculation mode; all others are those of blocks.
        options: AnimationOptions(rawValue: options.rawValue & ~(15 << 10))),
      animations, completion)
  }

  /// Gives the changes in `animations` a part of the keyframe animation around it; both times are
  /// fractions of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let run = AnimationRun.current else { return animations() }
    let start = min(1, max(0, frameStartTime))
    run.collect(in: start...min(1, max(start, start + frameDuration)), animations)
  }

  // MARK: Transitions

  /// Changes the content of `view` and shows how its old picture gives way to its new one (AN-22).
  ///
  /// The changes that `animations` makes take effect at once in the new picture, unless the options
  /// allow animated content. A dissolve mixes the pictures; a flip turns the view half round, its old
  /// picture in front for the first half. Curls are shown as dissolves. Without a kind nothing is shown.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    var settings = AnimationSettings(duration: duration, options: options)
    settings.endsWhenEmpty = view.window == nil
    let run = AnimationRun(settings, completion: completion)
    run.take(clockOf: view)
    let look = options.transitionLook
    let isShown = look != nil && duration > 0 && AnimationRun.isEnabled && view.window != nil
    let old = isShown ? view.layer.lastPicture : nil
    func change() {
      animations?()
      if isShown { view.layoutIfNeeded() }
    }
    if options.contains(.allowAnimatedContent) {
      run.collect { change() }
    } else {
      AnimationRun.suspend { change() }
    }
    if let old, let look {
      run.add(BlockTransition(of: run, from: old, look), to: view.layer)
    }
    run.start()
  }

  /// Puts `toView` where `fromView` is, or with `.showHideTransitionViews` shows the one and hides
  /// the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(false)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
