/// Takes text from keys.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  /// Puts text in the place of the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or else the character before the insertion point.
  func deleteBackward()
}

extension UITextView: UITextInput {}
