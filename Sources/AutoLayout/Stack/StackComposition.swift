/// Turns a stack's configuration and entries into the relations that lay them out.
struct StackComposition {
  private(set) var relations: [StackRelation] = []
  private(set) var gapCount = 0

  private let stack: StackArrangement
  private let engine: LayoutEngine
  private let configuration: StackConfiguration
  private let container: any LayoutItem
  /// The container, or the guide at its margins.
  private let canvas: any LayoutItem
  private let visible: [StackArrangement.Entry]

  init(_ stack: StackArrangement, container: any LayoutItem, engine: LayoutEngine) {
    self.stack = stack
    self.engine = engine
    self.container = container
    configuration = stack.configuration
    canvas =
      configuration.isMarginsRelative ? stack.marginsCanvas(in: engine) : container
    visible = stack.entries.filter { !$0.isHidden }
    composeCanvas()
    composeSpacing()
    composeDistribution()
    composeAlignment()
    composeHidden()
  }

  // MARK: Attributes

  private var axis: LayoutAxis { configuration.axis }
  private var isHorizontal: Bool { axis == .horizontal }
  private var start: LayoutAttribute { isHorizontal ? .leading : .top }
  private var end: LayoutAttribute { isHorizontal ? .trailing : .bottom }
  private var middle: LayoutAttribute { isHorizontal ? .centerX : .centerY }
  private var extent: LayoutAttribute { isHorizontal ? .width : .height }
  private var crossStart: LayoutAttribute { isHorizontal ? .top : .leading }
  private var crossEnd: LayoutAttribute { isHorizontal ? .bottom : .trailing }
  private var crossMiddle: LayoutAttribute { isHorizontal ? .centerY : .centerX }
  private var crossExtent: LayoutAttribute { isHorizontal ? .height : .width }

  /// Whether spacing and ends are measured at baselines (SV-22).
  private var usesBaselines: Bool { configuration.isBaselineRelative && !isHorizontal }

