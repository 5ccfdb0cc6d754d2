import AutoLayout

extension Session {
  /// How many rows a drawing takes at most.
  static let drawingRows = 200

  /// The views as boxes; a character is twice as high as wide.
  ///
  /// What holds other views has its name in its upper border, what is too low for a box stands in
  /// brackets. A single outermost view is told with its size above.
  func drawing(columns: Int?) throws(SessionError) -> String {
    let placed = placedViews()
    guard let right = placed.map(\.rect.maxX).max(), let bottom = placed.map(\.rect.maxY).max(),
      let left = placed.map(\.rect.minX).min(), let top = placed.map(\.rect.minY).min(),
      right > left || bottom > top
    else {
      throw SessionError(
        "there is no view with a size to draw", hint: "view card 320x200 makes one")
    }
    let columns = columns ?? drawingColumns
    // A picture that is much higher than wide is narrowed, so that it fits some rows.
    var scale = Double(columns - 1) / max(right - left, 1)
    scale = min(scale, Double(Self.drawingRows - 1) * 2 / max(bottom - top, 1))
    func place(_ rect: LayoutRect) -> DrawnBox {
      func range(_ start: Double, _ end: Double, _ scale: Double) -> ClosedRange<Int> {
        let first = Int((start * scale).rounded())
        return first...max(first, Int((end * scale).rounded()))
      }
      return DrawnBox(
        horizontal: range(rect.minX - left, rect.maxX - left, scale),
        vertical: range(rect.minY - top, rect.maxY - top, scale / 2),
        middle: Int(((rect.minY + rect.maxY) / 2 - top) * scale / 2),
        isEmpty: rect.width <= 0 || rect.height <= 0)
    }
    let boxes = placed.map { place($0.rect) }
    var drawing = BoxDrawing(
      columns: (boxes.map(\.horizontal.upperBound).max() ?? 0) + 1,
      rows: (boxes.map(\.vertical.upperBound).max() ?? 0) + 1)
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
