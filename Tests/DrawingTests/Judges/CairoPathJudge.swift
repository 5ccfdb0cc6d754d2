import CCairo
import Drawing

/// Cairo's own answers about points in paths, which share no code with ours.
final class CairoPathJudge {
  private let surface: OpaquePointer?
  private let context: OpaquePointer?

  init(_ path: CGPath) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    context = cairo_create(surface)
    cairo_set_tolerance(context, 0.001)
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quadCurve(let control, let end):
        let curve = CubicCurve(from: current, quadraticControl: control, to: end)
        cairo_curve_to(
          context, curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y, end.x,
          end.y)
        current = end
      case .curve(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .close: cairo_close_path(context)
      }
    }
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    cairo_set_fill_rule(
      context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    return cairo_in_fill(context, point.x, point.y) != 0
  }

  /// Whether lines in `style` cover each of the middles of 120 x 120 pixels that begin at (-10, -10), row by
  /// row. (`cairo_in_stroke` passes over some dashes.)
  func covered(_ style: StrokeStyle) -> [Bool] {
    let side = CairoPathJudge.side
    let bitmap = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(side), Int32(side))
    let drawing = cairo_create(bitmap)
    defer {
      cairo_destroy(drawing)
      cairo_surface_destroy(bitmap)
    }
    cairo_set_antialias(drawing, CAIRO_ANTIALIAS_NONE)
    cairo_set_tolerance(drawing, 0.001)
    cairo_translate(drawing, 10, 10)
    let path = cairo_copy_path(context)
    cairo_append_path(drawing, path)
    cairo_path_destroy(path)
    cairo_set_line_width(drawing, style.width)
    cairo_set_line_cap(
      drawing,
      [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE][Int(style.cap.rawValue)])
    cairo_set_line_join(
      drawing,
      [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL][
        Int(style.join.rawValue)])
    cairo_set_miter_limit(drawing, style.miterLimit)
    cairo_set_dash(
      drawing, style.dashes.map { Double($0) }, Int32(style.dashes.count), style.dashPhase)
    cairo_stroke(drawing)
    cairo_surface_flush(bitmap)
    guard let bytes = cairo_image_surface_get_data(bitmap) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(bitmap))
    return (0..<side * side).map { bytes[$0 / side * stride + $0 % side] > 127 }
  }

  static let side = 120
}
