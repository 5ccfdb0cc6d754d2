import AutoLayout

extension Session {
  /// How many columns a drawing takes unless asked otherwise.
  static let drawingColumns = 60
  /// How many rows a drawing takes at most.
  static let drawingRows = 200

  /// The views as boxes; a character is twice as high as wide.
  func drawing(columns: Int?) throws(SessionError) -> String {
    let placed = placedViews()
    guard let right = placed.map(\.rect.maxX).max(), let bottom = placed.map(\.rect.maxY).max(),
      let left = placed.map(\.rect.minX).min(), let top = placed.map(\.rect.minY).min(),
      right > left || bottom > top
    else {
      throw SessionError(
        "there is no view with a size to draw", hint: "view card 320x200 makes one")
    }
    let columns = columns ?? Self.drawingColumns
    // A picture that is much higher than wide is narrowed, so that it fits some rows.
    var scale = Double(columns - 1) / max(right - left, 1)
    scale = min(scale, Double(Self.drawingRows - 1) * 2 / max(bottom - top, 1))
    func column(_ x: Double) -> Int { Int(((x - left) * scale).rounded()) }
    func row(_ y: Double) -> Int { Int(((y - top) * scale / 2).rounded()) }
    var drawing = BoxDrawing(columns: column(right) + 1, rows: row(bottom) + 1)
    for (_, rect) in placed where rect.width >= 0 && rect.height >= 0 {
      drawing.box(
        column(rect.minX)...max(column(rect.minX), column(rect.maxX)),
        row(rect.minY)...max(row(rect.minY), row(rect.maxY)))
    }
    for (item, rect) in placed {
      let first = column(rect.minX) + 1
      let room = column(rect.maxX) - first
      let top = row(rect.minY) + 1
      let bottom = row(rect.maxY)
      guard top < bottom, room > 0 else { continue }
      let name = item.content.text.flatMap { $0.isEmpty ? nil : $0 } ?? item.name
      let length = min(name.count, room)
      // A leaf is named in its middle, a container where there is room.
      let lines = item.children.isEmpty ? [(top + bottom - 1) / 2] : Array(top..<bottom)
      let line = lines.first { drawing.hasRoom(length, column: first, row: $0) }
      drawing.write(name, column: first, row: line ?? lines[0], limit: room)
    }
    return drawing.text
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
