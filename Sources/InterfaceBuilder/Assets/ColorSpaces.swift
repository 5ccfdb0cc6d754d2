import Foundation
import PortableUIKit

/// Turns components of the colour spaces that documents name into sRGB.
enum ColorSpaces {
  /// The colour with the given components, each in 0...1, clipped to the range of sRGB.
  static func color(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, space: String
  ) -> UIColor {
    guard space.lowercased().hasSuffix("displayp3") || space.lowercased().hasSuffix("display-p3")
    else {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    // Display P3 has the transfer function and white of sRGB and other primaries. The matrix from its
    // linear components to those of sRGB follows from both sets of primaries (CSS Color Module 4, 10).
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return UIColor(
      red: encoded(1.2249401 * r - 0.2249404 * g),
      green: encoded(-0.0420569 * r + 1.0420571 * g),
      blue: encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha: alpha)
  }

  private static func linear(_ value: CGFloat) -> Double {
    let value = Double(value)
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> CGFloat {
    let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return CGFloat(min(max(encoded, 0), 1))
  }
}
