/// Turns a stack's configuration and the place of one entry into the relations that lay it out.
struct StackComposition {
  private(set) var relations: [StackRelation] = []

  private let configuration: StackConfiguration
  private let container: any LayoutItem
  /// The container, or the guide at its margins.
  private let canvas: any LayoutItem

  /// - Parameter canvas: the container, or the guide at its margins.
  init(_ configuration: StackConfiguration, container: any LayoutItem, canvas: any LayoutItem) {
    self.configuration = configuration
    self.container = container
    self.canvas = canvas
  }

  /// The items around an entry that its relations name.
  struct Neighbourhood {
    /// The visible item before.
    var before: (any LayoutItem)?
    /// The first visible item.
    var leader: (any LayoutItem)?
    /// The guide over the gap before the item.
    var gap: LayoutSpacer?
    /// The guide over the first gap.
    var firstGap: LayoutSpacer?
    /// The spacer across the axis, where there is one.
    var spanner: LayoutSpacer?
  }

  /// The first order from which on priorities do not fall any more.
  static let lastOrder = 248

  // MARK: Attributes

  private var axis: LayoutAxis { configuration.axis }
  private var isHorizontal: Bool { axis == .horizontal }
  private var start: LayoutAttribute { isHorizontal ? .leading : .top }
  private var end: LayoutAttribute { isHorizontal ? .trailing : .bottom }
  private var middle: LayoutAttribute { isHorizontal ? .centerX : .centerY }
  private var extent: LayoutAttribute { axis.extent }
  private var crossStart: LayoutAttribute { isHorizontal ? .top : .leading }
  private var crossEnd: LayoutAttribute { isHorizontal ? .bottom : .trailing }
  private var crossMiddle: LayoutAttribute { isHorizontal ? .centerY : .centerX }
  private var crossExtent: LayoutAttribute { isHorizontal ? .height : .width }

  /// Whether spacing and ends are measured at baselines (SV-22).
  private var usesBaselines: Bool { configuration.isBaselineRelative && !isHorizontal }

  /// Whether items are aligned by baselines, which are in line only along a horizontal axis.
  private var alignsBaselines: Bool {
    isHorizontal
      && (configuration.alignment == .firstBaseline || configuration.alignment == .lastBaseline)
  }

  /// Whether items fill the stack across the axis.
  private var fillsAcross: Bool {
    switch configuration.alignment {
    case .fill: true
    case .firstBaseline, .lastBaseline: !isHorizontal
    default: false
    }
  }

  private mutating func relate(
    _ group: String, _ first: any LayoutItem, _ firstAttribute: LayoutAttribute,
    _ second: any LayoutItem, _ secondAttribute: LayoutAttribute
  ) {
    relate(group, first, firstAttribute, .equal, second, secondAttribute)
  }

  private mutating func relate(
    _ group: String, _ first: any LayoutItem, _ firstAttribute: LayoutAttribute,
    _ relation: LayoutRelation, _ second: (any LayoutItem)?,
    _ secondAttribute: LayoutAttribute, constant: Double = 0,
    at priority: LayoutPriority = .required
  ) {
    relations.append(
      StackRelation(
        group: group, first: first, firstAttribute: firstAttribute, relation: relation,
        second: second, secondAttribute: secondAttribute, constant: constant, priority: priority))
  }

  /// Pulls `item`'s extent to nothing.
  private mutating func shrink(
    _ group: String, _ item: any LayoutItem, _ attribute: LayoutAttribute,
    at priority: LayoutPriority
  ) {
    relate(group, item, attribute, .equal, nil, .notAnAttribute, at: priority)
  }

  // MARK: The stack as a whole

  /// Whether a spacer across the axis contains the items: where they do not fill the stack, but for
  /// a single centred one (SV-20).
  ///
  /// Recorded frames of rows of baselines show the first item's edge at the canvas instead.
  func usesSpanner(visibleCount: Int) -> Bool {
    guard visibleCount > 0, !fillsAcross, !alignsBaselines else { return false }
    return configuration.alignment != .center || visibleCount > 1
  }

