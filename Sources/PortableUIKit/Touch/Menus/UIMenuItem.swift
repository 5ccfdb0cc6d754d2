import Foundation

/// An entry of one's own in the menu of ``UIMenuController``.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  /// What the entry has the first responder do, or one up the chain.
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
