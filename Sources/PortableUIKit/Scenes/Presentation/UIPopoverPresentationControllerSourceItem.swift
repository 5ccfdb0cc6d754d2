import Foundation

/// A possible target of a popover.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// The item's rectangle in the coordinates of `referenceView`.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { convert(bounds, to: referenceView) }
}
