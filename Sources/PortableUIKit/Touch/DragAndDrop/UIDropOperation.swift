/// What a drop does with the items (raw values as in UIKit).
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the items go back to where they came from.
  case cancel = 0
  /// Nothing, where something would usually be possible.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items leave the place they came from, in the same app.
  case move = 3
}
