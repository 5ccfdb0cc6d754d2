public import Foundation

/// An animation that moves as a mass on a damped spring.
///
/// The motion goes on by seconds and does not depend on the duration, which only cuts it off;
/// ``settlingDuration`` lets it come to rest.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring, above 0.
  open var mass: CGFloat = 1
  /// Above 0.
  open var stiffness: CGFloat = 100
  /// 0 or more.
  open var damping: CGFloat = 10
  /// The speed at the start in whole distances per second, towards the end where it is positive.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping beyond the critical one slows the motion down; otherwise it counts as critical.
  open var allowsOverdamping = false

  public required init() {
    super.init()
  }

  /// A spring whose period without damping is `perceptualDuration` seconds; `bounce` 0 is critically
  /// damped, 1 not damped at all.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-3)
    stiffness = CGFloat(frequency * frequency)
    damping = CGFloat(2 * frequency) * max(0, 1 - bounce)
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  /// Seconds until the distance from rest stays below a thousandth; estimated, as Apple says of its own.
  open var settlingDuration: CFTimeInterval { motion?.settlingDuration ?? 0 }

  /// nil where mass or stiffness is not above zero.
  private var motion: SpringMotion? {
    guard mass > 0, stiffness > 0, damping >= 0, mass.isFinite, stiffness.isFinite,
      damping.isFinite, initialVelocity.isFinite
    else { return nil }
    return SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  override func place(at time: Double) -> (place: MediaTiming.Place, progress: Double)? {
    guard let motion else { return super.place(at: time) }
    guard let place = timing.place(at: time, timing.duration) else { return nil }
    return (place, motion.progress(at: place.fraction * timing.duration))
  }
}
