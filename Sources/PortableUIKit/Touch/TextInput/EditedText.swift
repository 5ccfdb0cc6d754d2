import Foundation

/// A text and its selection; places count UTF-16 units, as `NSString` does.
struct EditedText {
  var text: String
  var selection: NSRange

  /// The selection with both ends inside the text.
  private var range: NSRange {
    let length = text.utf16.count
    let start = min(max(0, selection.location), length)
    return NSRange(location: start, length: min(max(0, selection.length), length - start))
  }

  /// The range that a deleting key replaces: the selection, or else the character before the
  /// insertion point; nil at the start.
  var deletedRange: NSRange? {
    let range = range
    if range.length > 0 { return range }
    guard range.location > 0 else { return nil }
    return (text as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
  }

  /// The range that a key with text replaces.
  var insertedRange: NSRange { range }

  /// The text with other characters in a range, and the insertion point behind them.
  func replacing(_ range: NSRange, with characters: String) -> EditedText {
    EditedText(
      text: (text as NSString).replacingCharacters(in: range, with: characters),
      selection: NSRange(location: range.location + characters.utf16.count, length: 0))
  }

  /// Nothing selected, with the insertion point at the end.
  static func end(of text: String) -> NSRange { NSRange(location: text.utf16.count, length: 0) }
}
