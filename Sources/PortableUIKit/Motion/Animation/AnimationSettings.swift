import Foundation

/// The settings of an animation block.
struct AnimationSettings {
  /// Seconds of one cycle.
  var duration: TimeInterval
  /// Seconds before it begins; until then the old values are shown (AN-8).
  var delay: TimeInterval
  var options: UIView.AnimationOptions
  var curve: TimingCurve
  /// How often the animation runs there, and back where it reverses; may be infinite.
  var repeatCount: Double
  var autoreverses: Bool
  /// Whether the curve holds within each part of the duration rather than over the whole.
  var curvesWithinSpans = false
  /// Whether a block in which nothing changes ends at once.
  var endsWhenEmpty = true

  init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    curve: TimingCurve? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.curve = curve ?? TimingCurve(options.curve)
    autoreverses = options.contains(.autoreverse)
    repeatCount = options.contains(.repeat) ? .infinity : 1
  }

  /// How many times the duration passes before the end.
  var cycles: Double { repeatCount * (autoreverses ? 2 : 1) }

  /// These settings inside a block with `outer`: its duration and curve count unless the options say
  /// otherwise (AN-9).
  func nested(in outer: AnimationSettings) -> AnimationSettings {
    var settings = self
    if options.contains(.overrideInheritedOptions) { return settings }
    if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { settings.curve = outer.curve }
    return settings
  }
}
