import Foundation

/// How a tiled layer is cut at one level of detail: tiles of whole pixels, counted from the origin of
/// the layer's coordinates.
struct TileGrid {
  let bounds: CGRect
  let level: Int
  /// Pixels per point.
  let scale: CGFloat
  /// The size of a tile in points.
  private let tile: CGSize

  /// The most tiles of one part of a picture.
  private static let most = 65_536

  init(bounds: CGRect, tileSize: CGSize, scale: CGFloat, level: Int) {
    self.bounds = bounds
    self.level = level
    let pixels = scale * CGFloat(sign: .plus, exponent: level, significand: 1)
    self.scale = pixels
    func side(_ length: CGFloat) -> CGFloat {
      (length.isFinite ? min(max(length.rounded(), 1), 4_096) : 256) / pixels
    }
    tile = CGSize(width: side(tileSize.width), height: side(tileSize.height))
  }

  /// The place of a tile.
  struct Place: Hashable {
    var level: Int
    var column: Int
    var row: Int
  }

  /// The tiles that reach into a rectangle, row by row; none where there would be too many.
  func places(in rect: CGRect) -> [Place] {
    let columns = numbers(rect.minX, rect.maxX, tile.width)
    let rows = numbers(rect.minY, rect.maxY, tile.height)
    guard columns.count * rows.count <= Self.most else { return [] }
    return rows.flatMap { row in
      columns.map { Place(level: level, column: $0, row: row) }
    }
  }

  private func numbers(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> Range<Int> {
    guard low.isFinite, high.isFinite, low < high, abs(low) < 1e12, abs(high) < 1e12 else {
      return 0..<0
    }
    // A last bit of a product brings no tile more.
    let first = Int((low / length + 1e-9).rounded(.down))
    return first..<max(first, Int((high / length - 1e-9).rounded(.up)))
  }

  /// A tile's rectangle in the layer's coordinates, cut at the bounds.
  func rect(of place: Place) -> CGRect {
    CGRect(
      x: CGFloat(place.column) * tile.width,
      y: CGFloat(place.row) * tile.height, width: tile.width, height: tile.height
    ).intersection(bounds)
  }
}
