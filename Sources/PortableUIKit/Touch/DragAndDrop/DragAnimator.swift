import Foundation

/// Collects the animations beside an item, which are done at once as items arrive at once.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func run() {
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    for animation in animations { animation() }
    for completion in completions { completion(.end) }
  }
}
