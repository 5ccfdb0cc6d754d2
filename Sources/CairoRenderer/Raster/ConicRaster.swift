import Drawing
import Foundation

/// Computes gradients around a point, which Cairo does not have.
enum ConicRaster {
  /// The number of colours once around.
  private static let steps = 4_096

  /// The colours of the pixels in `region`; nil where nothing is painted.
  ///
  /// - Complexity: O(pixels of the region).
  static func frame(of paint: ConicPaint, alpha: Double, region: PixelRect) -> CairoFrame? {
    guard
      paint.transform.isInvertible, !paint.gradient.stops.isEmpty,
      let frame = CairoFrame(region, isOpaque: false)
    else { return nil }
    let table = (0..<steps).map { step in
      color(of: paint.gradient, at: (Double(step) + 0.5) / Double(steps), alpha: alpha)
    }
    let toPaint = paint.transform.inverted()
    frame.withPixels { pixels, stride in
      for y in 0..<region.height {
        for x in 0..<region.width {
          let point = CGPoint(
            x: CGFloat(region.x + x) + 0.5, y: CGFloat(region.y + y) + 0.5
          ).applying(toPaint)
          let turn =
            (atan2(Double(point.y - paint.center.y), Double(point.x - paint.center.x))
              - Double(paint.angle)) / (2 * .pi)
          let place = turn - turn.rounded(.down)
          pixels[y * stride + x] = table[min(steps - 1, Int(place * Double(steps)))]
        }
      }
    }
    return frame
  }

  /// The premultiplied colour at a place of the gradient, opacity mixed apart (GC-14a).
  private static func color(of gradient: CGGradient, at place: Double, alpha: Double) -> UInt32 {
    let stops = gradient.stops
    let next = stops.firstIndex { Double($0.location) > place } ?? stops.count
    let low = stops[max(0, next - 1)]
    let high = stops[min(next, stops.count - 1)]
    let span = Double(high.location - low.location)
    let part = span > 0 ? min(max((place - Double(low.location)) / span, 0), 1) : 0
    func mixed(_ path: KeyPath<ColorComponents, CGFloat>) -> Double {
      let (a, b) = (
        Double(low.color.clamped[keyPath: path]), Double(high.color.clamped[keyPath: path])
      )
      return a + (b - a) * part
    }
    let opacity = mixed(\.alpha) * alpha
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(opacity) << 24 | byte(mixed(\.red) * opacity) << 16
      | byte(mixed(\.green) * opacity) << 8 | byte(mixed(\.blue) * opacity)
  }
}
