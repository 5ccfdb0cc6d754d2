import Foundation

/// Something to do when a control or the item of a bar is operated.
@preconcurrency @MainActor
open class UIAction: NSObject {
  open var title: String
  open var image: UIImage?
  /// The control or item that does the action at present.
  public private(set) var sender: Any?
  private let handler: (UIAction) -> Void

  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }

  /// Does the action on behalf of `sender`.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
