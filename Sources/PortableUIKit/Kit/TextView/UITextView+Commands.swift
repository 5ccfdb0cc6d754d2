import Foundation

extension UITextView {
  /// Whether a command that changes the look of the selection can be carried out now; nil for another one.
  func canStyle(by action: Selector) -> Bool? {
    switch action.description {
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
      isEditable && allowsEditingTextAttributes
    default: nil
    }
  }

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
    userDidChangeText()
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
