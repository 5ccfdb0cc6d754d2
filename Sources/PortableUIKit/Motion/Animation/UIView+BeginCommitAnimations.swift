import Foundation

extension UIView {
  /// The blocks of the old style that are still open, the innermost last.
  private static var openRuns: [AnimationRun] = []

  /// Opens a block: animatable changes until `commitAnimations` are shown gradually, by default for
  /// 0.2 seconds along an ease-in ease-out curve (AN-4). Blocks nest.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let run = AnimationRun(AnimationSettings(duration: 0.2))
    openRuns.append(run)
    run.open()
  }

  /// Closes the innermost block and starts its animations; without one nothing happens.
  public class func commitAnimations() {
    guard let run = openRuns.popLast() else { return }
    run.close()
    run.start()
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    openRuns.last?.settings.duration = duration
  }
  public class func setAnimationDelay(_ delay: TimeInterval) {
    openRuns.last?.settings.delay = delay
  }
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    openRuns.last?.settings.curve = TimingCurve(curve)
  }
  /// How often the animation runs; 0 counts as once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    openRuns.last?.settings.repeatCount = repeatCount == 0 ? 1 : Double(repeatCount)
  }
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    openRuns.last?.settings.autoreverses = repeatAutoreverses
  }
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    if fromCurrentState {
      openRuns.last?.settings.options.insert(.beginFromCurrentState)
    } else {
      openRuns.last?.settings.options.remove(.beginFromCurrentState)
    }
  }
}
