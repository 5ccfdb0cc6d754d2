import Foundation

/// Something that has items for the focus in places of its own.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: AnyObject {
  /// The items in a rectangle, in points of the container.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

extension UIView: UIFocusItemContainer {}
