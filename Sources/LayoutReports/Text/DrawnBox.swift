import AutoLayout

/// The cells that a view takes in a drawing.
package struct DrawnBox {
  package var horizontal: ClosedRange<Int>
  package var vertical: ClosedRange<Int>
  /// The row through the middle of the view.
  package var middle: Int
  /// Whether the view has no area.
  package var isEmpty: Bool

  /// Whether there is a row between the upper and the lower border.
  package var hasInside: Bool { vertical.count > 2 && horizontal.count > 1 }

  /// The cells moved off the border of the box around them, where that has an inside.
  package func inside(_ other: DrawnBox?) -> DrawnBox {
    guard let other else { return self }
    var box = self
    box.horizontal = Self.inside(horizontal, other.horizontal)
    box.middle = Self.inside(middle...middle, other.vertical).lowerBound
    return box
  }

  /// A range within the ends of another one, as far as it lay within or on them.
  private static func inside(_ range: ClosedRange<Int>, _ other: ClosedRange<Int>) -> ClosedRange<
    Int
  > {
    guard other.count > 2, other.contains(range.lowerBound), other.contains(range.upperBound) else {
      return range
    }
    return range.clamped(to: other.lowerBound + 1...other.upperBound - 1)
  }
}

extension DrawnBox {
  /// How many rows a drawing takes at most.
  package static let mostRows = 200

  /// The cells that rectangles take in a drawing of at most `columns` columns, and how many columns and rows
  /// these need.
  package static func cells(
    for rects: [LayoutRect], columns: Int
  ) -> (boxes: [DrawnBox], size: (columns: Int, rows: Int)) {
    let left = rects.map(\.minX).min() ?? 0
    let top = rects.map(\.minY).min() ?? 0
    let width = (rects.map(\.maxX).max() ?? 0) - left
    let height = (rects.map(\.maxY).max() ?? 0) - top
    // A picture that is much higher than wide is narrowed, so that it fits some rows.
    let scale = min(
      Double(columns - 1) / max(width, 1), Double(mostRows - 1) * 2 / max(height, 1))
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
}
