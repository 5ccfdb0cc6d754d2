import Foundation

/// Conducts one transition: collects the blocks to run beside and after it, runs the change as an
/// animation on the window's clock, and ends it when its time has come (TR-14).
///
/// While it runs, only the clock or the window's next turn keeps it, whichever will end it: a controller
/// that is in the middle of a transition when its window goes, goes with the window.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The properties of the transition.
  struct Description {
    var isAnimated = true
    /// Seconds.
    var duration: TimeInterval
    var curve = TimingCurve.easeInOut
    var presentationStyle = UIModalPresentationStyle.none
    var targetTransform = CGAffineTransform.identity
    /// Whether views that need layout are laid out as part of the animation.
    var animatesLayout = false
    var from: UIViewController?
    var to: UIViewController?
  }

  private enum Phase {
    case setup
    case running
    case ended
  }

  private let description: Description
  /// Whether the transition began as an animation.
  private(set) var wasAnimated = false
  private weak var window: UIWindow?
  private weak var container: UIView?
  private var phase = Phase.setup
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var atEnd: (TransitionCoordinator) -> Void = { _ in }
  private weak var run: AnimationRun?

  init(_ description: Description, in window: UIWindow, containerView: UIView? = nil) {
    self.description = description
    self.window = window
    container = containerView ?? window
  }

  // MARK: Conducting

  /// Runs `change` and the collected blocks as an animation, then `end` and the completions: after
  /// the duration, or without animation with the next turn.
  ///
  /// - Parameter end: Is given this object; it must not capture it.
  func conduct(change: () -> Void, end: @escaping (TransitionCoordinator) -> Void) {
    atEnd = end
    phase = .running
    wasAnimated = isAnimated
    guard isAnimated, description.duration > 0 else {
      change()
      runAnimations()
      if description.animatesLayout { window?.layoutIfNeeded() }
      window?.atNextTurn { self.finish() }
      return
    }
    var settings = AnimationSettings(
      duration: description.duration,
      options: [.overrideInheritedOptions, .allowUserInteraction], curve: description.curve)
    settings.endsWhenEmpty = false
    let run = AnimationRun(settings) { [self] _ in finish() }
    if let window { run.take(clockOf: window) }
    run.collect {
      change()
      runAnimations()
      if description.animatesLayout { window?.layoutIfNeeded() }
    }
    self.run = run
    run.start()
  }

  /// Has other code move the views for the duration; the collected blocks run beside it, and `finish`
  /// ends it.
  func accompany(end: @escaping (TransitionCoordinator) -> Void) {
    atEnd = end
    phase = .running
    wasAnimated = isAnimated
    UIView.animate(withDuration: description.duration) { [self] in runAnimations() }
  }

  /// Ends the transition now, as another one begins.
  func finish() {
    guard phase == .running else { return }
    phase = .ended
    let run = run
    self.run = nil
    run?.finish()
    let (atEnd, completions) = (atEnd, completions)
    self.atEnd = { _ in }
    self.completions = []
    atEnd(self)
    for completion in completions { completion(self) }
    // An animator that has not ended its part is told that there is nothing more to do.
    animated?.completeTransition(!isCancelled)
  }

  private func runAnimations() {
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  // MARK: UIViewControllerTransitionCoordinator

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if phase == .ended { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard phase == .setup else { return false }
    animations.append(animation)
    return true
  }

  // MARK: UIViewControllerTransitionCoordinatorContext

  var isAnimated: Bool { description.isAnimated && UIView.areAnimationsEnabled }
  var containerView: UIView { container ?? window ?? UIView() }
  /// The transition that an animator runs, where one does.
  weak var animated: AnimatedTransitionContext?
  var isInteractive: Bool { animated?.isInteractive ?? false }
  var isCancelled: Bool { wasCancelled || animated?.transitionWasCancelled ?? false }
  /// Whether an animator ended it without completing it.
  var wasCancelled = false
  var transitionDuration: TimeInterval { isAnimated ? description.duration : 0 }
  var percentComplete: CGFloat { CGFloat(run?.time ?? (phase == .ended ? 1 : 0)) }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var presentationStyle: UIModalPresentationStyle { description.presentationStyle }
  var targetTransform: CGAffineTransform { description.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? description.from : description.to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? description.from : description.to)?.viewIfLoaded
  }
}
