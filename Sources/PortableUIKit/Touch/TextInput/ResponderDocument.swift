import Foundation

/// The text of a window's first responder, as a keyboard sees it.
@MainActor final class ResponderDocument: UITextDocumentProxy {
  private let responder: @MainActor () -> UIResponder?
  let documentIdentifier = UUID()

  init(_ responder: @escaping @MainActor () -> UIResponder?) { self.responder = responder }

  private var keyInput: (any UIKeyInput)? { responder() as? any UIKeyInput }
  private var input: (any UITextInput)? { responder() as? any UITextInput }

  var hasText: Bool { keyInput?.hasText ?? false }
  func insertText(_ text: String) { keyInput?.insertText(text) }
  func deleteBackward() { keyInput?.deleteBackward() }

  var documentInputMode: UITextInputMode? { responder()?.textInputMode }

  private func text(
    _ ends: (any UITextInput, UITextRange) -> (UITextPosition, UITextPosition)
  ) -> String? {
    guard let input, let selection = input.selectedTextRange else { return nil }
    let (start, end) = ends(input, selection)
    guard let range = input.textRange(from: start, to: end) else { return nil }
    let text = input.text(in: range) ?? ""
    return text.isEmpty ? nil : text
  }

  var documentContextBeforeInput: String? { text { ($0.beginningOfDocument, $1.start) } }
  var documentContextAfterInput: String? { text { ($1.end, $0.endOfDocument) } }
  var selectedText: String? { text { ($1.start, $1.end) } }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input, let selection = input.selectedTextRange else { return }
    let start = offset < 0 ? selection.start : selection.end
    let place =
      input.position(from: start, offset: offset)
      ?? (offset < 0 ? input.beginningOfDocument : input.endOfDocument)
    input.selectedTextRange = input.textRange(from: place, to: place)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    input?.setMarkedText(markedText, selectedRange: selectedRange)
  }
  func unmarkText() { input?.unmarkText() }
}
