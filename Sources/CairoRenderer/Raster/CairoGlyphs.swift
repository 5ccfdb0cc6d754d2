import CCairo
import Drawing
import Foundation

/// Paints shaped text with the present source.
enum CairoGlyphs {
  /// The largest size in pixels that is drawn: FreeType's own limit lies near 32,767.
  private static let largestSize: CGFloat = 16_000

  static func paint(_ operation: GlyphOperation, on context: OpaquePointer) {
    let run = operation.run
    paintBoxes(of: run, operation.transform, on: context)
    let size = run.font.pointSize
    guard
      !run.glyphs.isEmpty, run.glyphs.count == run.positions.count, size > 0, size.isFinite,
      size * operation.transform.greatestScale <= largestSize,
      let face = GlyphFaces.shared.face(of: run)
    else { return }
    var matrix = operation.transform.cairoMatrix
    cairo_transform(context, &matrix)
    face.set(on: context)
    var glyphs = zip(run.glyphs, run.positions).map { number, place in
      cairo_glyph_t(index: UInt(number), x: Double(place.x), y: Double(place.y))
    }
    guard cairo_surface_has_show_text_glyphs(cairo_get_target(context)) != 0 else {
      return cairo_show_glyphs(context, &glyphs, Int32(clamping: glyphs.count))
    }
    // Documents keep the characters beside the glyphs, so that text can be searched and copied.
    let text = Array(run.characters.utf8)
    var (clusters, isBackward) = GlyphClusters(run).cairoClusters
    guard !clusters.isEmpty, !text.isEmpty else {
      return cairo_show_glyphs(context, &glyphs, Int32(clamping: glyphs.count))
    }
    text.withUnsafeBytes { bytes in
      cairo_show_text_glyphs(
        context, bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count),
        &glyphs, Int32(clamping: glyphs.count), &clusters, Int32(clamping: clusters.count),
        isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
    }
  }

  /// Boxes stand for characters that no font has.
  private static func paintBoxes(
    of run: GlyphRun, _ transform: CGAffineTransform, on context: OpaquePointer
  ) {
    guard !run.missing.isEmpty else { return }
    cairo_new_path(context)
    CairoPath.append(CGPath(elements: run.boxes.applying(transform)), to: context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }
}
