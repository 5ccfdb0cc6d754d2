import Foundation

/// The anchors of one item, made when first asked for and the same object ever after.
@MainActor struct LayoutAnchorCache {
  private var anchors: [NSLayoutConstraint.Attribute: AnyObject] = [:]

  nonisolated init() {}

  /// The anchor of an attribute, whatever its kind.
  mutating func anchor(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutAnchorItem
  ) -> NSObject {
    if attribute == .width || attribute == .height { return dimension(attribute, of: item) }
    return attribute.isVertical ? yAxis(attribute, of: item) : xAxis(attribute, of: item)
  }

  mutating func xAxis(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutAnchorItem
  ) -> NSLayoutXAxisAnchor {
    if let anchor = anchors[attribute] as? NSLayoutXAxisAnchor { return anchor }
    let anchor = NSLayoutXAxisAnchor(item: item, attribute: attribute)
    anchors[attribute] = anchor
    return anchor
  }

  mutating func yAxis(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutAnchorItem
  ) -> NSLayoutYAxisAnchor {
    if let anchor = anchors[attribute] as? NSLayoutYAxisAnchor { return anchor }
    let anchor = NSLayoutYAxisAnchor(item: item, attribute: attribute)
    anchors[attribute] = anchor
    return anchor
  }

  mutating func dimension(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutAnchorItem
  ) -> NSLayoutDimension {
    if let anchor = anchors[attribute] as? NSLayoutDimension { return anchor }
    let anchor = NSLayoutDimension(item: item, attribute: attribute)
    anchors[attribute] = anchor
    return anchor
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}
