import Foundation

extension CGColorSpace {
  /// Components of this space, opacity last, as sRGB. Numbers outside 0...1 are clamped first unless the
  /// space is extended; out of a wider gamut they may come to lie outside.
  ///
  /// nil where the number of components is another.
  package func sRGB(_ numbers: [CGFloat]) -> ColorComponents? {
    guard kind != .pattern, numbers.count == numberOfComponents + 1 else { return nil }
    let usable = isExtended ? numbers.map { $0.isFinite ? $0 : 0 } : numbers.map(clamp)
    let alpha = clamp(numbers[numbers.count - 1])
    let channels = kind == .gray ? [usable[0], usable[0], usable[0]] : Array(usable.dropLast())
    let encoded = converted(channels)
    return ColorComponents(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: alpha)
  }

  private func clamp(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }

  private func converted(_ channels: [CGFloat]) -> [CGFloat] {
    if primaries == .sRGB, !isLinear { return channels }
    var linear = isLinear ? channels : channels.map(linearized)
    if primaries == .displayP3 {
      linear = displayP3ToSRGB.map { row in
        zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }
      }
    }
    return linear.map(encoded)
  }

  /// An sRGB colour in this space, opacity last; gray is the luminance of the encoded components.
  package func components(of color: ColorComponents) -> [CGFloat] {
    switch kind {
    case .pattern: return []
    case .gray:
      let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return [isLinear ? linearized(gray) : gray, color.alpha]
    case .rgb:
      var channels = [color.red, color.green, color.blue]
      if primaries == .displayP3 || isLinear {
        channels = channels.map(linearized)
        if primaries == .displayP3 {
          let linear = channels
          channels = sRGBToDisplayP3.map { row in
            zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }
          }
        }
        if !isLinear { channels = channels.map(encoded) }
      }
      return (isExtended ? channels : channels.map(clamp)) + [color.alpha]
    }
  }
}

/// Linear Display P3 to linear sRGB, both of white point D65 (SMPTE EG 432-1 and IEC 61966-2-1
/// primaries).
private let displayP3ToSRGB: [[CGFloat]] = [
  [1.224_940_18, -0.224_940_18, 0],
  [-0.042_056_95, 1.042_056_95, 0],
  [-0.019_637_55, -0.078_636_05, 1.098_273_6],
]

private let sRGBToDisplayP3: [[CGFloat]] = [
  [0.822_461_97, 0.177_538_03, 0],
  [0.033_194_2, 0.966_805_8, 0],
  [0.017_082_63, 0.072_397_44, 0.910_519_93],
]

/// The sRGB curve (IEC 61966-2-1), odd about 0 for extended values.
private func linearized(_ value: CGFloat) -> CGFloat {
  let size = abs(value)
  let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return value < 0 ? -result : result
}

private func encoded(_ value: CGFloat) -> CGFloat {
  let size = abs(value)
  let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return value < 0 ? -result : result
}
