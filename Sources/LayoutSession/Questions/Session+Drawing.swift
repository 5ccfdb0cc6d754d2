import AutoLayout
import PortableUIKit

extension Session {
  /// How many rows a drawing takes at most.
  static let drawingRows = 200

  /// The views as boxes; a character is twice as high as wide.
  ///
  /// A view with subviews has its name in its upper border; a view too low for a box stands in brackets. The size of a
  /// single outermost view is told above.
  func drawing(columns: Int?) throws(SessionError) -> String {
    let placed = try placedViewsToDraw()
    let columns = columns ?? drawingColumns
    let (boxes, size) = Self.cells(for: placed.map(\.rect), columns: columns)
    var drawing = BoxDrawing(columns: size.columns, rows: size.rows)
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, entry) in placed.enumerated() { indices[ObjectIdentifier(entry.item)] = index }
    let around = placed.map { entry in entry.item.parent.flatMap { indices[ObjectIdentifier($0)] } }
    let isFramed = zip(placed, boxes).map { $0.item.kind.isContainer || $1.hasInside }
    for (index, box) in boxes.enumerated() where isFramed[index] {
      drawing.box(box.horizontal, box.vertical)
    }
    for (index, box) in boxes.enumerated() {
      let item = placed[index].item
      let text = item.content.text.flatMap { $0.isEmpty ? nil : $0 } ?? item.name
      if !isFramed[index] {
        let shown = box.inside(around[index].map { boxes[$0] })
        drawing.bar(
          text, shown.horizontal, row: shown.middle, isEmpty: box.isEmpty,
          isLong: item.kind.hasText)
      } else if !item.kind.isContainer {
        drawing.label(
          text, column: box.horizontal.lowerBound + 1,
          row: (box.vertical.lowerBound + box.vertical.upperBound) / 2,
          room: box.horizontal.count - 2, isCentered: item.kind != .label && item.kind != .field)
      }
    }
    let outermost = around.indices.filter { around[$0] == nil }
    for (index, box) in boxes.enumerated() where placed[index].item.kind.isContainer {
      if outermost == [index] { continue }
      _ = drawing.title(placed[index].item.name, box.horizontal, row: box.vertical.lowerBound)
    }
    guard outermost.count == 1 else { return drawing.text }
    let (root, rect) = placed[outermost[0]]
    return "\(root.name) \(NumberText.points(rect.width))x\(NumberText.points(rect.height))\n"
      + drawing.text
  }

  /// The cells that rectangles take in a drawing of at most `columns` columns and `drawingRows` rows, and how
  /// many of these are needed.
  static func cells(
    for rects: [LayoutRect], columns: Int
  ) -> (boxes: [DrawnBox], size: (columns: Int, rows: Int)) {
    let left = rects.map(\.minX).min() ?? 0
    let top = rects.map(\.minY).min() ?? 0
    let width = (rects.map(\.maxX).max() ?? 0) - left
    let height = (rects.map(\.maxY).max() ?? 0) - top
    // A picture that is much higher than wide is narrowed, so that it fits some rows.
    let scale = min(
      Double(columns - 1) / max(width, 1), Double(drawingRows - 1) * 2 / max(height, 1))
    func range(_ start: Double, _ end: Double, _ scale: Double) -> ClosedRange<Int> {
      let first = Int(clamping: (start * scale).rounded())
      return first...max(first, Int(clamping: (end * scale).rounded()))
    }
    let boxes = rects.map { rect in
      DrawnBox(
        horizontal: range(rect.minX - left, rect.maxX - left, scale),
        vertical: range(rect.minY - top, rect.maxY - top, scale / 2),
        middle: Int(clamping: ((rect.minY + rect.maxY) / 2 - top) * scale / 2),
        isEmpty: rect.width <= 0 || rect.height <= 0)
    }
    let size = (
      columns: (boxes.map(\.horizontal.upperBound).max() ?? 0) + 1,
      rows: (boxes.map(\.vertical.upperBound).max() ?? 0) + 1
    )
    return (boxes, size)
  }

  /// The views that are shown, with rectangles whose sizes are not negative.
  ///
  /// - Throws: Where there is nothing to draw: no view with a size, or rectangles beyond all numbers.
  func placedViewsToDraw() throws(SessionError) -> [(item: SessionItem, rect: LayoutRect)] {
    let placed = placedViews().map { ($0.item, $0.rect.standardized) }
    let rects = placed.map(\.1)
    guard let right = rects.map(\.maxX).max(), let bottom = rects.map(\.maxY).max(),
      let left = rects.map(\.minX).min(), let top = rects.map(\.minY).min(),
      !(right - left <= 0 && bottom - top <= 0)
    else {
      throw SessionError(
        "there is no view with a size to draw", hint: "view card 320x200 makes one")
    }
    guard let lost = placed.first(where: { !$0.1.isDrawable }) else { return placed }
    throw SessionError(
      "there is nothing to draw at that size: \(lost.0.name) lies beyond "
        + NumberText.exact(Self.farthestDrawn),
      hint: "show \(lost.0.name) tells where; undo takes the last statement back")
  }

  /// How far from the origin views are drawn, in points: beyond, a pixel is less than the numbers tell apart.
  nonisolated static let farthestDrawn = 1e12

  /// The views that are shown with their rectangles in the coordinates of the whole, parents first.
  func placedViews() -> [(item: SessionItem, rect: LayoutRect)] {
    var placed: [(item: SessionItem, rect: LayoutRect)] = []
    let hasScreen = model.view(named: LayoutModel.screenName) != nil
    var pending: [(item: SessionItem, x: Double, y: Double)] =
      hasScreen ? [(model.screen, 0, 0)] : model.screen.children.reversed().map { ($0, 0, 0) }
    while let (item, x, y) = pending.popLast() {
      guard !item.content.isHidden else { continue }
      let frame = model.engine.frame(of: item).offsetBy(x: x, y: y)
      placed.append((item, frame))
      pending += item.children.reversed().map { ($0, frame.x, frame.y) }
    }
    return placed
  }
}

extension LayoutRect {
  /// The same rectangle with sizes that are not negative.
  fileprivate var standardized: LayoutRect {
    LayoutRect(
      x: width < 0 ? x + width : x, y: height < 0 ? y + height : y, width: abs(width),
      height: abs(height))
  }

  /// Whether all its numbers are such as can be drawn.
  fileprivate var isDrawable: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) <= Session.farthestDrawn }
  }
}
