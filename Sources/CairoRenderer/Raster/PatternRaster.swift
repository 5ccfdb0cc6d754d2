import CCairo
import Drawing
import Foundation

/// Draws the cells of a pattern.
struct PatternRaster {
  let paint: PatternPaint
  /// How many patterns this one is nested in, itself included.
  let depth: Int

  private static let deepest = 8
  /// The most operations that cells are drawn with one by one; beyond, one cell is drawn and repeated.
  private static let mostOperations = 20_000
  /// The longest side in pixels of a cell that is repeated.
  private static let longestTile = 4_096.0

  /// The pixels of `region`; nil where nothing is painted.
  ///
  /// - Complexity: O(cells in the region x operations of a cell), at most 20,000 operations, then
  ///   O(pixels).
  func frame(of region: PixelRect, alpha: Double) -> CairoFrame? {
    guard
      depth <= Self.deepest, paint.transform.isInvertible, paint.bounds.isFinite,
      !paint.bounds.isEmpty, paint.xStep != 0, paint.yStep != 0, paint.xStep.isFinite,
      paint.yStep.isFinite, !paint.cell.isEmpty, !region.isEmpty
    else { return nil }
    let area = region.rect.applying(paint.transform.inverted())
    let columns = indices(area.minX...area.maxX, paint.bounds.minX...paint.bounds.maxX, paint.xStep)
    let rows = indices(area.minY...area.maxY, paint.bounds.minY...paint.bounds.maxY, paint.yStep)
    guard let columns, let rows else { return nil }
    let count = Double(columns.count) * Double(rows.count) * Double(paint.cell.operations.count + 1)
    let frame =
      count <= Double(Self.mostOperations)
      ? eachCell(columns, rows, region) : repeatedCell(region)
    if alpha < 1, let frame { fade(frame, by: alpha) }
    return frame
  }

  /// The numbers of the cells that reach into a range; nil for none, or where numbers go out of bounds.
  private func indices(
    _ area: ClosedRange<CGFloat>, _ cell: ClosedRange<CGFloat>, _ step: CGFloat
  ) -> ClosedRange<Int>? {
    let ends = [
      (area.lowerBound - cell.upperBound) / step, (area.upperBound - cell.lowerBound) / step,
    ].map { Double($0) }
    let (low, high) = (ends.min() ?? 0, ends.max() ?? 0)
    guard low.isFinite, high.isFinite, abs(low) < 1e12, abs(high) < 1e12 else { return nil }
    let (first, last) = (Int(low.rounded(.up)), Int(high.rounded(.down)))
    return first <= last ? first...last : nil
  }

  private func eachCell(
    _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>, _ region: PixelRect
  ) -> CairoFrame? {
    guard let bitmap = CairoBitmap(region: region, patternDepth: depth) else { return nil }
    for row in rows {
      for column in columns {
        let place = CGAffineTransform(
          translationX: CGFloat(column) * paint.xStep, y: CGFloat(row) * paint.yStep
        ).concatenating(paint.transform)
        drawCell(into: bitmap, place)
      }
    }
    return bitmap.base
  }

  private func drawCell(into bitmap: CairoBitmap, _ transform: CGAffineTransform) {
    let edge = CGPath(elements: PathElements.rect(paint.bounds).applying(transform))
    bitmap.perform(.pushClip(ClipOperation(path: edge)))
    paint.cell.replay(into: bitmap, transform: transform)
    bitmap.perform(.popClip)
  }

  /// One cell with its neighbours' overlaps into it, of a whole number of pixels, repeated.
  private func repeatedCell(_ region: PixelRect) -> CairoFrame? {
    let step = CGSize(width: abs(paint.xStep), height: abs(paint.yStep))
    let scale = (
      x: Double(hypot(paint.transform.a, paint.transform.b)),
      y: Double(hypot(paint.transform.c, paint.transform.d))
    )
    func side(_ length: CGFloat, _ scale: Double) -> Int {
      Int(min(max((Double(length) * scale).rounded(), 1), Self.longestTile))
    }
    let tile = PixelRect(
      x: 0, y: 0, width: side(step.width, scale.x), height: side(step.height, scale.y))
    guard
      let frame = CairoFrame(region, isOpaque: false),
      let bitmap = CairoBitmap(region: tile, patternDepth: depth)
    else { return nil }
    let toTile = CGAffineTransform(translationX: -paint.bounds.minX, y: -paint.bounds.minY)
      .concatenating(
        CGAffineTransform(
          scaleX: CGFloat(tile.width) / step.width, y: CGFloat(tile.height) / step.height))
    // Neighbours reach into the tile where the cell is larger than its step.
    let reach = (
      x: min(4, Int((paint.bounds.width / step.width).rounded(.up))),
      y: min(4, Int((paint.bounds.height / step.height).rounded(.up)))
    )
    for row in -reach.y...reach.y {
      for column in -reach.x...reach.x {
        drawCell(
          into: bitmap,
          CGAffineTransform(
            translationX: CGFloat(column) * step.width, y: CGFloat(row) * step.height
          ).concatenating(toTile))
      }
    }
    let toRegion = paint.transform.inverted().concatenating(toTile)
    frame.draw { context in
      cairo_set_source_surface(context, bitmap.base.surface.pointer, 0, 0)
      let pattern = cairo_get_source(context)
      var matrix = toRegion.cairoMatrix
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      cairo_paint(context)
    }
    return frame
  }

  private func fade(_ frame: CairoFrame, by alpha: Double) {
    frame.draw { context in
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(context, 0, 0, 0, alpha)
      cairo_paint(context)
    }
  }
}
