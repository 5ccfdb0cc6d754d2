import Foundation

/// A part of the text of a view that a tap does something with.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  /// The part of the text, in UTF-16 units.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }
}
