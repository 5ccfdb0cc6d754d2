import Foundation

/// Finds the units of a text by its characters alone.
///
/// Words are letters, digits and the apostrophes between them. Sentences end behind `.`, `!`, `?` or `…` and the spaces that
/// follow, and at the end of a paragraph. Lines are taken for paragraphs, as a text by itself has no others.
///
/// - Complexity: Every question is O(characters of the text).
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UITextInput)?

  public init(textInput: UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let place = place(position),
      let unit = unit(at: place.offset, granularity, place.text, direction)
    else { return nil }
    return range(unit)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(position) else { return false }
    return TextUnits.all(granularity, in: place.text).contains {
      (direction.isBackward ? $0.lowerBound : $0.upperBound) == place.offset
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = place(position), let textInput else { return nil }
    let borders = TextUnits.all(granularity, in: place.text).flatMap {
      [$0.lowerBound, $0.upperBound]
    }
    let ends = borders + [0, place.text.length]
    let found =
      direction.isBackward
      ? ends.filter { $0 < place.offset }.max() : ends.filter { $0 > place.offset }.min()
    return found.flatMap {
      textInput.position(from: textInput.beginningOfDocument, offset: $0)
    }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(position) else { return false }
    return unit(at: place.offset, granularity, place.text, direction) != nil
  }

  private func unit(
    at offset: Int, _ granularity: UITextGranularity, _ text: NSString,
    _ direction: UITextDirection
  ) -> Range<Int>? {
    TextUnits.all(granularity, in: text).first {
      direction.isBackward
        ? $0.lowerBound < offset && offset <= $0.upperBound
        : $0.lowerBound <= offset && offset < $0.upperBound
    }
  }

  private func place(_ position: UITextPosition) -> (text: NSString, offset: Int)? {
    guard let textInput,
      let all = textInput.textRange(
        from: textInput.beginningOfDocument, to: textInput.endOfDocument)
    else { return nil }
    let text = (textInput.text(in: all) ?? "") as NSString
    let offset = textInput.offset(from: textInput.beginningOfDocument, to: position)
    return (text, min(max(0, offset), text.length))
  }

  private func range(_ unit: Range<Int>) -> UITextRange? {
    guard let textInput,
      let start = textInput.position(
        from: textInput.beginningOfDocument, offset: unit.lowerBound),
      let end = textInput.position(from: textInput.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return textInput.textRange(from: start, to: end)
  }
}
