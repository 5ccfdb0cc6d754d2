/// How a tapped preview of a menu leaves the screen (raw values as in UIKit).
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It fades with the menu.
  case dismiss = 0
  /// It grows to the screen that takes its place.
  case pop = 1
}
