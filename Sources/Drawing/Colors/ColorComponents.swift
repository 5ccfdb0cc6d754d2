import Foundation

/// A colour in the sRGB space with straight (not premultiplied) opacity.
///
/// Components lie in 0...1 within the gamut; those of extended colours may lie outside.
public struct ColorComponents: Hashable, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let black = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
  public static let clear = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour with other opacity.
  public func withAlpha(_ alpha: CGFloat) -> ColorComponents {
    ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The nearest colour of the gamut, as a store of 8 bits a component keeps it (GC-20);
  /// NaN becomes 0.
  public var clamped: ColorComponents {
    func clamp(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    return ColorComponents(
      red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }
}
