/// A colour as Cairo takes it: sRGB components and opacity, each from 0 to 1, not premultiplied.
public struct PaintColor: Hashable, Sendable {
  /// The red component, 0 to 1.
  public var red: Double
  /// The green component, 0 to 1.
  public var green: Double
  /// The blue component, 0 to 1.
  public var blue: Double
  /// The opacity, 0 (nothing is painted) to 1.
  public var alpha: Double

  /// Makes a colour from components from 0 to 1; others are moved to the nearer end, and a
  /// component that is no number counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.unit(red)
    self.green = Self.unit(green)
    self.blue = Self.unit(blue)
    self.alpha = Self.unit(alpha)
  }

  /// Makes a grey from 0 (black) to 1 (white).
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes an opaque colour from its usual notation, `0xRRGGBB`.
  public init(rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255,
      green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255)
  }

  /// The colour with its opacity multiplied by `factor`.
  public func faded(to factor: Double) -> PaintColor {
    PaintColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  private static func unit(_ component: Double) -> Double {
    component > 0 ? min(component, 1) : 0
  }
}
