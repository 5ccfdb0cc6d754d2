import Foundation

/// Something that is searched for besides a text, with a symbol and a name.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  public let icon: UIImage?
  public let text: String
  /// What the token stands for.
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
