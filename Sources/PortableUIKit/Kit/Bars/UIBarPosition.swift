/// Where a bar is (raw values as in UIKit).
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top, and under the status bar as well.
  case topAttached = 3
}
