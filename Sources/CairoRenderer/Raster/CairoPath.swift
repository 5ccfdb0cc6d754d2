import CCairo
import Drawing
import Foundation

/// Hands paths and styles of lines to Cairo.
enum CairoPath {
  /// Cairo's coordinates have 24 bits before the point; points farther out are drawn there.
  private static let farthest = 4_000_000.0
  /// The most pieces that dashes may cut a path into; beyond, the line is drawn whole.
  private static let mostDashes = 100_000.0

  static func append(_ path: CGPath, to context: OpaquePointer) {
    var last = CGPoint.zero
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.elements.forEach { element in
      switch element {
      case .move(let point):
        cairo_move_to(context, near(point.x), near(point.y))
        last = point
      case .line(let point):
        cairo_line_to(context, near(point.x), near(point.y))
        last = point
      case .quadCurve(let control, let end):
        curve(
          CGPoint(
            x: last.x + (control.x - last.x) * 2 / 3, y: last.y + (control.y - last.y) * 2 / 3),
          CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3),
          end, context)
        last = end
      case .curve(let first, let second, let end):
        curve(first, second, end, context)
        last = end
      case .close:
        cairo_close_path(context)
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        last = CGPoint(x: x, y: y)
      }
    }
  }

  private static func curve(
    _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, _ context: OpaquePointer
  ) {
    cairo_curve_to(
      context, near(first.x), near(first.y), near(second.x), near(second.y), near(end.x),
      near(end.y))
  }

  private static func near(_ value: CGFloat) -> Double {
    min(max(Double(value), -farthest), farthest)
  }

  static func setFillRule(_ rule: CGPathFillRule, of context: OpaquePointer) {
    cairo_set_fill_rule(
      context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  static func setAntialiasing(_ isOn: Bool, of context: OpaquePointer) {
    cairo_set_antialias(context, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Sets the look of lines for `path`, whose pen's space is the present one.
  static func setStyle(
    _ style: StrokeStyle, path: CGPath, penScale: CGFloat, of context: OpaquePointer
  ) {
    cairo_set_line_width(context, Double(style.width))
    let cap =
      switch style.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    let join =
      switch style.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_cap(context, cap)
    cairo_set_line_join(context, join)
    cairo_set_miter_limit(context, Double(style.miterLimit))
    let period = Double(style.dashes.reduce(0, +) * penScale)
    let isBounded =
      period > 0 && length(of: path) * Double(style.dashes.count) / period <= mostDashes
    let dashes = isBounded ? style.dashes.map { Double($0) } : []
    cairo_set_dash(context, dashes, Int32(dashes.count), Double(style.dashPhase))
  }

  /// At least the length of the path: along the control points.
  private static func length(of path: CGPath) -> Double {
    var length = 0.0
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func go(to point: CGPoint) {
      length += hypot(Double(point.x - last.x), Double(point.y - last.y))
      last = point
    }
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.elements.forEach { element in
      switch element {
      case .move(let point):
        start = point
        last = point
      case .line(let point): go(to: point)
      case .quadCurve(let control, let end):
        go(to: control)
        go(to: end)
      case .curve(let first, let second, let end):
        go(to: first)
        go(to: second)
        go(to: end)
      case .close: go(to: start)
      }
    }
    return length
  }
}

extension CGAffineTransform {
  /// The map in Cairo's form.
  var cairoMatrix: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_matrix_init(
      &matrix, Double(a), Double(b), Double(c), Double(d), Double(tx), Double(ty))
    return matrix
  }
}
