/// What the user wants a double tap on the pencil to do (raw values as in UIKit).
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser = 1
  case switchPrevious = 2
  case showColorPalette = 3
  case showInkAttributes = 4
}
