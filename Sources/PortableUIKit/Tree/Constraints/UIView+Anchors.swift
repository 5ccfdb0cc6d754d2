internal import AutoLayout
import Foundation

extension UIView: LayoutAnchorItem {
  var hostView: UIView? { self }

  var layoutItem: any LayoutItem { self }

  func anchor(for attribute: NSLayoutConstraint.Attribute) -> NSObject {
    layoutState.anchors.anchor(attribute, of: self)
  }
}
