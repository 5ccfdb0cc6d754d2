import AutoLayout

/// What `explain -` says of one conflict, as text with a drawing and for programs.
@MainActor struct LogReport {
  let log: ConflictLog
  let explanation: LogExplanation

  init(_ log: ConflictLog) {
    self.log = log
    explanation = LogExplanation(of: log)
  }

  /// The sentence, the remedy, and the views where what is given up does not hold.
  var text: String { "\(explanation.sentence)\n\(explanation.remedy)\n\n\(drawing)" }

  private var drawing: String {
    let rects = explanation.frames.map {
      LayoutRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
    let (boxes, size) = Session.cells(for: rects, columns: 60)
    var drawing = BoxDrawing(columns: size.columns, rows: size.rows)
    for box in boxes where box.hasInside { drawing.box(box.horizontal, box.vertical) }
    for (box, view) in zip(boxes, log.views) {
      if box.hasInside {
        _ = drawing.title(view.name, box.horizontal, row: box.vertical.lowerBound)
      } else {
        drawing.bar(
          view.name, box.horizontal, row: box.middle, isEmpty: box.isEmpty, isLong: false)
      }
    }
    return drawing.text
  }

  var json: JSONText {
    .object([
      .init("line", .integer(log.line)), .init("platform", .string(log.isMac ? "macOS" : "iOS")),
      .init(
        "views",
        .array(
          log.views.map {
            .object([
              .init("name", .string($0.name)), .init("class", .string($0.className)),
              .init("address", .string($0.address)), .init("identifier", .string($0.identifier)),
            ])
          })),
      .init("constraints", .array(log.constraints.map(json))),
      .init("broken", log.broken.map { .integer($0) } ?? .null),
      .init("conflict", .array(explanation.members.map(JSONText.integer))),
      .init("proved", .bool(explanation.isProved)),
      .init("sentence", .string(explanation.sentence)), .init("cause", .string(explanation.cause)),
      .init("remedy", .string(explanation.remedy)),
    ])
  }

  private func json(_ constraint: LoggedConstraint) -> JSONText {
    .object([
      .init("line", .integer(constraint.line)), .init("kind", .string(constraint.kind)),
      .init("address", .string(constraint.address)),
      .init("identifier", .string(constraint.identifier)),
      .init("text", .string(constraint.text)),
      .init("relation", .integer(constraint.relation)),
      .init("constant", .number(constraint.constant)),
      .init("priority", constraint.priority.map { .number($0) } ?? .null),
      .init(
        "terms",
        .array(
          constraint.terms.map {
            .array([.integer($0.view), .string($0.attribute), .number($0.factor)])
          })),
    ])
  }
}
