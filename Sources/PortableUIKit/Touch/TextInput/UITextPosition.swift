import Foundation

/// A place in the text of a view that takes text. Views have positions of their own, which are good for them alone.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override init() {
    super.init()
  }
}

/// A place that counts UTF-16 units from the beginning.
@MainActor final class TextOffset: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }
  nonisolated override var hash: Int { offset.hashValue }
  nonisolated override var description: String { "<UITextPosition: \(offset)>" }
}
