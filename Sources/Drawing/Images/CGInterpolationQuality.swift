/// How pixels between those of an image are found when it is drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default`
  /// The nearest pixel (GC-18).
  case none
  case low
  case high
  case medium
}
