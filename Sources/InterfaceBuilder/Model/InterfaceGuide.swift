/// The layout guides a document can refer to.
public enum InterfaceGuide: String, Sendable, Hashable, Codable {
  /// A view's safe area.
  case safeArea
  /// The scrollable extent of a scroll view.
  case contentLayoutGuide
  /// The visible rectangle of a scroll view.
  case frameLayoutGuide
  /// The area above the keyboard.
  case keyboard
  /// A controller's old top guide, whose bottom edge is where content begins.
  case top
  /// A controller's old bottom guide, whose top edge is where content ends.
  case bottom
}
