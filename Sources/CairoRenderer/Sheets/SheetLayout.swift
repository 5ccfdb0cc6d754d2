import Foundation

/// Where the pictures of a contact sheet lie: in rows from the left, in the order given, each below
/// its caption. All in points.
struct SheetLayout: Equatable {
  /// The room around each picture with its caption.
  static let margin = 24.0
  /// The height of a caption.
  static let captionHeight = 22.0

  let pictures: [CGRect]
  /// The rectangles of the captions above them.
  let captions: [CGRect]
  let size: CGSize

  /// Places pictures of `sizes`; captions of `captionWidths` widen pictures that would be too narrow
  /// for them.
  ///
  /// - Parameter perRow: The number of pictures in a row; nil for a number that wastes little.
  /// - Complexity: O(pictures · min(pictures, 64)).
  init(sizes: [CGSize], captionWidths: [Double], perRow: Int? = nil) {
    let cells = zip(sizes, captionWidths).map { size, caption in
      CGSize(
        width: max(size.width, caption) + Self.margin,
        height: size.height + Self.captionHeight + Self.margin)
    }
    let placed =
      perRow.map { Self.place(cells, perRow: max(1, $0)) } ?? Self.placeWithLittleWaste(cells)
    captions = zip(placed.corners, cells).map { corner, cell in
      CGRect(
        x: corner.x, y: corner.y, width: cell.width - Self.margin, height: Self.captionHeight)
    }
    pictures = zip(placed.corners, sizes).map { corner, size in
      CGRect(
        x: corner.x, y: corner.y + Self.captionHeight, width: size.width, height: size.height)
    }
    size = placed.size
  }

  /// The most pictures tried in the first row.
  private static let longestFirstRow = 64
  /// The shape that is easiest to look at, width over height.
  private static let screenAspect = 4.0 / 3

  /// Rows may be as long as the first one with any number of pictures in it; the sheet with the
  /// least waste is taken, where a shape far from that of a screen counts as waste too.
  private static func placeWithLittleWaste(
    _ cells: [CGSize]
  ) -> (corners: [CGPoint], size: CGSize) {
    var limit = 0.0
    var best: (limit: Double, score: Double)?
    for cell in cells.prefix(longestFirstRow) {
      limit += cell.width
      let size = place(cells, limit: limit).size
      let aspect = size.width / max(size.height, 1) / screenAspect
      let score = size.width * size.height * (1 + 0.15 * abs(log(aspect)))
      if score < best?.score ?? .infinity { best = (limit, score) }
    }
    return place(cells, limit: best?.limit ?? 0)
  }

  private static func place(
    _ cells: [CGSize], perRow: Int
  ) -> (corners: [CGPoint], size: CGSize) {
    var corners: [CGPoint] = []
    var (y, width): (CGFloat, CGFloat) = (0, 0)
    for start in stride(from: 0, to: cells.count, by: perRow) {
      let row = cells[start..<min(start + perRow, cells.count)]
      var x: CGFloat = 0
      for cell in row {
        corners.append(CGPoint(x: margin + x, y: margin + y))
        x += cell.width
      }
      width = max(width, x)
      y += row.map(\.height).max() ?? 0
    }
    return (corners, CGSize(width: width + margin, height: y + margin))
  }

  /// Puts cells into rows that are at most `limit` wide, or hold a single wider cell.
  private static func place(
    _ cells: [CGSize], limit: Double
  ) -> (corners: [CGPoint], size: CGSize) {
    var corners: [CGPoint] = []
    var (x, y, rowHeight, width) = (0.0, 0.0, 0.0, 0.0)
    for cell in cells {
      if x > 0, x + cell.width > limit + 0.001 {
        (x, y, rowHeight) = (0, y + rowHeight, 0)
      }
      corners.append(CGPoint(x: margin + x, y: margin + y))
      x += cell.width
      rowHeight = max(rowHeight, cell.height)
      width = max(width, x)
    }
    return (corners, CGSize(width: width + margin, height: y + rowHeight + margin))
  }
}
