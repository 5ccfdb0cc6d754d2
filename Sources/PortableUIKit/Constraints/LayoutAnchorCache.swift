import Foundation

/// The anchors of one item, made when first asked for and the same object ever after.
@MainActor struct LayoutAnchorCache {
  private typealias Entry = (attribute: NSLayoutConstraint.Attribute, anchor: NSObject)

  /// In the order in which they were asked for, the first four here, as a placed item mostly has four.
  private var first: Entry?
  private var second: Entry?
  private var third: Entry?
  private var fourth: Entry?
  private var rest: [Entry] = []

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
    if let anchor = made(attribute) as? NSLayoutXAxisAnchor { return anchor }
    return keep(NSLayoutXAxisAnchor(item: item, attribute: attribute), attribute)
  }

  mutating func yAxis(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutAnchorItem
  ) -> NSLayoutYAxisAnchor {
    if let anchor = made(attribute) as? NSLayoutYAxisAnchor { return anchor }
    return keep(NSLayoutYAxisAnchor(item: item, attribute: attribute), attribute)
  }

  mutating func dimension(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutAnchorItem
  ) -> NSLayoutDimension {
    if let anchor = made(attribute) as? NSLayoutDimension { return anchor }
    return keep(NSLayoutDimension(item: item, attribute: attribute), attribute)
  }

  /// The anchor of an attribute, if it was asked for before.
  private func made(_ attribute: NSLayoutConstraint.Attribute) -> NSObject? {
    if let first, first.attribute == attribute { return first.anchor }
    if let second, second.attribute == attribute { return second.anchor }
    if let third, third.attribute == attribute { return third.anchor }
    if let fourth, fourth.attribute == attribute { return fourth.anchor }
    for entry in rest where entry.attribute == attribute { return entry.anchor }
    return nil
  }

  private mutating func keep<Anchor: NSObject>(
    _ anchor: Anchor, _ attribute: NSLayoutConstraint.Attribute
  ) -> Anchor {
    if first == nil {
      first = (attribute, anchor)
    } else if second == nil {
      second = (attribute, anchor)
    } else if third == nil {
      third = (attribute, anchor)
    } else if fourth == nil {
      fourth = (attribute, anchor)
    } else {
      rest.append((attribute, anchor))
    }
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
