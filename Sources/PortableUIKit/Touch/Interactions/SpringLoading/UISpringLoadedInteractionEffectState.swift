/// How near a view is to being chosen by items that are dragged over it (raw values as in UIKit).
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0
  /// It would be chosen if the items stayed.
  case possible = 1
  /// It is about to be chosen.
  case activating = 2
  /// It was chosen.
  case activated = 3
}
