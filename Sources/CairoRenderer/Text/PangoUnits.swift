import CPango
import Foundation

/// Lengths as Pango counts them, 1024 to a point.
enum PangoUnits {
  /// Points in Pango's units, kept within their range.
  static func units(_ points: Double) -> Int32 {
    let units = (points * Double(PANGO_SCALE)).rounded()
    return units.isNaN ? 0 : Int32(max(-1e9, min(units, 1e9)))
  }

  static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

  static func points(_ rect: PangoRectangle) -> CGRect {
    CGRect(
      x: points(rect.x), y: points(rect.y), width: points(rect.width), height: points(rect.height))
  }
}
