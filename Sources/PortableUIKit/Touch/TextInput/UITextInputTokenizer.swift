import Foundation

/// Finds the words, sentences and other units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
  /// The unit around a position; at a border the one that lies in the direction; nil where there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a unit ends at a position, or begins there where the direction is backward.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next border of a unit in a direction; nil at the end of the text.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is in a unit; at a border the one that lies in the direction counts.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
