import Foundation

/// Components of a colour that are not multiplied by its opacity, in 0...1.
struct StraightColor {
  var red: Double
  var green: Double
  var blue: Double

  private var luminosity: Double { 0.3 * red + 0.59 * green + 0.11 * blue }
  private var low: Double { min(red, green, blue) }
  private var high: Double { max(red, green, blue) }

  private func map(_ change: (Double) -> Double) -> StraightColor {
    StraightColor(red: change(red), green: change(green), blue: change(blue))
  }

  // MARK: The functions that see a colour whole, PDF 32000-1 §11.3.5.3

  /// The colour with the luminosity of `other`, brought back into the gamut towards gray.
  func lit(like other: StraightColor) -> StraightColor {
    let difference = other.luminosity - luminosity
    return map { $0 + difference }.clipped
  }

  /// The colour with the saturation of `other`: its least component 0, its greatest that saturation.
  func saturated(like other: StraightColor) -> StraightColor {
    let (low, range) = (low, high - low)
    guard range > 0 else { return StraightColor(red: 0, green: 0, blue: 0) }
    let factor = (other.high - other.low) / range
    return map { ($0 - low) * factor }
  }

  private var clipped: StraightColor {
    let (light, low, high) = (luminosity, low, high)
    return map { component in
      var value = component
      if low < 0 { value = light + (value - light) * light / (light - low) }
      if high > 1 { value = light + (value - light) * (1 - light) / (high - light) }
      return value
    }
  }
}
