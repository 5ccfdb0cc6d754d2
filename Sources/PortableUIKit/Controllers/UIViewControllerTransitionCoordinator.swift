import Foundation

/// Runs code beside a transition and after it (TR-14).
@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs `animation` while the new size is applied and `completion` afterwards.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What a transition is like.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  /// The map from the old orientation to the new one.
  var targetTransform: CGAffineTransform { get }
}
