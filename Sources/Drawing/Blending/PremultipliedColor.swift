import Foundation

/// A colour as pixels hold it: its components are multiplied by its opacity, all in 0...1.
public struct PremultipliedColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)

  public init(_ color: ColorComponents) {
    let color = color.clamped
    self.init(
      red: color.red * color.alpha, green: color.green * color.alpha,
      blue: color.blue * color.alpha, alpha: color.alpha)
  }

  /// The colour of a pixel 0xAARRGGBB.
  public init(pixel: UInt32) {
    self.init(
      red: Double((pixel >> 16) & 0xff) / 255, green: Double((pixel >> 8) & 0xff) / 255,
      blue: Double(pixel & 0xff) / 255, alpha: Double(pixel >> 24) / 255)
  }

  /// The nearest pixel 0xAARRGGBB; no component exceeds the opacity.
  public var pixel: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
    let alpha = byte(alpha)
    return alpha << 24 | min(alpha, byte(red)) << 16 | min(alpha, byte(green)) << 8
      | min(alpha, byte(blue))
  }

  /// The straight components; black where nothing shows.
  var straight: StraightColor {
    guard alpha > 0 else { return StraightColor(red: 0, green: 0, blue: 0) }
    return StraightColor(red: red / alpha, green: green / alpha, blue: blue / alpha)
  }
}
