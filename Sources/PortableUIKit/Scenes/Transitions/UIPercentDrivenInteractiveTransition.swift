import Foundation

/// Holds the animations of a transition and moves them along with a finger.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The animator that moves the views; set by the transition.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  private var context: (any UIViewControllerContextTransitioning)?
  private var runs: [AnimationRun] = []
  open private(set) var percentComplete: CGFloat = 0
  open private(set) var duration: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  open var wantsInteractiveStart = true

  public override init() {
    super.init()
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    duration = CGFloat(animator?.transitionDuration(using: transitionContext) ?? 0)
    runs = AnimationRun.started { animator?.animateTransition(using: transitionContext) }
    for run in runs {
      run.isLinear = true
      run.move(from: 0, rate: 0)
    }
  }

  /// Shows the transition as it is at a part of its way.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    for run in runs { run.move(from: Double(self.percentComplete), rate: 0) }
    context?.updateInteractiveTransition(self.percentComplete)
  }

  open func pause() { update(percentComplete) }

  /// Goes on to the end by itself.
  open func finish() {
    context?.finishInteractiveTransition()
    let speed = max(0.01, Double(completionSpeed))
    for run in runs { run.move(from: Double(percentComplete), rate: speed) }
    forget()
  }

  /// Goes back to the beginning by itself.
  open func cancel() {
    context?.cancelInteractiveTransition()
    let speed = max(0.01, Double(completionSpeed))
    for run in runs { run.move(from: Double(percentComplete), rate: -speed) }
    forget()
  }

  private func forget() {
    runs = []
    context = nil
  }
}
