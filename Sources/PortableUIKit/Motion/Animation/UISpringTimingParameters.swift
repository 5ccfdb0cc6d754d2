import Foundation

/// Progress as a spring comes to rest.
///
/// Made of a damping ratio, the spring takes the animator's duration; made of mass, stiffness and
/// damping, or of a perceived duration, it has its own.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case ratio(Double)
    case motion(SpringMotion)
  }

  private let kind: Kind
  /// The speed at the start in whole distances per second; the first of the two components counts.
  public let initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// A spring of these physical properties; its duration follows from them.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .motion(
      SpringMotion(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        velocity: Double(velocity.dx)))
    initialVelocity = velocity
    super.init()
  }

  /// A spring whose period without damping is `duration` seconds; `bounce` 0 is critically damped.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) {
    kind = .motion(
      SpringMotion(
        frequency: 2 * .pi / max(duration, 1e-3), dampingRatio: 1 - Double(bounce), velocity: 0))
    initialVelocity = CGVector(dx: 0, dy: 0)
    super.init()
  }

  /// The system's spring: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The curve, and the duration in seconds, for an animator that asks for `duration`.
  func curve(for duration: TimeInterval) -> (TimingCurve, TimeInterval) {
    switch kind {
    case .ratio(let ratio):
      guard duration > 0 else { return (.linear, duration) }
      let motion = SpringMotion(
        duration: duration, dampingRatio: ratio, velocity: Double(initialVelocity.dx))
      return (.spring(motion, duration: duration), duration)
    case .motion(let motion):
      let settled = motion.settlingDuration
      return (.spring(motion, duration: settled), settled)
    }
  }
}
