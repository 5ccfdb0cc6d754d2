import Foundation

extension UITextView {
  /// Whether a command can be carried out now; nil for one that is not the view's.
  func canEdit(by action: Selector) -> Bool? {
    let length = places.text.length
    let isSelected = selectedRange.length > 0
    return switch action.description {
    case "cut:", "delete:": isEditable && isSelected && !isSecureTextEntry
    case "copy:": isSelectable && isSelected && !isSecureTextEntry
    case "paste:", "pasteAndMatchStyle:": isEditable && UIPasteboard.general.hasStrings
    case "select:": isSelectable && length > 0 && !isSelected
    case "selectAll:": isSelectable && length > 0 && selectedRange.length < length
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
      isEditable && allowsEditingTextAttributes
    default: nil
    }
  }

  func copySelection() {
    guard selectedRange.length > 0, !isSecureTextEntry else { return }
    UIPasteboard.general.string = places.text.substring(with: edited.insertedRange)
  }

  func deleteSelection() {
    if selectedRange.length > 0, isEditable { replaceByKey(edited.insertedRange, with: "") }
  }

  func pasteText() {
    guard isEditable, let text = UIPasteboard.general.string, !text.isEmpty else { return }
    replaceByKey(edited.insertedRange, with: text)
  }

  func selectWord() {
    let place = TextOffset(selectedRange.location)
    let word =
      tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward))
      ?? tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.backward))
    if let word { select(places.units(of: word)) }
  }

  // MARK: Attributes

  /// Changes the attributes of the selection, or where nothing is selected of what is typed next.
  func changeSelectedAttributes(
    _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    guard isEditable, allowsEditingTextAttributes else { return }
    let range = edited.insertedRange
    guard range.length > 0, let whole = attributedText else {
      typingAttributes = change(typingAttributes)
      return
    }
    let part = AttributedRuns(AttributedRuns(whole, range).string) {
      change(AttributedRuns.withoutSpacer($0))
    }.string
    var runs = AttributedRuns(whole, NSRange(location: 0, length: range.location))
    runs.append(part, NSRange(location: 0, length: part.length))
    let end = range.location + range.length
    runs.append(whole, NSRange(location: end, length: whole.length - end))
    takeStyled(runs.string)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  /// Takes a trait away from the fonts of the selection if the first has it, and else gives it to all.
  func toggleTrait(_ trait: UIFontDescriptor.SymbolicTraits) {
    let first = typingFont(of: attributes(at: edited.insertedRange.location, .forward) ?? [:])
    let isOn = first.fontDescriptor.symbolicTraits.contains(trait)
    changeSelectedAttributes { attributes in
      let font = self.typingFont(of: attributes)
      var traits = font.fontDescriptor.symbolicTraits
      if isOn { traits.remove(trait) } else { traits.insert(trait) }
      guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else {
        return attributes
      }
      let changed = UIFont(descriptor: descriptor, size: font.pointSize)
      return attributes.merging([.font: changed]) { _, new in new }
    }
  }

  func toggleUnderlining() {
    let first = attributes(at: edited.insertedRange.location, .forward) ?? [:]
    let isOn = first[.underlineStyle] != nil
    changeSelectedAttributes { attributes in
      var result = attributes
      result[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue
      return result
    }
  }

  private func typingFont(of attributes: [NSAttributedString.Key: Any]) -> UIFont {
    attributes[.font] as? UIFont ?? font ?? .systemFont(ofSize: 12)
  }
}
