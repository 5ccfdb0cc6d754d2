import AutoLayout
import Cassowary
import Foundation

extension Session {
  /// Writes a page that shows the layout at every size of its outermost view.
  func saveReport(_ file: Located<String>) throws(SessionError) -> [Response.Part] {
    let views = model.orderedViews
    guard let root = views.first else {
      throw SessionError("there is no view to show", hint: "view card 320x200 makes one")
    }
    let frame = model.engine.exactFrame(of: root)
    guard frame.width > 0, frame.height > 0 else {
      throw SessionError(
        "\(root.name) has no size to start from", hint: "set \(root.name).width 320")
    }
    _ = try placedViewsToDraw()
    let shown = views.filter { ($0 === root || $0.isInside(root)) && !$0.isOutOfSight }
    let page = try reportData(of: root, shown, frame)
    return try write(Data(ReportPage.html(title: root.name, data: page.text()).utf8), to: file)
  }

  private func reportData(
    of root: SessionItem, _ shown: [SessionItem], _ frame: LayoutRect
  ) throws(SessionError) -> JSONText {
    let rows = model.engine.rowsByHandle
    var texts = ReportTexts(rows: rows, names: RowText(engine: model.engine))
    let coordinates = shown.flatMap { item in
      [AttributeName.left, .top, .width, .height].map { Quantity.attribute(item, nil, $0) }
    }
    let now = reasons(of: coordinates, at: [rows], &texts)
    var axes: [ReportAxis] = []
    for attribute in [AttributeName.width, .height] {
      axes.append(
        try axis(.attribute(root, nil, attribute), shown, coordinates, &texts))
    }
    let isSeparable = try isSeparable(axes, root, shown)
    let records = model.orderedRecords.filter(\.isInstalled)
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, item) in shown.enumerated() { indices[ObjectIdentifier(item)] = index }
    func places(_ record: ConstraintRecord) -> [Int] {
      var places: [Int] = []
      for item in record.quantities.compactMap(\.item) {
        guard let place = indices[ObjectIdentifier(item)], !places.contains(place) else { continue }
        places.append(place)
      }
      return places
    }
    let views = shown.map { item in
      JSONText.object([
        .init("name", .string(item.name)), .init("kind", .string(item.kind.rawValue)),
        .init("text", .string(item.content.text ?? "")),
        .init("lines", .integer(item.kind == .label ? item.content.lines : 1)),
        .init("font", .number(Double(item.content.font(in: model.surroundings).pointSize))),
        .init("parent", .integer(item.parent.flatMap { indices[ObjectIdentifier($0)] } ?? -1)),
      ])
    }
    let constraints = records.map { record in
      JSONText.object([
        .init("text", .string(record.line)), .init("broken", .bool(record.isBroken)),
        .init("views", .array(places(record).map(JSONText.integer))),
      ])
    }
    return .object([
      .init("width", ReportAxis.number(frame.width)),
      .init("height", ReportAxis.number(frame.height)),
      .init("separable", .bool(isSeparable)), .init("views", .array(views)),
      .init("constraints", .array(constraints)), .init("byWidth", axes[0].json),
      .init("byHeight", axes[1].json), .init("now", ReportAxis.json(now)),
      .init("texts", .array(texts.all.map(JSONText.string))),
    ])
  }

  /// Four numbers of each view from a quarter of the present size to twice as much, and for each piece why
  /// they are what they are.
  private func axis(
    _ quantity: Quantity, _ views: [SessionItem], _ coordinates: [Quantity],
    _ texts: inout ReportTexts
  ) throws(SessionError) -> ReportAxis {
    let now = value(of: quantity)
    var axis = ReportAxis(pieces: PiecewiseLayout(now...now) { _ in [] })
    try whileMoving(quantity) { move in
      let pieces = PiecewiseLayout(now / 4...now * 2) { size in
        move(size)
        return self.numbers(of: views)
      }
      axis = ReportAxis(pieces: pieces)
      for (start, end) in zip(pieces.stops, pieces.stops.dropFirst()) {
        move(start + (end - start) * 0.75)
        let later = self.model.engine.rowsByHandle
        move(start + (end - start) * 0.25)
        let rows = self.model.engine.rowsByHandle
        axis.reasons.append(
          self.reasons(of: coordinates, at: [rows, later], over: (end - start) / 2, &texts))
      }
    }
    return axis
  }

  private func numbers(of views: [SessionItem]) -> [Double] {
    views.flatMap { item -> [Double] in
      let frame = model.engine.exactFrame(of: item)
      return [frame.x, frame.y, frame.width, frame.height]
    }
  }

  /// What each coordinate is the sum of, at the present state and, by what rows are later, along a piece.
  ///
  /// - Parameter rows: Those now and, if given, those at a size that is larger by `distance`.
  private func reasons(
    of coordinates: [Quantity], at rows: [[Constraint: LayoutRowReport]], over distance: Double = 1,
    _ texts: inout ReportTexts
  ) -> [[ReportShare]] {
    coordinates.map { quantity in
      let sum = expression(of: quantity)
      let chain = ValueChain(of: sum.terms, in: model.engine, rows: rows[0])
      var shares = chain.parts.map { part in
        let now = part.factor * part.row.rightHandSide
        let later = rows.last?[part.row.handle].map { part.factor * $0.rightHandSide } ?? now
        let slope = (later - now) / distance
        return ReportShare(
          // A quarter of the piece lies before.
          start: now - slope * distance / 2, slope: slope,
          text: texts.index(of: part.row, isMoved: abs(slope) > PiecewiseLayout.tolerance))
      }
      for (variable, factor) in chain.undetermined {
        shares.append(
          ReportShare(
            start: factor * model.engine.solver.value(of: variable), slope: 0,
            text: texts.index(
              of: "nothing holds \(model.engine.name(of: variable)): it keeps its value")))
      }
      if sum.constant != 0 || shares.isEmpty {
        shares.append(
          ReportShare(
            start: sum.constant, slope: 0, text: texts.index(of: "a fixed distance in the view")))
      }
      return shares
    }
  }

  /// Whether what the two sizes do adds up: so it is where neither changes what the other does.
  ///
  /// It is looked at wherever two stops meet, and between them.
  private func isSeparable(
    _ axes: [ReportAxis], _ root: SessionItem, _ views: [SessionItem]
  ) throws(SessionError) -> Bool {
    let base = numbers(of: views)
    let (byWidth, byHeight) = (axes[0].pieces, axes[1].pieces)
    var result = true
    try whileMoving(.attribute(root, nil, .height)) { moveHeight throws(SessionError) in
      for height in byHeight.probes where result {
        moveHeight(height.stop)
        try self.whileMoving(.attribute(root, nil, .width)) { moveWidth in
          for width in byWidth.probes where result {
            moveWidth(width.stop)
            result = zip(self.numbers(of: views), base.indices).allSatisfy { number, index in
              let sum = width.values[index] + height.values[index] - base[index]
              return abs(number - sum) <= Self.separableTolerance
            }
          }
        }
      }
    }
    return result
  }

  /// How far coordinates may lie from the sum of what both sizes do, in points.
  private static let separableTolerance = 1e-4
}

extension SessionItem {
  /// Whether the view or one around it is hidden.
  var isOutOfSight: Bool {
    var item: SessionItem? = self
    while let next = item {
      if next.content.isHidden { return true }
      item = next.parent
    }
    return false
  }

  /// Whether the view lies in `other`, at any depth.
  func isInside(_ other: SessionItem) -> Bool {
    var item = parent
    while let next = item {
      if next === other { return true }
      item = next.parent
    }
    return false
  }
}
