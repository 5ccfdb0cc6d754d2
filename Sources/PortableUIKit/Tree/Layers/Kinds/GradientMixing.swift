import Drawing
import Foundation

/// The numbers between which the colours of a gradient layer are mixed (LK-15).
public enum GradientMixing: Sendable {
  /// The encoded numbers of sRGB.
  case sRGB
  /// The numbers of Generic RGB with its gamma of 1.8, as in pictures of UIKit's gradient layers that were
  /// made apart from a screen.
  case genericRGB

  /// A gradient of the colours whose mixtures are these; without as many places as colours they lie
  /// evenly.
  func gradient(_ colors: [ColorComponents], _ locations: [CGFloat]?) -> CGGradient {
    let last = CGFloat(max(1, colors.count - 1))
    let places =
      locations?.count == colors.count
      ? locations ?? [] : colors.indices.map { CGFloat($0) / last }
    let stops = zip(places, colors).map { GradientStop(location: $0, color: $1) }
    guard self == .genericRGB else { return CGGradient(stops: stops) }
    let sorted = CGGradient(stops: stops).stops
    var fine: [GradientStop] = sorted.first.map { [$0] } ?? []
    // Between two of 32 stops the two ways of mixing are less than half a level apart.
    for (low, high) in zip(sorted, sorted.dropFirst()) where high.location > low.location {
      let (from, to) = (GenericRGB.encoded(low.color), GenericRGB.encoded(high.color))
      for step in 0...32 {
        let share = CGFloat(step) / 32
        let mixed = zip(from, to).map { $0 + ($1 - $0) * share }
        fine.append(
          GradientStop(
            location: low.location + (high.location - low.location) * share,
            color: GenericRGB.color(
              mixed, alpha: low.color.alpha + (high.color.alpha - low.color.alpha) * share)))
      }
    }
    return CGGradient(stops: fine)
  }
}

/// Apple's Generic RGB: a gamma of 1.8, and primaries whose columns over the D50 white are those of LK-15.
enum GenericRGB {
  private static let toXYZ: [[Double]] = [
    [0.45427, 0.35332, 0.15663], [0.24263, 0.67441, 0.08334], [0.01482, 0.09042, 0.71953],
  ]
  /// sRGB over D50, by Bradford's adaptation (ICC's sRGB profile).
  private static let sRGBToXYZ: [[Double]] = [
    [0.4360747, 0.3850649, 0.1430804], [0.2225045, 0.7168786, 0.0606169],
    [0.0139322, 0.0971045, 0.7141733],
  ]
  private static let fromXYZ = inverse(toXYZ)
  private static let sRGBFromXYZ = inverse(sRGBToXYZ)

  /// The encoded components of a colour, clipped to 0...1.
  static func encoded(_ color: ColorComponents) -> [CGFloat] {
    let linear = [color.red, color.green, color.blue].map { value -> Double in
      let value = Double(value)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return apply(fromXYZ, apply(sRGBToXYZ, linear)).map {
      CGFloat(pow(min(1, max(0, $0)), 1 / 1.8))
    }
  }

  static func color(_ encoded: [CGFloat], alpha: CGFloat) -> ColorComponents {
    let linear = encoded.map { pow(Double($0), 1.8) }
    let sRGB = apply(sRGBFromXYZ, apply(toXYZ, linear)).map { value -> CGFloat in
      let value = min(1, max(0, value))
      return CGFloat(value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }
    return ColorComponents(red: sRGB[0], green: sRGB[1], blue: sRGB[2], alpha: alpha)
  }

  private static func apply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  private static func inverse(_ m: [[Double]]) -> [[Double]] {
    func minor(_ r: Int, _ c: Int) -> Double {
      let (r1, r2, c1, c2) = ((r + 1) % 3, (r + 2) % 3, (c + 1) % 3, (c + 2) % 3)
      return m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]
    }
    let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * minor(0, $1) }
    return (0..<3).map { row in (0..<3).map { minor($0, row) / determinant } }
  }
}
