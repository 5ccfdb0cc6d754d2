/// Whether a display tells how hard it is pressed (raw values as in UIKit).
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}
