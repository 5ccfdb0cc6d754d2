import AutoLayout
import ConflictLogs
import LayoutReports

/// The report of `explain -` on one conflict, as text with a drawing and for programs.
@MainActor struct LogReport {
  let log: ConflictLog
  let explanation: LogExplanation

  init(_ log: ConflictLog) {
    self.log = log
    explanation = LogExplanation(of: log)
  }

  /// The sentence, what it does not rest on, the remedy, and the views if the constraint that is given up does not hold.
  var text: String {
    let verdict = explanation.verdict
    let lines = [verdict.sentence, verdict.note, verdict.remedy].filter { !$0.isEmpty }
    return lines.joined(separator: "\n") + "\n\n" + drawing
  }

  private var drawing: String {
    let rects = explanation.frames.map {
      LayoutRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
    // Views of no size along one axis would be drawn as a column of a character, as high as a drawing may be.
    let left = rects.map(\.minX).min() ?? 0
    let right = rects.map(\.maxX).max() ?? 0
    let isNarrow = right - left < Self.leastWidth
    guard !isNarrow else { return table(rects) }
    var (boxes, size) = DrawnBox.cells(for: rects, columns: Self.mostColumns)
    if size.rows > Self.mostRows {
      // Narrower, so that it is lower; a drawing of a few columns would say nothing.
      let columns = Self.mostColumns * Self.mostRows / size.rows
      guard columns >= Self.leastColumns else { return table(rects) }
      (boxes, size) = DrawnBox.cells(for: rects, columns: columns)
    }
    var drawing = BoxDrawing(columns: size.columns, rows: size.rows)
    for box in boxes where box.hasInside { drawing.box(box.horizontal, box.vertical) }
    for (box, view) in zip(boxes, log.views) {
      if box.hasInside {
        drawing.title(view.name, box.horizontal, row: box.vertical.lowerBound)
      } else {
        drawing.bar(
          view.name, box.horizontal, row: box.middle, isEmpty: box.isEmpty, isLong: false)
      }
    }
    return drawing.text
  }

  /// Below this width of the whole, in points, numbers say more than a drawing.
  private static let leastWidth = 1.0
  /// A drawing has so many columns and rows at most, and so many columns at least.
  private static let mostColumns = 60
  private static let mostRows = 40
  private static let leastColumns = 16

  private func table(_ rects: [LayoutRect]) -> String {
    zip(log.views, rects).map { view, rect in
      "\(view.name)  x \(NumberText.points(rect.x))  y \(NumberText.points(rect.y))  "
        + "\(NumberText.points(rect.width))x\(NumberText.points(rect.height))\n"
    }.joined()
  }

  /// The same for programs.
  var record: ConflictLogRecord { ConflictLogRecord(log, explanation) }
}
