import Foundation

extension UITextView {
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  /// Types text while the view is edited: the delegate is asked for every character and told of
  /// every change. Without a first responder nothing happens, as there is no keyboard.
  public func typeText(_ text: String) {
    for character in text where isFirstResponder && isEditable {
      replaceByKey(edited.insertedRange, with: String(character))
    }
  }

  /// Presses the delete key while the view is edited: the delegate is asked.
  public func typeDelete() { deleteByKey() }

  func allowsChange(of range: NSRange, to characters: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: characters) ?? true
  }

  /// Changes the text and the selection, without asking.
  func replace(_ range: NSRange, with characters: String) {
    let result = edited.replacing(range, with: characters)
    let typing = ownTypingAttributes
    var changed: NSAttributedString?
    if styled != nil || typing != nil {
      changed = StyledText.replacing(range, in: attributedText, with: characters, typing)
    }
    selectionAfterEdit = result.selection
    defer { selectionAfterEdit = nil }
    text = result.text
    if let changed { takeStyled(changed) }
    selectedRange = result.selection
    ownTypingAttributes = typing
  }

  /// Tells of the beginning of editing: the delegate, then the notification.
  func announceBeginning() {
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
  }

  func announceEnd() {
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }
}
