import Foundation

/// The anchors of one item, made when first asked for and the same object ever after.
@MainActor struct LayoutAnchorCache {
  private var anchors: [NSLayoutConstraint.Attribute: AnyObject] = [:]

  nonisolated init() {}

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
