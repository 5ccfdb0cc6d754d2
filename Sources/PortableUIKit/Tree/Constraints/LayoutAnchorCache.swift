import Foundation

/// The anchors of one item, made when first asked for and the same object ever after.
@MainActor struct LayoutAnchorCache {
  private typealias Entry = (attribute: NSLayoutConstraint.Attribute, anchor: NSObject)

  /// In the order in which they were asked for, the first four here, as a placed item mostly has four.
  private var slots = InlineArray<4, Entry?>(repeating: nil)
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
    anchor(attribute, NSLayoutXAxisAnchor(item: item, attribute: attribute))
  }

  mutating func yAxis(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutAnchorItem
  ) -> NSLayoutYAxisAnchor {
    anchor(attribute, NSLayoutYAxisAnchor(item: item, attribute: attribute))
  }

  mutating func dimension(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutAnchorItem
  ) -> NSLayoutDimension {
    anchor(attribute, NSLayoutDimension(item: item, attribute: attribute))
  }

  /// The anchor of an attribute, which tells its class: as it was made before, or made now.
  private mutating func anchor<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, _ make: @autoclosure () -> Anchor
  ) -> Anchor {
    for place in slots.indices {
      guard let entry = slots[place] else {
        let anchor = make()
        slots[place] = (attribute, anchor)
        return anchor
      }
      if entry.attribute == attribute { return unsafeDowncast(entry.anchor, to: Anchor.self) }
    }
    if let entry = rest.first(where: { $0.attribute == attribute }) {
      return unsafeDowncast(entry.anchor, to: Anchor.self)
    }
    let anchor = make()
    rest.append((attribute, anchor))
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
