import CCairo
import Drawing
import Foundation
import PortableUIKit

/// Shapes of single glyphs.
extension PangoTextShaper {
  public func shape(ofGlyph number: UInt32, in font: FontRequest) -> GlyphShape? {
    // Any letter of the face finds it.
    let probe = ShapingRequest(text: "n", spans: [.init(range: 0..<1, font: font)])
    guard
      let run = line(of: probe).runs.first?.glyphs, let face = GlyphFaces.shared.face(of: run),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1),
      let context = cairo_create(surface)
    else { return nil }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    face.set(on: context)
    var glyph = cairo_glyph_t(index: UInt(number), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_glyph_extents(context, &glyph, 1, &extents)
    cairo_glyph_path(context, &glyph, 1)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
    return GlyphShape(advance: extents.x_advance, outline: CGPath.path(of: context, y: -1))
  }
}

extension CairoBackend {
  public func outline(of run: GlyphRun) -> CGPath? {
    let face = run.glyphs.isEmpty ? nil : GlyphFaces.shared.face(of: run)
    guard let face, let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1),
      let context = cairo_create(surface)
    else { return nil }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    face.set(on: context)
    let glyphs = zip(run.glyphs, run.positions).map { glyph, position in
      cairo_glyph_t(index: UInt(glyph), x: position.x, y: position.y)
    }
    cairo_glyph_path(context, glyphs, Int32(glyphs.count))
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
    return CGPath.path(of: context, y: 1)
  }
}

extension CGPath {
  /// The present path of a context of Cairo, its y times `y`.
  fileprivate static func path(of context: OpaquePointer, y: CGFloat) -> CGPath {
    let result = CGMutablePath()
    guard let path = cairo_copy_path(context) else { return result }
    defer { cairo_path_destroy(path) }
    guard let data = path.pointee.data else { return result }
    var index = 0
    while index < Int(path.pointee.num_data) {
      let header = data[index].header
      func point(_ offset: Int) -> CGPoint {
        CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y * y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: result.move(to: point(1))
      case CAIRO_PATH_LINE_TO: result.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO:
        result.addCurve(to: point(3), control1: point(1), control2: point(2))
      default: result.closeSubpath()
      }
      index += max(1, Int(header.length))
    }
    return result
  }
}
