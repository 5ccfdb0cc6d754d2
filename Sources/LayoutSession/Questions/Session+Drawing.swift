import AutoLayout
import LayoutReports
import PortableUIKit

extension Session {
  /// The views as boxes; a character is twice as high as wide.
  ///
  /// A view with subviews has its name in its upper border; a view too low for a box stands in brackets. The size of a
  /// single outermost view is told above.
  func drawing(columns: Int?) throws(SessionError) -> String {
    let placed = try placedViewsToDraw()
    let columns = columns ?? drawingColumns
    let (boxes, size) = DrawnBox.cells(for: placed.map(\.rect), columns: columns)
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
      drawing.title(placed[index].item.name, box.horizontal, row: box.vertical.lowerBound)
    }
    guard outermost.count == 1 else { return drawing.text }
    let (root, rect) = placed[outermost[0]]
    return "\(root.name) \(NumberText.points(rect.width))x\(NumberText.points(rect.height))\n"
      + drawing.text
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
