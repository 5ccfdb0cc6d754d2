/// How values between keyframes come about (LY-11).
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// In straight lines at one pace, whatever the key times.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a Catmull-Rom spline (or, with tension, continuity and bias, one of Kochanek and Bartels).
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