  private mutating func relate(
    _ group: String, _ first: any LayoutItem, _ firstAttribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal, _ second: (any LayoutItem)?,
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

  // MARK: Along the axis

  /// The first item begins, and the last ends, at the canvas.
  private mutating func composeCanvas() {
    guard let first = visible.first?.item, let last = visible.last?.item else { return }
    let group = "UISV-canvas-connection"
    relate(group, first, usesBaselines ? .firstBaseline : start, canvas, start)
    relate(group, last, usesBaselines ? .lastBaseline : end, canvas, end)
  }

  private mutating func relate(
    _ group: String, _ first: any LayoutItem, _ firstAttribute: LayoutAttribute,
    _ second: any LayoutItem, _ secondAttribute: LayoutAttribute
  ) {
    relate(group, first, firstAttribute, .equal, second, secondAttribute)
  }

  private func spacing(after index: Int) -> Double {
    visible[index].spacingAfter ?? configuration.spacing
  }

  private mutating func composeSpacing() {
    guard visible.count > 1 else { return }
    let relation: LayoutRelation =
      configuration.distribution.hasExactSpacing ? .equal : .greaterThanOrEqual
    for index in 1..<visible.count {
      relate(
        "UISV-spacing", visible[index].item, usesBaselines ? .firstBaseline : start, relation,
        visible[index - 1].item, usesBaselines ? .lastBaseline : end,
        constant: spacing(after: index - 1))
    }
  }

  private mutating func composeDistribution() {
    switch configuration.distribution {
    case .fill: break
    case .fillEqually: composeEqualExtents()
    case .fillProportionally: composeProportionalExtents()
    case .equalSpacing: composeGaps(from: end, to: start) { _ in .required }
    case .equalCentering:
      // Falling priorities make the earlier distances the ones that hold (UISV-fill-equally).
      composeGaps(from: middle, to: middle) { LayoutPriority(Float(max(150 - $0, 100))) }
    }
    if !configuration.distribution.hasExactSpacing, !visible.isEmpty {
      shrink("UISV-canvas-fit", container, extent, at: LayoutPriority(49))
    }
  }

  private mutating func composeEqualExtents() {
    guard let first = visible.first?.item else { return }
    for entry in visible.dropFirst() {
      relate("UISV-fill-equally", entry.item, extent, first, extent)
    }
  }

  /// Each item has its share of the canvas, by natural length (UISV-fill-proportionally).
  ///
  /// An item without natural length takes what remains; without any natural length all are equal.
  private mutating func composeProportionalExtents() {
    let lengths = visible.map {
      $0.naturalLength ?? StackArrangement.naturalLength(of: $0.item, axis, in: engine)
    }
    let natural = lengths.reduce(0) { $0 + ($1 ?? 0) }
    guard natural > 0 else {
      composeEqualExtents()
      return
    }
    var total = natural
    for index in visible.indices.dropLast() { total += spacing(after: index) }
    guard total > 0 else { return }
    for (index, entry) in visible.enumerated() {
      guard let length = lengths[index] else { continue }
      let priority = LayoutPriority(Float(max(999 - index, 751)))
      if length == 0 {
        shrink("UISV-fill-proportionally", entry.item, extent, at: priority)
      } else {
        relations.append(
          StackRelation(
            group: "UISV-fill-proportionally", first: entry.item, firstAttribute: extent,
            second: canvas, secondAttribute: extent, multiplier: length / total,
            priority: visible.count == 1 ? .required : priority))
      }
    }
  }

  /// Guides span the gaps, or the distances of centres, and are equally long.
  private mutating func composeGaps(
    from near: LayoutAttribute, to far: LayoutAttribute, priority: (Int) -> LayoutPriority
  ) {
    guard visible.count > 2 else { return }
    gapCount = visible.count - 1
    let firstGap = stack.gap(0)
    for index in 0..<gapCount {
      let gap = stack.gap(index)
      relate("UISV-distributing-edge", gap, start, visible[index].item, near)
      relate("UISV-distributing-edge", gap, end, visible[index + 1].item, far)
      if index > 0 {
        relate(
          "UISV-fill-equally", gap, extent, .equal, firstGap, extent, at: priority(index))
      }
    }
  }

  // MARK: Across the axis

  private mutating func composeAlignment() {
    guard !visible.isEmpty else { return }
    let alignment = configuration.alignment
    let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    // Baselines are in line only along a horizontal axis.
    if alignment == .fill || isBaseline && !isHorizontal {
      for entry in visible {
        relate("UISV-alignment", entry.item, crossStart, canvas, crossStart)
        relate("UISV-alignment", entry.item, crossEnd, canvas, crossEnd)
      }
      return
    }
    if isBaseline {
      composeBaselines(isFirst: alignment == .firstBaseline)
      composeTextWidths()
    } else {
      for entry in visible { align(entry.item, alignment) }
    }
    for entry in visible {
      shrink("UISV-ambiguity-suppression", entry.item, crossExtent, at: LayoutPriority(25))
    }
    let isSingleCenter = alignment == .center && visible.count == 1
    shrink(
      isBaseline || isSingleCenter ? "UISV-canvas-fit" : "UISV-spanning-fit", container,
      crossExtent, at: LayoutPriority(isBaseline || isSingleCenter ? 49 : 51))
  }

  private mutating func align(_ item: any LayoutItem, _ alignment: StackConfiguration.Alignment) {
    let boundary = "UISV-spanning-boundary"
    switch alignment {
    case .leading:
      relate("UISV-alignment", item, crossStart, canvas, crossStart)
      relate(boundary, item, crossEnd, .lessThanOrEqual, canvas, crossEnd)
    case .trailing:
      relate(boundary, item, crossStart, .greaterThanOrEqual, canvas, crossStart)
      relate("UISV-alignment", item, crossEnd, canvas, crossEnd)
    default:
      relate("UISV-alignment", item, crossMiddle, canvas, crossMiddle)
      relate(boundary, item, crossStart, .greaterThanOrEqual, canvas, crossStart)
      relate(boundary, item, crossEnd, .lessThanOrEqual, canvas, crossEnd)
    }
  }

  /// Baselines in line; recorded frames show the first item's edge at the canvas and the others
  /// free to stick out on that side.
  private mutating func composeBaselines(isFirst: Bool) {
    let leader = visible[0].item
    let baseline: LayoutAttribute = isFirst ? .firstBaseline : .lastBaseline
    relate(
      "UISV-canvas-connection", leader, isFirst ? .top : .bottom, canvas, isFirst ? .top : .bottom)
    for entry in visible {
      if entry.item !== leader { relate("UISV-alignment", entry.item, baseline, leader, baseline) }
      if isFirst {
        relate(
          "UISV-spanning-boundary", entry.item, .bottom, .lessThanOrEqual, canvas, .bottom)
      } else {
        relate("UISV-spanning-boundary", entry.item, .top, .greaterThanOrEqual, canvas, .top)
      }
    }
  }

  /// Texts that wrap share a row of baselines evenly, for one line more of one would be as good as
  /// one of another; stronger than their natural widths, weaker than a width of their own.
  private mutating func composeTextWidths() {
    guard visible.count > 1 else { return }
    for entry in visible where entry.wrapsText {
      relations.append(
        StackRelation(
          group: "UISV-text-width-disambiguation", first: entry.item, firstAttribute: .width,
          second: canvas, secondAttribute: .width, multiplier: 1 / Double(visible.count),
          priority: LayoutPriority(760)))
    }
  }

  // MARK: Hidden items

  /// A hidden item is parked without length in the middle of the gap it would have opened.
  ///
  /// Nearly required, so that a fixed length of its own is neither reported as a conflict nor
  /// moves its neighbours; across the axis it fills the canvas as far as nothing else minds.
  private mutating func composeHidden() {
    let group = "UISV-hiding"
    let strong = LayoutPriority(999.999)
    var lastVisible: Int?
    var visibleCount = 0
    for entry in stack.entries {
      guard entry.isHidden else {
        lastVisible = visibleCount
        visibleCount += 1
        continue
      }
      shrink(group, entry.item, extent, at: strong)
      if let lastVisible, lastVisible + 1 < visible.count {
        relate(
          group, entry.item, start, .equal, visible[lastVisible].item, end,
          constant: spacing(after: lastVisible) / 2, at: strong)
      } else {
        let edge = lastVisible == nil ? start : end
        relate(group, entry.item, start, .equal, canvas, edge, at: strong)
      }
      relate(group, entry.item, crossStart, .equal, canvas, crossStart, at: LayoutPriority(1))
      relate(group, entry.item, crossEnd, .equal, canvas, crossEnd, at: LayoutPriority(1))
    }
  }
}
