import Foundation

extension UITextField {
  /// Whether a command can be carried out now; nil for one that is not the field's.
  func canEdit(by action: Selector) -> Bool? {
    let length = places.text.length
    return switch action.description {
    case "cut:", "delete:": isEnabled && selection.length > 0 && !isSecureTextEntry
    case "copy:": selection.length > 0 && !isSecureTextEntry
    case "paste:", "pasteAndMatchStyle:": isEnabled && UIPasteboard.general.hasStrings
    case "select:": length > 0 && selection.length == 0
    case "selectAll:": length > 0 && selection.length < length
    default: nil
    }
  }

  func copySelection() {
    guard selection.length > 0, !isSecureTextEntry else { return }
    UIPasteboard.general.string = places.text.substring(with: edited.insertedRange)
  }

  func deleteSelection() {
    if selection.length > 0, isEnabled { replaceByKey(edited.insertedRange, with: "") }
  }

  /// Separators of lines in the text that is pasted become spaces.
  func pasteText() {
    guard isEnabled, let text = UIPasteboard.general.string, !text.isEmpty else { return }
    let line = text.map { $0.isNewline ? " " : String($0) }.joined()
    replaceByKey(edited.insertedRange, with: line)
  }

  func selectWord() {
    let place = TextOffset(selection.location)
    let word =
      tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward))
      ?? tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.backward))
    if let word { select(places.units(of: word)) }
  }
}
