import Foundation

/// The motion of a damped spring of mass 1 from 0 to its rest at 1.
///
/// With angular frequency ω, damping ratio ζ and initial speed v (in units of the whole distance per
/// second, AN-16) the distance from rest is, for ζ < 1,
/// `e^(−ζωt)·(cos ω_d t + (ζω − v)/ω_d · sin ω_d t)` with `ω_d = ω√(1 − ζ²)`, and for ζ = 1
/// `e^(−ωt)·(1 + (ω − v)t)`. Stronger damping counts as critical unless it is allowed, when it is
/// `e^(−ζωt)·(cosh ω_d t + (ζω − v)/ω_d · sinh ω_d t)` with `ω_d = ω√(ζ² − 1)`.
struct SpringMotion: Equatable {
  /// Radians per second.
  let frequency: Double
  let dampingRatio: Double
  let velocity: Double

  init(
    frequency: Double, dampingRatio: Double, velocity: Double, allowsOverdamping: Bool = false
  ) {
    self.frequency = frequency
    self.dampingRatio = min(allowsOverdamping ? 1000 : 1, max(0.001, dampingRatio))
    self.velocity = velocity
  }

  init(
    mass: Double, stiffness: Double, damping: Double, velocity: Double,
    allowsOverdamping: Bool = false
  ) {
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), velocity: velocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// The spring whose envelope has shrunk to a thousandth of the distance after `duration` seconds,
  /// which is how UIKit chooses the frequency: `|(ζω − v)/ω_d|·e^(−ζωD) = 0.001`, for ζ = 1
  /// `(1 + (ω − v)D)·e^(−ωD) = 0.001` (measured; without a speed ωD = 9.2334 for ζ = 1).
  init(duration: TimeInterval, dampingRatio: Double, velocity: Double) {
    let ratio = min(1, max(0.001, dampingRatio))
    func remainder(_ frequency: Double) -> Double {
      SpringMotion(frequency: frequency, dampingRatio: ratio, velocity: velocity)
        .envelope(at: duration) - 0.001
    }
    // Past its greatest value, near ζω = v + 1/D, the envelope falls with the frequency.
    var low = max(1e-3, (velocity + 1 / duration) / ratio)
    if remainder(low) < 0 { low = 1e-3 }
    var high = max(2 * low, 20 / (ratio * duration))
    while remainder(high) > 0 { high *= 2 }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if remainder(middle) > 0 { low = middle } else { high = middle }
    }
    self.init(frequency: (low + high) / 2, dampingRatio: ratio, velocity: velocity)
  }

  /// The greatest distance from rest that is still possible at `time` seconds.
  private func envelope(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    if dampingRatio == 1 {
      return (1 + (frequency - velocity) * time).magnitude * exp(-decay * time)
    }
    if dampingRatio > 1 {
      let (slow, fast) = overdampedParts(at: time)
      return slow.magnitude + fast.magnitude
    }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    return ((decay - velocity) / damped).magnitude * exp(-decay * time)
  }

  func progress(at time: TimeInterval) -> Double {
    if dampingRatio == 1 {
      return 1 - (1 + (frequency - velocity) * time) * exp(-frequency * time)
    }
    if dampingRatio > 1 {
      let (slow, fast) = overdampedParts(at: time)
      return 1 - slow - fast
    }
    let decay = dampingRatio * frequency
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    return 1 - exp(-decay * time)
      * (cos(damped * time) + (decay - velocity) / damped * sin(damped * time))
  }

  /// The two parts of the distance from rest of an overdamped spring: one that shrinks slowly, and one
  /// that shrinks fast. Apart they do not overflow, as cosh and sinh do.
  private func overdampedParts(at time: Double) -> (slow: Double, fast: Double) {
    let decay = dampingRatio * frequency
    let damped = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let share = (decay - velocity) / damped
    return (
      (1 + share) / 2 * exp((damped - decay) * time),
      (1 - share) / 2 * exp(-(damped + decay) * time)
    )
  }

  /// Seconds until the distance from rest stays below a thousandth.
  var settlingDuration: TimeInterval {
    var high = 1 / frequency
    while envelope(at: high) > 0.001 { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) > 0.001 { low = middle } else { high = middle }
    }
    return high
  }
}