  /// Draws the stack itself to no more room than its items take, and places the spacer in it.
  ///
  /// A stack that shows nothing takes no room along either axis (SV-31).
  mutating func composeStack(visibleCount: Int, spanner: LayoutSpacer?) {
    guard visibleCount > 0 else {
      shrink("UISV-canvas-fit", container, extent, at: LayoutPriority(49))
      return shrink("UISV-canvas-fit", container, crossExtent, at: LayoutPriority(49))
    }
    if !configuration.distribution.hasExactSpacing {
      shrink("UISV-canvas-fit", container, extent, at: LayoutPriority(49))
    }
    guard !fillsAcross else { return }
    guard let spanner else {
      return shrink("UISV-canvas-fit", container, crossExtent, at: LayoutPriority(49))
    }
    let group = "UISV-canvas-connection"
    if configuration.alignment != .leading {
      relate(group, canvas, crossStart, spanner, crossStart)
    }
    if configuration.alignment != .trailing {
      relate(group, canvas, crossEnd, spanner, crossEnd)
    }
    shrink("UISV-spanning-fit", spanner, crossExtent, at: LayoutPriority(51))
  }

  // MARK: One entry

  mutating func compose(
    _ entry: StackArrangement.Entry, at place: StackPlace, among others: Neighbourhood
  ) {
    guard !entry.isHidden else {
      composeHidden(entry.item, place, others)
      return
    }
    composeEnds(entry.item, place, others)
    composeLength(entry.item, place, others)
    composeAcross(entry, place, others)
  }

  /// The first item begins, and the last ends, at the canvas; others follow their neighbour.
  private mutating func composeEnds(
    _ item: any LayoutItem, _ place: StackPlace, _ others: Neighbourhood
  ) {
    let group = "UISV-canvas-connection"
    if place.isFirst { relate(group, canvas, start, item, usesBaselines ? .firstBaseline : start) }
    if let before = others.before {
      relate(
        "UISV-spacing", item, usesBaselines ? .firstBaseline : start,
        configuration.distribution.hasExactSpacing ? .equal : .greaterThanOrEqual,
        before, usesBaselines ? .lastBaseline : end, constant: place.spacing)
    }
    if place.isLast { relate(group, canvas, end, item, usesBaselines ? .lastBaseline : end) }
  }

  private mutating func composeLength(
    _ item: any LayoutItem, _ place: StackPlace, _ others: Neighbourhood
  ) {
    if place.isEqual, !place.isFirst, let leader = others.leader {
      relate("UISV-fill-equally", item, extent, leader, extent)
    }
    if let share = place.share { composeShare(item, share, place) }
    switch configuration.distribution {
    case .equalSpacing:
      composeGap(item, from: end, to: start, at: .required, others)
    case .equalCentering:
      // Falling priorities make the earlier distances the ones that hold (UISV-fill-equally).
      let priority = LayoutPriority(Float(max(151 - place.order, 100)))
      composeGap(item, from: middle, to: middle, at: priority, others)
    default: break
    }
  }

  /// Each item has its share of the canvas, by natural length (UISV-fill-proportionally).
  private mutating func composeShare(
    _ item: any LayoutItem, _ share: Double, _ place: StackPlace
  ) {
    let priority = LayoutPriority(Float(max(999 - place.order, 751)))
    guard share != 0 else {
      shrink("UISV-fill-proportionally", item, extent, at: priority)
      return
    }
    relations.append(
      StackRelation(
        group: "UISV-fill-proportionally", first: item, firstAttribute: extent,
        second: canvas, secondAttribute: extent, multiplier: share,
        priority: place.isAlone ? .required : priority))
  }

  /// Guides span the gaps, or the distances of centres, and are equally long.
  private mutating func composeGap(
    _ item: any LayoutItem, from near: LayoutAttribute, to far: LayoutAttribute,
    at priority: LayoutPriority, _ others: Neighbourhood
  ) {
    guard let gap = others.gap, let firstGap = others.firstGap, let before = others.before else {
      return
    }
    let group = "UISV-distributing-edge"
    relate(group, gap, start, before, near)
    if far == start {
      relate(group, item, far, gap, end)
    } else {
      relate(group, gap, end, item, far)
    }
    if gap !== firstGap {
      relate("UISV-fill-equally", gap, extent, .equal, firstGap, extent, at: priority)
    }
  }

  // MARK: Across the axis

