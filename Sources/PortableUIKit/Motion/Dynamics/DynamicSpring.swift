import Foundation

/// A damped spring between places, as a change of speeds within a step.
///
/// The spring's force is taken at the end of the step, which keeps stiff springs stable: of the equation
/// x'' = −ω² x − 2 ζ ω x', the speed after a step t is (v − ω² t x) / (1 + 2 ζ ω t + ω² t²).
struct DynamicSpring {
  /// Oscillations per second without damping.
  var frequency: CGFloat
  /// 1 for the quickest way without an oscillation.
  var dampingRatio: CGFloat

  /// The speed after a step of a point that is `offset` away from its place.
  func velocity(from velocity: CGFloat, at offset: CGFloat, after step: TimeInterval) -> CGFloat {
    let (omega, t) = (2 * CGFloat.pi * frequency, CGFloat(step))
    let stiffness = omega * omega
    return (velocity - stiffness * t * offset)
      / (1 + 2 * dampingRatio * omega * t + stiffness * t * t)
  }
}
