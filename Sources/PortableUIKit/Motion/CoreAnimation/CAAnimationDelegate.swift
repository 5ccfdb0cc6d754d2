/// Hears of an animation's begin and end (LY-7).
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// The animation was shown for the first time.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation came to its end, or was taken away before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
