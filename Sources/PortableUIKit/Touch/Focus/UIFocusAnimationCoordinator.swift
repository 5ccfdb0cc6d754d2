import Foundation

/// Runs what is to happen along with a move of the focus: at once, as no effect of the system has to be waited for.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private final class Context: UIFocusAnimationContext {
    var duration: TimeInterval { 0 }
  }

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(
      animations.map { animate in { animate(Context()) } }, completion: completion)
  }

  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(
      animations.map { animate in { animate(Context()) } }, completion: completion)
  }

  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
    (animations, completions) = ([], [])
  }
}
