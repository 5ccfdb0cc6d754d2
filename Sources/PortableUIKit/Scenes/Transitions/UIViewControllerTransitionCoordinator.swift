import Foundation

/// Runs code beside a transition and after it (TR-14).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` as part of the transition's animation and `completion` after its end; answers
  /// whether `animation` still came in time.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The facts of a transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// The map from the old orientation to the new one.
  var targetTransform: CGAffineTransform { get }
  /// The view in which the transition takes place; for a change of size the window.
  var containerView: UIView { get }
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// One of the two controllers of a transition.
public enum UITransitionContextViewControllerKey: String, Sendable {
  /// The controller that is visible at the start.
  case from = "UITransitionContextFromViewController"
  /// The controller that is visible at the end.
  case to = "UITransitionContextToViewController"
}

/// One of the two views of a transition.
public enum UITransitionContextViewKey: String, Sendable {
  case from = "UITransitionContextFromView"
  case to = "UITransitionContextToView"
}
