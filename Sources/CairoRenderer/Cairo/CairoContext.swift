import CCairo
import CPango
import Drawing
import Foundation

/// A drawing in progress: owns one `cairo_t`; coordinates are points, y grows downwards.
final class CairoContext {
  private let pointer: OpaquePointer
  private let surface: CairoSurface

  /// Starts drawing on `surface` with `scale` surface units per point.
  init(drawingOn surface: CairoSurface, scale: Double) throws(RenderError) {
    guard let pointer = cairo_create(surface.pointer) else {
      throw .cairo(cairoMessage(CAIRO_STATUS_NO_MEMORY))
    }
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(pointer)
      throw .cairo(cairoMessage(status))
    }
    self.pointer = pointer
    self.surface = surface
    cairo_scale(pointer, scale, scale)
  }

  deinit { cairo_destroy(pointer) }

  /// Fails where any call so far has failed: Cairo remembers the first error and then does nothing.
  func check() throws(RenderError) {
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(cairoMessage(status)) }
  }

  // MARK: State

  /// Runs `body` and puts clip, transform and pen back as they were.
  func saved(_ body: () -> Void) {
    cairo_save(pointer)
    body()
    cairo_restore(pointer)
  }

  /// Draws `body` as one picture and lays it down with `alpha`, as a layer's opacity does:
  /// overlapping parts do not show through each other.
  func group(alpha: Double, _ body: () -> Void) {
    cairo_push_group(pointer)
    body()
    cairo_pop_group_to_source(pointer)
    cairo_paint_with_alpha(pointer, alpha)
  }

  func translate(x: Double, y: Double) { cairo_translate(pointer, x, y) }

  func scale(x: Double, y: Double) { cairo_scale(pointer, x, y) }

  /// Multiplies the transform by the matrix [a b 0; c d 0; tx ty 1] (row vectors, as UIKit's).
  /// A matrix that is not invertible is not applied and reported, for it would hide all drawing.
  func concatenate(
    a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double
  ) -> Bool {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-12, tx.isFinite, ty.isFinite else {
      return false
    }
    var matrix = cairo_matrix_t()
    cairo_matrix_init(&matrix, a, b, c, d, tx, ty)
    cairo_transform(pointer, &matrix)
    return true
  }

  // MARK: Paths

  func move(to point: CGPoint) { cairo_move_to(pointer, point.x, point.y) }

  func line(to point: CGPoint) { cairo_line_to(pointer, point.x, point.y) }

  func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    cairo_curve_to(
      pointer, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }

  func closePath() { cairo_close_path(pointer) }

  func addRectangle(_ rect: CGRect) {
    cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Adds an arc of a circle, clockwise on screen, angles in radians from the positive x axis.
  func addArc(center: CGPoint, radius: Double, from start: Double, to end: Double) {
    cairo_arc(pointer, center.x, center.y, radius, start, end)
  }

  /// Adds a rectangle with corners of circles; the radius is at most half the shorter side.
  func addRoundedRectangle(_ rect: CGRect, radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return addRectangle(rect) }
    cairo_new_sub_path(pointer)
    addArc(
      center: CGPoint(x: rect.maxX - radius, y: rect.minY + radius), radius: radius,
      from: -.pi / 2, to: 0)
    addArc(
      center: CGPoint(x: rect.maxX - radius, y: rect.maxY - radius), radius: radius,
      from: 0, to: .pi / 2)
    addArc(
      center: CGPoint(x: rect.minX + radius, y: rect.maxY - radius), radius: radius,
      from: .pi / 2, to: .pi)
    addArc(
      center: CGPoint(x: rect.minX + radius, y: rect.minY + radius), radius: radius,
      from: .pi, to: 3 * .pi / 2)
    closePath()
  }

  func addEllipse(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    cairo_save(pointer)
    cairo_new_sub_path(pointer)
    cairo_translate(pointer, rect.midX, rect.midY)
    cairo_scale(pointer, rect.width / 2, rect.height / 2)
    cairo_arc(pointer, 0, 0, 1, 0, 2 * .pi)
    cairo_restore(pointer)
  }

  // MARK: Painting the path

  /// Limits later drawing to the path, until the end of the enclosing ``saved(_:)``.
  func clip() { cairo_clip(pointer) }

  /// Fills the path with `color`.
  func fill(_ color: PaintColor) {
    setSource(color)
    cairo_fill(pointer)
  }

  /// Draws a line of `width` points along the path; `dash` is lengths on and off in points.
  func stroke(_ color: PaintColor, width: Double, round: Bool = false, dash: [Double] = []) {
    setSource(color)
    cairo_set_line_width(pointer, width)
    cairo_set_line_cap(pointer, round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(pointer, round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_set_dash(pointer, dash, Int32(dash.count), 0)
    cairo_stroke(pointer)
  }

  func fill(_ rect: CGRect, _ color: PaintColor) {
    addRectangle(rect)
    fill(color)
  }

  func fillRounded(_ rect: CGRect, radius: Double, _ color: PaintColor) {
    addRoundedRectangle(rect, radius: radius)
    fill(color)
  }

  // MARK: Pictures

  /// Draws `image` so that it fills `rect`, or only its shape in `ink` where one is given.
  func show(_ image: CGImage, in rect: CGRect, ink: PaintColor? = nil) {
    let transform = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    var operation = ImageOperation(image: image, transform: transform)
    operation.tint = ink.map {
      .color(ColorComponents(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha))
    }
    draw(DisplayList.of(operation, in: rect))
  }

  /// Draws a kept drawing.
  func draw(_ list: DisplayList) { CairoListPainter(list: list, context: pointer).paint() }

  // MARK: Text

  /// Draws one laid-out line with its left end and baseline at `origin`.
  func show(_ line: PangoTextLine, at origin: CGPoint, _ color: PaintColor) {
    setSource(color)
    cairo_move_to(pointer, origin.x, origin.y)
    line.withPointer { pango_cairo_show_layout_line(pointer, $0) }
    cairo_new_path(pointer)
  }

  private func setSource(_ color: PaintColor) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }
}

extension DisplayList {
  fileprivate static func of(_ image: ImageOperation, in rect: CGRect) -> DisplayList {
    let recorder = DisplayListRecorder(extent: rect)
    recorder.perform(.image(image))
    return recorder.finish()
  }
}
