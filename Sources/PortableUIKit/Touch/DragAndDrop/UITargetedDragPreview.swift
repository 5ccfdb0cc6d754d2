import Foundation

/// The picture of a dragged item with the place it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
    super.init(view: view, parameters: parameters, target: target)
  }

  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    self.init(view: view, parameters: parameters, target: UIDragPreviewTarget(of: view))
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// The same picture for another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    let parameters = parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters()
    return UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
