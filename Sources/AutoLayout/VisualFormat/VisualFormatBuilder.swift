/// Turns a visual format that has been read into constraints.
struct VisualFormatBuilder {
  /// Two edges that a connection stands between.
  struct Gap {
    var earlier: any LayoutItem
    var earlierAttribute: LayoutAttribute
    var later: any LayoutItem
    var laterAttribute: LayoutAttribute
    var position: Int
  }

  let format: VisualFormat
  let metrics: [String: Double]
  private let views: [String: any LayoutItem]
  var result = VisualFormatLayout()
  private(set) var axis = LayoutAxis.horizontal
  /// The gaps in which the equal distances of the format so far stand.
  var spacers: [Gap] = []

  init(_ format: VisualFormat, metrics: [String: Double], views: [String: any LayoutItem]) {
    self.format = format
    self.metrics = metrics
    self.views = views
  }

  /// Makes the constraints: per view the distance before it and its extents, then the distance to
  /// the superview, then alignment (VF-2).
  mutating func build(
    _ syntax: VisualFormatSyntax
  ) throws(VisualFormatError) -> VisualFormatLayout {
    switch syntax.orientation {
    case .axis(let axis): try build(syntax, along: axis)
    case .bothAxes: for axis in LayoutAxis.allCases { try build(syntax, along: axis) }
    case .depth: try buildDepths(syntax)
    }
    return result
  }

  private mutating func build(
    _ syntax: VisualFormatSyntax, along axis: LayoutAxis
  ) throws(VisualFormatError) {
    self.axis = axis
    spacers = []
    let groups = try items(syntax.chain)
    for (index, group) in groups.enumerated() {
      for (item, view) in zip(group, syntax.chain.groups[index]) {
        if index > 0 {
          for previous in groups[index - 1] {
            try connect(
              syntax.chain.connections[index - 1], from: previous, to: item,
              position: view.name.position)
          }
        } else if let opening = syntax.opening {
          try open(opening, to: item, position: syntax.openingPosition)
        }
        for predicate in view.predicates { try size(item, predicate) }
        if let stack = view.stack { try fill(item, with: stack) }
      }
    }
    if let closing = syntax.closing {
      for item in groups[groups.count - 1] {
        try close(closing, from: item, position: syntax.closingPosition)
      }
    }
    try equalizeSpacers()
    try align(groups)
  }

  /// Makes the constraints of relations of quantities, in textual order.
  mutating func build(
    _ relations: VisualFormatRelations
  ) throws(VisualFormatError) -> VisualFormatLayout {
    let item = try item(relations.view)
    for quantity in relations.quantities {
      for predicate in quantity.predicates {
        let priority = try priority(predicate)
        guard case .name(let name) = predicate.object, let attribute = predicate.attribute else {
          let constant = try metric(predicate.object) * predicate.multiplier + predicate.constant
          try relate(
            item, quantity.attribute, predicate.relation, nil, .notAnAttribute, constant, priority,
            predicate.position)
          continue
        }
        let other = name.text == "super" ? item.layoutParent : views[name.text]
        guard let other else {
          throw failure(.unknownView(name.text), name.position + name.text.count)
        }
        try relate(
          item, quantity.attribute, predicate.relation, other, attribute, predicate.constant,
          priority, predicate.position, multiplier: predicate.multiplier)
      }
    }
    return result
  }

  // MARK: Attributes

  private var isReversed: Bool {
    format.options.rawValue & VisualFormatOptions.directionMask
      == VisualFormatOptions.directionRightToLeft.rawValue
  }

  private var isFixed: Bool { format.options.rawValue & VisualFormatOptions.directionMask != 0 }

  /// The edge where the layout begins; with right-to-left direction that is the right one.
  var start: LayoutAttribute { axis == .vertical ? .top : sided(.leading) }
  var end: LayoutAttribute { axis == .vertical ? .bottom : sided(.trailing) }
  private var startMargin: LayoutAttribute {
    axis == .vertical ? .topMargin : sided(.leadingMargin)
  }
  private var endMargin: LayoutAttribute {
    axis == .vertical ? .bottomMargin : sided(.trailingMargin)
  }

  /// An edge as the side that it is in the direction of the options, if they have one.
  private func sided(_ attribute: LayoutAttribute) -> LayoutAttribute {
    isFixed ? attribute.resolved(for: isReversed ? .rightToLeft : .leftToRight) : attribute
  }

  var extent: LayoutAttribute { axis.extent }

  private var usesBaselines: Bool {
    axis == .vertical && format.options.contains(.spacingBaselineToBaseline)
  }

  /// Whether distances run against the coordinates: right to left, the two sides change places, so
  /// that they stay positive.
  var swapsSides: Bool { isReversed && axis == .horizontal }

  // MARK: Parts

  private mutating func open(
    _ connection: VisualFormatSyntax.Connection, to item: any LayoutItem, position: Int
  ) throws(VisualFormatError) {
    let superview = try superview(of: item, position)
    if case .standard = connection {
      try relate(item, start, .equal, superview, startMargin, 0, .required, position)
      return
    }
    try space(
      connection,
      Gap(
        earlier: superview, earlierAttribute: start, later: item, laterAttribute: start,
        position: position))
  }

  private mutating func close(
    _ connection: VisualFormatSyntax.Connection, from item: any LayoutItem, position: Int
  ) throws(VisualFormatError) {
    let superview = try superview(of: item, position)
    if case .standard = connection {
      try relate(superview, endMargin, .equal, item, end, 0, .required, position)
      return
    }
    try space(
      connection,
      Gap(
        earlier: item, earlierAttribute: end, later: superview, laterAttribute: end,
        position: position))
  }

