import Foundation

/// How long the system's transitions take, in seconds.
enum TransitionDuration {
  /// Turning the device.
  static let rotation = 0.3
  /// The exchange of two controllers of a navigation stack; there is none in a tab bar controller.
  static let navigation = 0.35
  /// A view that slides over everything: critically damped with ω = √(1000/3), at rest when a
  /// thousandth of the way is left, `(1 + ωD)·e^(−ωD) = 0.001` (measured).
  static let cover = 0.5057246
  /// A view that fades in or out.
  static let dissolve = 0.3

  static var coverCurve: TimingCurve {
    .spring(
      SpringMotion(frequency: (1000.0 / 3).squareRoot(), dampingRatio: 1, velocity: 0),
      duration: cover)
  }
}
