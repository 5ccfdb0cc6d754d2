import Foundation

/// The positions of a text, which count UTF-16 units.
@MainActor struct TextPlaces {
  let text: NSString

  init(_ text: String?) { self.text = (text ?? "") as NSString }

  var beginning: UITextPosition { TextOffset(0) }
  var end: UITextPosition { TextOffset(text.length) }

  /// The count of a position, within the text; 0 for one of another view's kind.
  func offset(of position: UITextPosition) -> Int {
    min(max(0, (position as? TextOffset)?.offset ?? 0), text.length)
  }

  /// The units of a range, within the text.
  func units(of range: UITextRange) -> NSRange {
    let (a, b) = (offset(of: range.start), offset(of: range.end))
    return NSRange(location: min(a, b), length: abs(b - a))
  }

  func range(_ units: NSRange) -> UITextRange {
    let start = min(max(0, units.location), text.length)
    return TextOffsetRange(
      NSRange(location: start, length: min(max(0, units.length), text.length - start)))
  }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (a, b) = (offset(of: start), offset(of: end))
    return TextOffsetRange(NSRange(location: min(a, b), length: abs(b - a)))
  }

  func text(in range: UITextRange) -> String { text.substring(with: units(of: range)) }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (result, overflow) = self.offset(of: position).addingReportingOverflow(offset)
    guard !overflow, result >= 0, result <= text.length else { return nil }
    return TextOffset(result)
  }

  func compare(_ a: UITextPosition, _ b: UITextPosition) -> ComparisonResult {
    let (a, b) = (offset(of: a), offset(of: b))
    return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
  }

  func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    offset(of: end) - offset(of: start)
  }

  /// The end of a range that lies in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection, isRightToLeft: Bool
  ) -> UITextPosition {
    goesBack(direction, isRightToLeft) ? range.start : range.end
  }

  /// The part of the text that lies in a direction.
  func range(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection, isRightToLeft: Bool
  ) -> UITextRange {
    goesBack(direction, isRightToLeft)
      ? range(from: beginning, to: position) : range(from: position, to: end)
  }

  func goesBack(_ direction: UITextLayoutDirection, _ isRightToLeft: Bool) -> Bool {
    switch direction {
    case .up: true
    case .down: false
    case .left: !isRightToLeft
    case .right: isRightToLeft
    }
  }

  /// The position nearest to one within a range.
  func clamped(_ position: UITextPosition, to range: UITextRange) -> UITextPosition {
    if compare(position, range.start) == .orderedAscending { return range.start }
    return compare(position, range.end) == .orderedDescending ? range.end : position
  }

  /// The character at an offset; nil at the end.
  func characterRange(at offset: Int) -> UITextRange? {
    guard offset >= 0, offset < text.length else { return nil }
    return TextOffsetRange(text.rangeOfComposedCharacterSequence(at: offset))
  }
}
