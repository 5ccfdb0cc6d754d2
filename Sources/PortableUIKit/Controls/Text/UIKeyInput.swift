/// What takes text from keys.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  /// Puts text in the place of what is selected.
  func insertText(_ text: String)
  /// Takes what is selected away, or else the character before the insertion point.
  func deleteBackward()
}

extension UITextField: UIKeyInput {}
extension UITextView: UIKeyInput {}
