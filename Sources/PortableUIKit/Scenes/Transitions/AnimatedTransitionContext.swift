import Foundation

/// The transition that an animator runs.
@MainActor final class AnimatedTransitionContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let from: UIViewController?
  private let to: UIViewController?
  private let frames: (initial: CGRect, final: CGRect)
  /// Whether the view of `from`, and that of `to`, are the transition's to move.
  private let movesViews: (from: Bool, to: Bool)
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  private var end: ((Bool) -> Void)?
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive: Bool

  init(
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?, containerView: UIView,
    from: UIViewController?, to: UIViewController?, initial: CGRect, final: CGRect,
    style: UIModalPresentationStyle = .none, movesFrom: Bool = true, movesTo: Bool = true,
    end: @escaping (Bool) -> Void
  ) {
    self.animator = animator
    self.interactor = interactor
    self.containerView = containerView
    self.from = from
    self.to = to
    frames = (initial, final)
    presentationStyle = style
    movesViews = (movesFrom, movesTo)
    isInteractive = interactor?.wantsInteractiveStart ?? false
    self.end = end
  }

  func start() {
    if let interactor, isInteractive {
      (interactor as? UIPercentDrivenInteractiveTransition)?.animator = animator
      interactor.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
  }

  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() { isInteractive = false }
  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    isInteractive = false
  }
  func pauseInteractiveTransition() { isInteractive = true }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    end(didComplete)
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: movesViews.from ? from?.viewIfLoaded : nil
    case .to: movesViews.to ? to?.viewIfLoaded : nil
    }
  }
  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? frames.initial : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? frames.final : .zero }
}
