import Foundation

extension UITextField {
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Why editing ended (raw values as in UIKit).
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  /// Types text while the field is edited: the delegate is asked for every character, and for the
  /// return key (`\n`) whether it is to do anything. Without a first responder nothing happens, as
  /// there is no keyboard.
  public func typeText(_ text: String) {
    for character in text where isFirstResponder {
      if character.isNewline {
        pressReturn()
      } else {
        replaceByKey(edited.insertedRange, with: String(character))
      }
    }
  }

  /// Presses the delete key while the field is edited: the delegate is asked.
  public func typeDelete() { deleteByKey() }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
  }

  func allowsChange(of range: NSRange, to characters: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: characters)
      ?? true
  }

  /// Changes the text and tells of it, without asking.
  func replace(_ range: NSRange, with characters: String) {
    exchange(range, for: edited.replacing(range, with: characters), characters)
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// Deletes the whole text as the user wishes, where there is some and the delegate agrees.
  func clearByUser() {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    replace(NSRange(location: 0, length: (text ?? "").utf16.count), with: "")
  }

  /// Tells of the beginning of editing: the delegate, the actions, the notification.
  func announceBeginning() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
  }

  func announceEnd() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
  }
}
