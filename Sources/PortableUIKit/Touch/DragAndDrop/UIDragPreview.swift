import Foundation

/// The picture of an item that is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UIDragPreview(view: view, parameters: parameters)
  }
}
