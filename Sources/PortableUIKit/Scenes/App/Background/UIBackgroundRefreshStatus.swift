/// Whether the system starts an app in the background to look for news (raw values as in UIKit).
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The system does not, and the user cannot change that.
  case restricted = 0
  /// The user does not want it.
  case denied = 1
  case available = 2
}
