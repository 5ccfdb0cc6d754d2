internal import AutoLayout
import Foundation

extension UIView: LayoutAnchorItem {
  var hostView: UIView? { self }

  var layoutItem: any LayoutItem { self }

  func anchor(for attribute: NSLayoutConstraint.Attribute) -> NSObject {
    layoutState.anchors.anchor(attribute, of: self)
  }

  public var leadingAnchor: NSLayoutXAxisAnchor { layoutState.anchors.xAxis(.leading, of: self) }
  public var trailingAnchor: NSLayoutXAxisAnchor { layoutState.anchors.xAxis(.trailing, of: self) }
  public var leftAnchor: NSLayoutXAxisAnchor { layoutState.anchors.xAxis(.left, of: self) }
  public var rightAnchor: NSLayoutXAxisAnchor { layoutState.anchors.xAxis(.right, of: self) }
  public var topAnchor: NSLayoutYAxisAnchor { layoutState.anchors.yAxis(.top, of: self) }
  public var bottomAnchor: NSLayoutYAxisAnchor { layoutState.anchors.yAxis(.bottom, of: self) }
  public var widthAnchor: NSLayoutDimension { layoutState.anchors.dimension(.width, of: self) }
  public var heightAnchor: NSLayoutDimension { layoutState.anchors.dimension(.height, of: self) }
  public var centerXAnchor: NSLayoutXAxisAnchor { layoutState.anchors.xAxis(.centerX, of: self) }
  public var centerYAnchor: NSLayoutYAxisAnchor { layoutState.anchors.yAxis(.centerY, of: self) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    layoutState.anchors.yAxis(.firstBaseline, of: self)
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    layoutState.anchors.yAxis(.lastBaseline, of: self)
  }
}
