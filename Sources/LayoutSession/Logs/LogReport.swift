import AutoLayout

/// The report of `explain -` on one conflict, as text with a drawing and for programs.
@MainActor struct LogReport {
  let log: ConflictLog
  let explanation: LogExplanation

  init(_ log: ConflictLog) {
    self.log = log
    explanation = LogExplanation(of: log)
  }

  /// The sentence, the remedy, and the views if the constraint that is given up does not hold.
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

  /// The same for programs.
  var record: ConflictLogRecord { ConflictLogRecord(log, explanation) }
}
