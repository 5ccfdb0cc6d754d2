/// The anchors of an item, typed so that illegal pairs do not compile (AL-12).
///
///     let photo = LayoutAnchors(photoItem), card = LayoutAnchors(cardItem)
///     try engine.install(photo.leading.equal(to: card.leadingMargin))
///     try engine.install(photo.width.equal(to: photo.height, times: 2))
///     // photo.leading.equal(to: card.left), photo.top.equal(to: card.leading) and
///     // photo.width.equal(to: card.top) are no Swift.
public struct LayoutAnchors {
  public let item: any LayoutItem

  public init(_ item: any LayoutItem) {
    self.item = item
  }

  public var leading: LayoutAnchor<DirectionalSide> { .init(item, .leading) }
  public var trailing: LayoutAnchor<DirectionalSide> { .init(item, .trailing) }
  public var leadingMargin: LayoutAnchor<DirectionalSide> { .init(item, .leadingMargin) }
  public var trailingMargin: LayoutAnchor<DirectionalSide> { .init(item, .trailingMargin) }

  public var left: LayoutAnchor<FixedSide> { .init(item, .left) }
  public var right: LayoutAnchor<FixedSide> { .init(item, .right) }
  public var leftMargin: LayoutAnchor<FixedSide> { .init(item, .leftMargin) }
  public var rightMargin: LayoutAnchor<FixedSide> { .init(item, .rightMargin) }

  public var centerX: LayoutAnchor<CenterSide> { .init(item, .centerX) }
  public var centerXWithinMargins: LayoutAnchor<CenterSide> { .init(item, .centerXWithinMargins) }

  public var top: LayoutAnchor<VerticalSide> { .init(item, .top) }
  public var bottom: LayoutAnchor<VerticalSide> { .init(item, .bottom) }
  public var centerY: LayoutAnchor<VerticalSide> { .init(item, .centerY) }
  public var firstBaseline: LayoutAnchor<VerticalSide> { .init(item, .firstBaseline) }
  public var lastBaseline: LayoutAnchor<VerticalSide> { .init(item, .lastBaseline) }
  public var topMargin: LayoutAnchor<VerticalSide> { .init(item, .topMargin) }
  public var bottomMargin: LayoutAnchor<VerticalSide> { .init(item, .bottomMargin) }
  public var centerYWithinMargins: LayoutAnchor<VerticalSide> { .init(item, .centerYWithinMargins) }

  public var width: DimensionAnchor { .init(item, .width) }
  public var height: DimensionAnchor { .init(item, .height) }
}
