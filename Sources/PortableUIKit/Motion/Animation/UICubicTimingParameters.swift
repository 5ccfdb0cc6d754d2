import Foundation

/// Progress along a cubic Bézier curve from (0, 0) to (1, 1).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; ease-in ease-out where control points were given.
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  public let timingCurveType: UITimingCurveType

  public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    if case .cubic(let first, let second) = TimingCurve(curve) {
      (controlPoint1, controlPoint2) = (first, second)
    } else {
      (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    }
    super.init()
  }

  /// The x coordinates are clamped to 0...1, outside which time would run backwards.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    timingCurveType = .cubic
    controlPoint1 = CGPoint(x: min(1, max(0, point1.x)), y: point1.y)
    controlPoint2 = CGPoint(x: min(1, max(0, point2.x)), y: point2.y)
    super.init()
  }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}
