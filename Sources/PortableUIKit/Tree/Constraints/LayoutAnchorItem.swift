internal import AutoLayout
import Foundation

/// An item with anchors: a view or a layout guide.
@MainActor protocol LayoutAnchorItem: AnyObject {
  /// The view in whose coordinates the item lies: a view itself, or a guide's owner.
  var hostView: UIView? { get }
  /// Where those find the item who do not keep it.
  var place: AnchorPlace { get }
  /// The item as the engine knows it.
  var layoutItem: any LayoutItem { get }
  func anchor(for attribute: NSLayoutConstraint.Attribute) -> NSObject
}
