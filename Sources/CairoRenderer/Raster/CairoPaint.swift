import CCairo
import Drawing
import Foundation

/// Makes paints the source of a context.
enum CairoPaint {
  /// Sets the source.
  ///
  /// - Parameters:
  ///   - alpha: Multiplies the paint's opacity.
  ///   - region: The pixels that will be painted, for paints that have to be computed.
  ///   - depth: How many patterns the paint is nested in.
  /// - Returns: false where the paint leaves no marks.
  static func set(
    _ paint: Paint, alpha: Double, for region: PixelRect, depth: Int, on context: OpaquePointer
  ) -> Bool {
    switch paint {
    case .color(let color):
      let color = color.clamped
      cairo_set_source_rgba(
        context, Double(color.red), Double(color.green), Double(color.blue),
        Double(color.alpha) * alpha)
      return true
    case .linear(let linear):
      guard linear.transform.isInvertible, linear.start != linear.end else { return false }
      let pattern = cairo_pattern_create_linear(
        Double(linear.start.x), Double(linear.start.y), Double(linear.end.x),
        Double(linear.end.y))
      return set(
        pattern, linear.gradient, linear.options, linear.transform, alpha: alpha, on: context)
    case .radial(let radial):
      guard radial.transform.isInvertible, radial.startRadius >= 0, radial.endRadius >= 0 else {
        return false
      }
      let pattern = cairo_pattern_create_radial(
        Double(radial.startCenter.x), Double(radial.startCenter.y), Double(radial.startRadius),
        Double(radial.endCenter.x), Double(radial.endCenter.y), Double(radial.endRadius))
      return set(
        pattern, radial.gradient, radial.options, radial.transform, alpha: alpha, on: context)
    case .conic(let conic):
      guard let frame = ConicRaster.frame(of: conic, alpha: alpha, region: region) else {
        return false
      }
      frame.setAsSource(of: context)
      return true
    case .pattern(let pattern):
      guard
        let frame = PatternRaster(paint: pattern, depth: depth + 1).frame(
          of: region, alpha: alpha)
      else { return false }
      frame.setAsSource(of: context)
      return true
    }
  }

  private static func set(
    _ pattern: OpaquePointer?, _ gradient: CGGradient, _ options: CGGradientDrawingOptions,
    _ transform: CGAffineTransform, alpha: Double, on context: OpaquePointer
  ) -> Bool {
    guard let pattern else { return false }
    defer { cairo_pattern_destroy(pattern) }
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return false }
    func add(_ location: Double, _ color: ColorComponents, _ factor: Double) {
      let color = color.clamped
      cairo_pattern_add_color_stop_rgba(
        pattern, location, Double(color.red), Double(color.green), Double(color.blue),
        Double(color.alpha) * factor)
    }
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    // The same colour without opacity lies beyond an end that is not extended.
    if after, !before { add(0, first.color, 0) }
    // Up to the first stop lies its colour, and after the last its own (GC-14). Cairo has nothing there where it does not
    // extend.
    add(0, first.color, alpha)
    for stop in gradient.stops { add(Double(stop.location), stop.color, alpha) }
    add(1, last.color, alpha)
    if before, !after { add(1, last.color, 0) }
    cairo_pattern_set_extend(pattern, before || after ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    var matrix = transform.inverted().cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    guard cairo_pattern_status(pattern) == CAIRO_STATUS_SUCCESS else { return false }
    cairo_set_source(context, pattern)
    return true
  }
}
