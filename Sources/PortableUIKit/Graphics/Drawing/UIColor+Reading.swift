import Foundation

extension UIColor {
  /// Writes gray and opacity where the colour is a gray; false of any other.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components(for: .current)
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes hue, saturation and brightness, each in 0...1, and opacity. Grays have hue 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components(for: .current)
    let high = max(color.red, color.green, color.blue)
    let range = high - min(color.red, color.green, color.blue)
    hue?.pointee = color.hue(high: high, range: range)
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }
}

extension ColorComponents {
  /// The place on the circle of six sextants: red 0, green a third, blue two thirds.
  fileprivate func hue(high: CGFloat, range: CGFloat) -> CGFloat {
    guard range > 0 else { return 0 }
    let sextant: CGFloat
    if high == red {
      sextant = (green - blue) / range
    } else if high == green {
      sextant = 2 + (blue - red) / range
    } else {
      sextant = 4 + (red - green) / range
    }
    return (sextant < 0 ? sextant + 6 : sextant) / 6
  }
}