  private mutating func composeAcross(
    _ entry: StackArrangement.Entry, _ place: StackPlace, _ others: Neighbourhood
  ) {
    let item = entry.item
    let leader = others.leader ?? item
    if fillsAcross {
      align(item, crossStart, leader)
      align(item, crossEnd, leader)
      return
    }
    if alignsBaselines {
      composeBaseline(item, leader)
      if let share = place.textShare { composeTextWidth(item, share) }
    } else {
      composeAlignment(item, leader)
      composeSpan(item, others.spanner)
    }
    shrink("UISV-ambiguity-suppression", item, crossExtent, at: LayoutPriority(25))
  }

  /// Has one edge of the first item lie at the canvas, and those of the others in line with it.
  private mutating func align(
    _ item: any LayoutItem, _ attribute: LayoutAttribute, _ leader: any LayoutItem
  ) {
    if item === leader {
      relate("UISV-canvas-connection", canvas, attribute, item, attribute)
    } else {
      relate("UISV-alignment", leader, attribute, item, attribute)
    }
  }

  private mutating func composeAlignment(_ item: any LayoutItem, _ leader: any LayoutItem) {
    switch configuration.alignment {
    case .leading: align(item, crossStart, leader)
    case .trailing: align(item, crossEnd, leader)
    default: align(item, crossMiddle, leader)
    }
  }

  /// The spacer contains the item, which nearly holds it at the edge that items are aligned at; an
  /// item without a spacer lies within the canvas.
  private mutating func composeSpan(_ item: any LayoutItem, _ spanner: LayoutSpacer?) {
    let group = spanner == nil ? "UISV-canvas-connection" : "UISV-spanning-boundary"
    let outer: any LayoutItem = spanner ?? canvas
    let strong = LayoutPriority(999.5)
    if configuration.alignment == .leading {
      relate(group, outer, crossStart, .equal, item, crossStart, at: strong)
    } else {
      relate(group, outer, crossStart, .lessThanOrEqual, item, crossStart)
    }
    if configuration.alignment == .trailing {
      relate(group, outer, crossEnd, .equal, item, crossEnd, at: strong)
    } else {
      relate(group, outer, crossEnd, .greaterThanOrEqual, item, crossEnd)
    }
  }

  /// Baselines in line; recorded frames show the first item's edge at the canvas and the others
  /// free to stick out on that side.
  private mutating func composeBaseline(_ item: any LayoutItem, _ leader: any LayoutItem) {
    let isFirst = configuration.alignment == .firstBaseline
    let baseline: LayoutAttribute = isFirst ? .firstBaseline : .lastBaseline
    if item === leader {
      let edge: LayoutAttribute = isFirst ? .top : .bottom
      relate("UISV-canvas-connection", canvas, edge, item, edge)
    } else {
      relate("UISV-alignment", leader, baseline, item, baseline)
    }
    if isFirst {
      relate("UISV-spanning-boundary", canvas, .bottom, .greaterThanOrEqual, item, .bottom)
    } else {
      relate("UISV-spanning-boundary", canvas, .top, .lessThanOrEqual, item, .top)
    }
  }

  /// Texts that wrap share a row of baselines evenly, for one line more of one would be as good as
  /// one of another; stronger than their natural widths, weaker than a width of their own.
  private mutating func composeTextWidth(_ item: any LayoutItem, _ share: Double) {
    relations.append(
      StackRelation(
        group: "UISV-text-width-disambiguation", first: item, firstAttribute: .width,
        second: canvas, secondAttribute: .width, multiplier: share, priority: LayoutPriority(760)))
  }

  // MARK: Hidden items

  /// A hidden item is parked without length in the middle of the gap it would have opened.
  ///
  /// Nearly required, so that a fixed length of its own is neither reported as a conflict nor
  /// moves its neighbours; across the axis it fills the canvas as far as nothing else minds, from
  /// the start on where it is too long.
  private mutating func composeHidden(
    _ item: any LayoutItem, _ place: StackPlace, _ others: Neighbourhood
  ) {
    let group = "UISV-hiding"
    let strong = LayoutPriority(999.999)
    shrink(group, item, extent, at: strong)
    if let before = others.before, !place.isLast {
      relate(
        group, item, start, .equal, before, end, constant: place.spacing / 2, at: strong)
    } else {
      let edge = place.isFirst ? start : end
      relate(group, item, start, .equal, canvas, edge, at: strong)
    }
    relate(group, item, crossStart, .equal, canvas, crossStart, at: LayoutPriority(2))
    relate(group, item, crossEnd, .equal, canvas, crossEnd, at: LayoutPriority(1))
  }
}
