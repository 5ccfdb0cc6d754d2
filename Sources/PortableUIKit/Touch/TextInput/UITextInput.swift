import Foundation

/// A text that a keyboard edits by positions and ranges.
///
/// ``UITextField`` and ``UITextView`` are such; their positions count UTF-16 units.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; an empty range is the insertion point.
  var selectedTextRange: UITextRange? { get set }
  /// Text that is provisional, such as the letters of a word that is chosen among several; nil for none.
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts provisional text in the place of the one before, or of the selection.
  ///
  /// - Parameter selectedRange: The selection in UTF-16 units from the beginning of the provisional text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes provisional text part of the others.
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position so many UTF-16 units behind one; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many UTF-16 units one position is behind another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle of the first line of a range, in points of the view.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the insertion point at a position, in points of the view.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of the lines of a range, in points of the view.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?

  // Optional.

  /// Whether typing may put text in the place of a range.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The view in whose coordinates the rectangles are.
  var textInputView: UIView { get }
  /// Where an insertion point between two lines stands.
  var selectionAffinity: UITextStorageDirection { get set }
}

extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? {
    guard let position = position(from: range.start, offset: offset),
      compare(position, to: range.end) != .orderedDescending
    else { return nil }
    return position
  }
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  public var textInputView: UIView { self as? UIView ?? UIView() }
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}
