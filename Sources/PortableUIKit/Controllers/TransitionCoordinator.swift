import Foundation

/// The coordinator of one change of size: it collects what is to run beside and after it.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator,
  UIViewControllerTransitionCoordinatorContext
{
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform

  init(
    isAnimated: Bool = true, transitionDuration: TimeInterval = 0.3,
    targetTransform: CGAffineTransform = .identity
  ) {
    self.isAnimated = isAnimated
    self.transitionDuration = transitionDuration
    self.targetTransform = targetTransform
  }

  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() {
    for animation in animations { animation(self) }
    animations = []
  }

  func runCompletions() {
    for completion in completions { completion(self) }
    completions = []
  }
}