  func superview(
    of item: any LayoutItem, _ position: Int
  ) throws(VisualFormatError) -> any LayoutItem {
    guard let superview = item.layoutParent else { throw failure(.noSuperview, position) }
    return superview
  }

  private mutating func connect(
    _ connection: VisualFormatSyntax.Connection, from previous: any LayoutItem,
    to item: any LayoutItem, position: Int
  ) throws(VisualFormatError) {
    try space(
      connection,
      Gap(
        earlier: previous, earlierAttribute: usesBaselines ? .lastBaseline : end, later: item,
        laterAttribute: usesBaselines ? .firstBaseline : start, position: position))
  }

  /// `later.attribute == earlier.attribute + distance`
  mutating func space(
    _ connection: VisualFormatSyntax.Connection, _ gap: Gap
  ) throws(VisualFormatError) {
    switch connection {
    case .disconnected: return
    case .flush: try space(gap, .equal, 0, .required)
    case .standard:
      try space(gap, .equal, VisualFormat.standardSpacing, .required)
      result.constraints.last?.standardSpace = .visualFormat
    case .predicates(let predicates):
      for predicate in predicates { try space(gap, predicate) }
    case .spacer(let predicates):
      for predicate in predicates { try space(gap, predicate) }
      spacers.append(gap)
    }
  }

  private mutating func space(
    _ gap: Gap, _ predicate: VisualFormatSyntax.Predicate
  ) throws(VisualFormatError) {
    if predicate.isPercentage {
      try spaceByShare(gap, predicate)
    } else {
      try space(gap, predicate.relation, try metric(predicate.object), try priority(predicate))
    }
  }

  private mutating func space(
    _ gap: Gap, _ relation: LayoutRelation, _ distance: Double, _ priority: LayoutPriority
  ) throws(VisualFormatError) {
    if swapsSides {
      try relate(
        gap.earlier, gap.earlierAttribute, relation, gap.later, gap.laterAttribute, distance,
        priority, gap.position)
    } else {
      try relate(
        gap.later, gap.laterAttribute, relation, gap.earlier, gap.earlierAttribute, distance,
        priority, gap.position)
    }
  }

  mutating func size(
    _ item: any LayoutItem, _ predicate: VisualFormatSyntax.Predicate
  ) throws(VisualFormatError) {
    let priority = try priority(predicate)
    let position = predicate.position
    if predicate.isPercentage {
      let superview = try superview(of: item, position)
      let share = try metric(predicate.object) / 100
      try relate(
        item, extent, predicate.relation, superview, extent, 0, priority, position,
        multiplier: share)
      return
    }
    // A name means a metric first, then a view (VF-6).
    if case .name(let name) = predicate.object, metrics[name.text] == nil {
      guard let other = views[name.text] else {
        throw failure(.unknownMetric(name.text), name.position)
      }
      try relate(
        item, extent, predicate.relation, other, predicate.attribute ?? extent,
        predicate.constant, priority, position, multiplier: predicate.multiplier)
      return
    }
    let length = try metric(predicate.object) * predicate.multiplier + predicate.constant
    try relate(
      item, extent, predicate.relation, nil, .notAnAttribute, length, priority, position)
  }

  /// Aligns each pair of neighbours by each attribute of the options (VF-4, VF-5).
  private mutating func align(_ groups: [[any LayoutItem]]) throws(VisualFormatError) {
    let attributes = format.options.alignedAttributes
    for attribute in attributes where attribute.axis == axis {
      throw failure(.alignmentAlongLayout(axis), format.format.count)
    }
    let items = groups.flatMap { $0 }
    for index in items.indices.dropFirst() {
      for attribute in attributes {
        try relate(
          items[index - 1], attribute, .equal, items[index], attribute, 0, .required,
          format.format.count)
      }
    }
  }

  // MARK: Values

  func items(
    _ chain: VisualFormatSyntax.Chain
  ) throws(VisualFormatError) -> [[any LayoutItem]] {
    var groups: [[any LayoutItem]] = []
    for group in chain.groups {
      var items: [any LayoutItem] = []
      for view in group { items.append(try item(view.name)) }
      groups.append(items)
    }
    return groups
  }

  private func item(
    _ name: VisualFormatSyntax.Name
  ) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[name.text] else {
      throw failure(.unknownView(name.text), name.position + name.text.count)
    }
    return item
  }

  func metric(_ object: VisualFormatSyntax.Object) throws(VisualFormatError) -> Double {
    switch object {
    case .number(let value): return value
    case .name(let name):
      guard let value = metrics[name.text] else {
        throw failure(.unknownMetric(name.text), name.position + name.text.count)
      }
      return value
    }
  }

  func priority(
    _ predicate: VisualFormatSyntax.Predicate
  ) throws(VisualFormatError) -> LayoutPriority {
    guard let priority = predicate.priority else { return .required }
    return LayoutPriority(Float(try metric(priority)))
  }

  mutating func relate(
    _ first: any LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: (any LayoutItem)?, _ secondAttribute: LayoutAttribute, _ constant: Double,
    _ priority: LayoutPriority, _ position: Int, multiplier: Double = 1
  ) throws(VisualFormatError) {
    do {
      result.constraints.append(
        try LayoutConstraint(
          first, firstAttribute, relation, to: second, secondAttribute, multiplier: multiplier,
          constant: constant, priority: priority))
    } catch {
      throw failure(.illegalConstraint(error), position)
    }
  }

  func failure(_ problem: VisualFormatError.Problem, _ position: Int) -> VisualFormatError {
    VisualFormatError(problem, format: format.format, position: position)
  }
}
