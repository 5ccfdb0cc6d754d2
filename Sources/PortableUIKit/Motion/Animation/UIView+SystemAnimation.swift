import Foundation

extension UIView {
  /// An animation that the system has for views (raw values as in UIKit).
  public enum SystemAnimation: UInt, Sendable {
    /// Views fade and leave.
    case delete = 0
  }

  /// Seconds in which deleted views fade (not measured; the time of other changes of views).
  private static let deletionDuration = 0.25

  /// Runs an animation of the system on views, and with it `parallelAnimations`; deleted views are no subviews
  /// once `completion` is told.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let alphas = views.map(\.alpha)
    animate(
      withDuration: deletionDuration, delay: 0, options: options,
      animations: {
        for view in views { view.alpha = 0 }
        parallelAnimations?()
      },
      completion: { isFinished in
        for (view, alpha) in zip(views, alphas) {
          view.removeFromSuperview()
          view.alpha = alpha
        }
        completion?(isFinished)
      })
  }
}
