/// The rule by which a window sizes its root controller's view.
public enum RootViewLayout: Hashable, Sendable {
  /// The view fills the window, and bars are told as safe area (since iOS 7, WR-3).
  case fullBounds
  /// The view begins below the status bar unless its controller wants the full screen (up to iOS 6,
  /// WR-2).
  case belowStatusBar
}
