import Foundation

/// A view of the system whose text is edited: what fields and text views have in common besides ``UITextInput``.
@MainActor protocol EditableText: UIView, UITextInput, UITextInputTraits, TypingTarget {
  var inputState: TextInputState { get set }
  /// The characters; none for no text.
  var characters: String { get }
  /// The characters with their attributes; nil for no text.
  var attributedCharacters: NSAttributedString? { get }
  /// The attributes of text that has none of its own.
  var attributesOfText: [NSAttributedString.Key: Any] { get }
  /// The selected range in UTF-16 units.
  var selectedUnits: NSRange { get }
  var isRightToLeftText: Bool { get }
  /// Whether the user may change the text, and select it.
  var takesEdits: Bool { get }
  var takesSelections: Bool { get }
  var clearsOnInsertion: Bool { get set }
  /// Selects a range and tells of it.
  func select(_ range: NSRange)
  /// Whether the delegate agrees to a change.
  func allowsChange(of range: NSRange, to characters: String) -> Bool
  /// Changes the text, without asking.
  func replace(_ range: NSRange, with characters: String)
  /// Told after a change by the user.
  func userDidChangeText()
  /// The text as the view takes it from the pasteboard.
  func pasted(_ text: String) -> String
}

extension EditableText {
  var places: TextPlaces { TextPlaces(characters) }
  var edited: EditedText { EditedText(text: characters, selection: selectedUnits) }

  var keptTokenizer: any UITextInputTokenizer {
    if let tokenizer = inputState.tokenizer { return tokenizer }
    let tokenizer = UITextInputStringTokenizer(textInput: self)
    inputState.tokenizer = tokenizer
    return tokenizer
  }

  func replaceMarkedText(_ text: String, _ selected: NSRange) {
    let range = inputState.marked ?? edited.insertedRange
    replace(range, with: text)
    let length = text.utf16.count
    inputState.marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    let start = min(max(0, selected.location), length)
    select(
      NSRange(
        location: range.location + start, length: min(max(0, selected.length), length - start)))
  }

  func changeWritingDirection(_ direction: NSWritingDirection, in range: NSRange) {
    guard direction != .natural else { return }
    semanticContentAttribute =
      direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    setNeedsDisplay()
  }

  func attributes(
    at offset: Int, _ direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard let string = attributedCharacters, string.length > 0 else { return attributesOfText }
    let index = direction == .backward ? offset - 1 : offset
    return AttributedRuns.withoutSpacer(
      string.attributes(at: min(max(0, index), string.length - 1), effectiveRange: nil))
  }

  // MARK: Keys

  /// Changes the text as a key does: the delegate is asked.
  func replaceByKey(_ range: NSRange, with characters: String) {
    let isWhole = clearsOnInsertion && !characters.isEmpty
    let range = isWhole ? NSRange(location: 0, length: places.text.length) : range
    guard allowsChange(of: range, to: characters) else { return }
    clearsOnInsertion = false
    replace(range, with: characters)
    userDidChangeText()
  }

  func deleteByKey() {
    guard isFirstResponder, takesEdits, let range = edited.deletedRange else { return }
    replaceByKey(range, with: "")
  }

  // MARK: Commands

  /// Whether a command can be carried out now; nil for one that is not the view's.
  func canEdit(by action: Selector) -> Bool? {
    let length = places.text.length
    let isSelected = selectedUnits.length > 0
    return switch action.description {
    case "cut:", "delete:": takesEdits && isSelected && !isSecureTextEntry
    case "copy:": takesSelections && isSelected && !isSecureTextEntry
    case "paste:", "pasteAndMatchStyle:": takesEdits && UIPasteboard.general.hasStrings
    case "select:": takesSelections && length > 0 && !isSelected
    case "selectAll:": takesSelections && length > 0 && selectedUnits.length < length
    default: nil
    }
  }

  func copySelection() {
    guard selectedUnits.length > 0, !isSecureTextEntry else { return }
    UIPasteboard.general.string = places.text.substring(with: edited.insertedRange)
  }

  func deleteSelection() {
    if selectedUnits.length > 0, takesEdits { replaceByKey(edited.insertedRange, with: "") }
  }

  func pasteText() {
    guard takesEdits, let text = UIPasteboard.general.string, !text.isEmpty else { return }
    replaceByKey(edited.insertedRange, with: pasted(text))
  }

  func selectWord() {
    let place = TextOffset(selectedUnits.location)
    let word =
      tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward))
      ?? tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.backward))
    if let word { select(places.units(of: word)) }
  }
}
