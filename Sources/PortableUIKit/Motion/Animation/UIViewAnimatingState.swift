/// Where an animator is on its way (raw values as in UIKit).
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or ended.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped where it was, and not yet finished.
  case stopped = 2
}

/// A place on an animator's way (raw values as in UIKit).
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}
