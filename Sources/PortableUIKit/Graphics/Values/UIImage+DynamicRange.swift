extension UIImage {
  /// The range of brightness of an image (raw values as in UIKit).
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
}
