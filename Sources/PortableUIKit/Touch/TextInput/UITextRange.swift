import Foundation

/// A part of the text of a view that takes text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override init() {
    super.init()
  }

  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  /// Whether it has no characters, as an insertion point.
  open var isEmpty: Bool { true }
}

/// A part from one count of UTF-16 units to another.
@MainActor final class TextOffsetRange: UITextRange {
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }
  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange)?.range == range
  }
  nonisolated override var hash: Int { range.location &* 31 &+ range.length }
  nonisolated override var description: String {
    "<UITextRange: \(range.location), \(range.length)>"
  }
}
