import CCairo
import Drawing
import Foundation

/// How far a shape covers the pixels of a tile: 255 where all of a pixel is inside.
///
/// Cairo cuts a shape at the clip before it scans it, and scans a row in which an edge begins or ends in another way: its
/// cover near an edge depends, by a level or two, on which part is asked for. A cover is computed for tiles whose places
/// depend on the shape alone, not on the part that is asked for.
final class CairoCover {
  /// Where the tile lies in the bitmap.
  let place: PixelRect
  let surface: CairoSurface

  private init?(_ place: PixelRect, alpha: Double, _ paint: (OpaquePointer, Double) -> Void) {
    guard
      let surface = CairoSurface(
        checking: cairo_image_surface_create(
          CAIRO_FORMAT_A8, Int32(place.width), Int32(place.height))),
      let context = CairoFrame.makeContext(on: surface, place: place)
    else { return nil }
    defer { cairo_destroy(context) }
    cairo_set_source_rgba(context, 0, 0, 0, alpha)
    paint(context, 1)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
    self.place = place
    self.surface = surface
  }

  /// The covers of the tiles that lie in `region`, which share no pixel.
  ///
  /// - Parameters:
  ///   - shape: the covered area.
  ///   - alpha: multiplies the cover.
  /// - Complexity: O(steps of the shape x tiles); memory of the tiles, which reach at most a tile beyond the region.
  static func tiles(of shape: CairoShape, in region: PixelRect, alpha: Double = 1) -> [CairoCover] {
    // A side that lies on a pixel's edge but for the last bits of a sum begins the same tiles wherever the bitmap's corner is.
    let whole = PixelRect(around: shape.bounds.insetBy(dx: 1e-6, dy: 1e-6)).outset(by: 1)
    let part = region.intersection(whole)
    guard !part.isEmpty else { return [] }
    if shape.isSteady {
      return CairoCover(part, alpha: alpha, shape.paint).map { [$0] } ?? []
    }
    let (left, top) = (start(of: shape.bounds.minX), start(of: shape.bounds.minY))
    let (columns, rows) = (
      tiles(part.x - left, part.width, side: CairoShape.tileWidth),
      tiles(part.y - top, part.height, side: shape.tileHeight)
    )
    return rows.flatMap { row in
      columns.compactMap { column in
        let tile = PixelRect(
          x: left + column * CairoShape.tileWidth, y: top + row * shape.tileHeight,
          width: CairoShape.tileWidth, height: shape.tileHeight
        ).intersection(whole)
        return CairoCover(tile, alpha: alpha, shape.paint)
      }
    }
  }

  /// Where the first tile begins: a pixel before the shape, also where the shape begins beyond all that is painted.
  private static func start(of edge: CGFloat) -> Int {
    Int(min(max(Double(edge) + 1e-6, -0x1p40), 0x1p40).rounded(.down)) - 1
  }

  private static func tiles(_ start: Int, _ length: Int, side: Int) -> ClosedRange<Int> {
    start / side...(start + length - 1) / side
  }

  /// Multiplies the cover by that of a clip; beyond the clip nothing is left.
  func cut(by clip: [CairoCover]) {
    guard let context = CairoFrame.makeContext(on: surface, place: place) else { return }
    defer { cairo_destroy(context) }
    // Tiles of a clip share no pixel: each of them is taken where it lies, and pixels in none of them are cleared.
    var left = [place]
    for tile in clip {
      let part = tile.place.intersection(place)
      guard !part.isEmpty else { continue }
      left = left.flatMap { $0.without(part) }
      cairo_save(context)
      part.append(to: context)
      cairo_clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      tile.setAsSource(of: context)
      cairo_paint(context)
      cairo_restore(context)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    for part in left { part.append(to: context) }
    cairo_fill(context)
  }

  private func setAsSource(of context: OpaquePointer) {
    cairo_set_source_surface(context, surface.pointer, Double(place.x), Double(place.y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }

  /// Paints the present source through the cover.
  func paint(on context: OpaquePointer) {
    cairo_mask_surface(context, surface.pointer, Double(place.x), Double(place.y))
  }
}

extension PixelRect {
  /// Adds the rectangle to the path of `context`.
  func append(to context: OpaquePointer) {
    cairo_rectangle(context, Double(x), Double(y), Double(width), Double(height))
  }
}
