/// Turns a visual format that has been read into constraints.
struct VisualFormatBuilder {
  private let format: VisualFormat
  private let metrics: [String: Double]
  private let views: [String: any LayoutItem]
  private var result: [LayoutConstraint] = []
  private var axis = LayoutAxis.horizontal

  init(_ format: VisualFormat, metrics: [String: Double], views: [String: any LayoutItem]) {
    self.format = format
    self.metrics = metrics
    self.views = views
  }

  /// Makes the constraints: per view the distance before it and its extents, then the distance to
  /// the superview, then alignment (VF-2).
  mutating func build(_ syntax: VisualFormatSyntax) throws(VisualFormatError) -> [LayoutConstraint]
  {
    if syntax.isAlongBothAxes {
      var single = syntax
      single.isAlongBothAxes = false
      for axis in LayoutAxis.allCases {
        single.axis = axis
        _ = try build(single)
      }
      return result
    }
    axis = syntax.axis
    var items: [any LayoutItem] = []
    for view in syntax.views { items.append(try item(view.name)) }
    for (index, view) in syntax.views.enumerated() {
      if index > 0 {
        try connect(
          syntax.connections[index - 1], from: items[index - 1], to: items[index],
          position: view.name.position)
      } else if let opening = syntax.opening {
        try open(opening, to: items[0], position: syntax.openingPosition)
      }
      for predicate in view.predicates { try size(items[index], predicate) }
    }
    if let closing = syntax.closing {
      try close(closing, from: items[items.count - 1], position: syntax.closingPosition)
    }
    try align(items)
    return result
  }

  /// Makes the constraints of relations of quantities, in textual order.
  mutating func build(
    _ relations: VisualFormatRelations
  ) throws(VisualFormatError) -> [LayoutConstraint] {
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
  private var start: LayoutAttribute {
    if axis == .vertical { return .top }
    return isFixed ? (isReversed ? .right : .left) : .leading
  }

  private var end: LayoutAttribute {
    if axis == .vertical { return .bottom }
    return isFixed ? (isReversed ? .left : .right) : .trailing
  }

  private var startMargin: LayoutAttribute {
    if axis == .vertical { return .topMargin }
    return isFixed ? (isReversed ? .rightMargin : .leftMargin) : .leadingMargin
  }

  private var endMargin: LayoutAttribute {
    if axis == .vertical { return .bottomMargin }
    return isFixed ? (isReversed ? .leftMargin : .rightMargin) : .trailingMargin
  }

  private var extent: LayoutAttribute { axis == .horizontal ? .width : .height }

  private var usesBaselines: Bool {
    axis == .vertical && format.options.contains(.spacingBaselineToBaseline)
  }

  // MARK: Parts

  private mutating func open(
    _ connection: VisualFormatSyntax.Connection, to item: any LayoutItem, position: Int
  ) throws(VisualFormatError) {
    guard let superview = item.layoutParent else { throw failure(.noSuperview, position) }
    if case .standard = connection {
      try relate(item, start, .equal, superview, startMargin, 0, .required, position)
      return
    }
    try space(connection, item, start, superview, start, position)
  }

  private mutating func close(
    _ connection: VisualFormatSyntax.Connection, from item: any LayoutItem, position: Int
  ) throws(VisualFormatError) {
    guard let superview = item.layoutParent else { throw failure(.noSuperview, position) }
    if case .standard = connection {
      try relate(superview, endMargin, .equal, item, end, 0, .required, position)
      return
    }
    try space(connection, superview, end, item, end, position)
  }

  private mutating func connect(
    _ connection: VisualFormatSyntax.Connection, from previous: any LayoutItem,
    to item: any LayoutItem, position: Int
  ) throws(VisualFormatError) {
    try space(
      connection, item, usesBaselines ? .firstBaseline : start, previous,
      usesBaselines ? .lastBaseline : end, position)
  }

  /// `later.attribute == earlier.attribute + distance`; right to left, the two change sides, so
  /// that distances stay positive.
  private mutating func space(
    _ connection: VisualFormatSyntax.Connection, _ later: any LayoutItem,
    _ laterAttribute: LayoutAttribute, _ earlier: any LayoutItem,
    _ earlierAttribute: LayoutAttribute, _ position: Int
  ) throws(VisualFormatError) {
    var predicates: [(LayoutRelation, Double, LayoutPriority)] = []
    switch connection {
    case .flush: predicates = [(.equal, 0, .required)]
    case .standard: predicates = [(.equal, VisualFormat.standardSpacing, .required)]
    case .predicates(let list):
      for predicate in list {
        predicates.append(
          (predicate.relation, try metric(predicate.object), try priority(predicate)))
      }
    }
    let swaps = isReversed && axis == .horizontal
    let isStandard = connection == .standard
    for (relation, distance, priority) in predicates {
      if swaps {
        try relate(
          earlier, earlierAttribute, relation, later, laterAttribute, distance, priority, position)
      } else {
        try relate(
          later, laterAttribute, relation, earlier, earlierAttribute, distance, priority, position)
      }
      if isStandard { result.last?.standardSpace = .visualFormat }
    }
  }

  private mutating func size(
    _ item: any LayoutItem, _ predicate: VisualFormatSyntax.Predicate
  ) throws(VisualFormatError) {
    let priority = try priority(predicate)
    let position = predicate.position
    if predicate.isPercentage {
      guard let superview = item.layoutParent else { throw failure(.noSuperview, position) }
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
  private mutating func align(_ items: [any LayoutItem]) throws(VisualFormatError) {
    let attributes = format.options.alignedAttributes
    for attribute in attributes where attribute.axis == axis {
      throw failure(.alignmentAlongLayout(axis), format.format.count)
    }
    for index in items.indices.dropFirst() {
      for attribute in attributes {
        try relate(
          items[index - 1], attribute, .equal, items[index], attribute, 0, .required,
          format.format.count)
      }
    }
  }

  // MARK: Values

  private func item(
    _ name: VisualFormatSyntax.Name
  ) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[name.text] else {
      throw failure(.unknownView(name.text), name.position + name.text.count)
    }
    return item
  }

  private func metric(_ object: VisualFormatSyntax.Object) throws(VisualFormatError) -> Double {
    switch object {
    case .number(let value): return value
    case .name(let name):
      guard let value = metrics[name.text] else {
        throw failure(.unknownMetric(name.text), name.position + name.text.count)
      }
      return value
    }
  }

  private func priority(
    _ predicate: VisualFormatSyntax.Predicate
  ) throws(VisualFormatError) -> LayoutPriority {
    guard let priority = predicate.priority else { return .required }
    return LayoutPriority(Float(try metric(priority)))
  }

  private mutating func relate(
    _ first: any LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: (any LayoutItem)?, _ secondAttribute: LayoutAttribute, _ constant: Double,
    _ priority: LayoutPriority, _ position: Int, multiplier: Double = 1
  ) throws(VisualFormatError) {
    do {
      result.append(
        try LayoutConstraint(
          first, firstAttribute, relation, to: second, secondAttribute, multiplier: multiplier,
          constant: constant, priority: priority))
    } catch {
      throw failure(.illegalConstraint(error), position)
    }
  }

  private func failure(_ problem: VisualFormatError.Problem, _ position: Int) -> VisualFormatError {
    VisualFormatError(problem, format: format.format, position: position)
  }
}
