import Foundation

/// Where a preview comes from or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  /// The view in whose points the place is.
  public let container: UIView
  /// The middle of the preview in points of the container.
  public let center: CGPoint
  public let transform: CGAffineTransform

  public required init(
    container: UIView, center: CGPoint, transform: CGAffineTransform = .identity
  ) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// The place of a view itself.
  convenience init(of view: UIView) {
    self.init(container: view.superview ?? view, center: view.center)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(container: container, center: center, transform: transform)
  }
}
