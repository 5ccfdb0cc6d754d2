/// Where a bar stands (raw values as in UIKit).
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top, and the ground reaches below the status bar.
  case topAttached = 3
}
