/// A picture of an animation, and how long it is shown.
public struct AnimationFrame: Sendable {
  public var picture: RasterPicture
  /// In seconds; at most 65. A PNG has it as a fraction, a WebP to the millisecond.
  public var duration: Double

  /// Makes a frame.
  public init(picture: RasterPicture, duration: Double) {
    self.picture = picture
    self.duration = duration
  }

  /// The most seconds that a frame is shown.
  public static let longest = 65.0

  /// The duration as files can have it; 0 for one that is no number.
  var shownSeconds: Double { Self.shown(duration) }

  /// A duration as files can have it; 0 for one that is no number.
  static func shown(_ duration: Double) -> Double {
    duration.isFinite ? min(max(duration, 0), longest) : 0
  }
}
