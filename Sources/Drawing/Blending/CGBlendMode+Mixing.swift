import Foundation

extension CGBlendMode {
  /// The blend function B(backdrop, source) of PDF 32000-1 §11.3.5; the source itself for modes that
  /// have none.
  func mix(_ source: StraightColor, over backdrop: StraightColor) -> StraightColor {
    switch self {
    case .hue: source.saturated(like: backdrop).lit(like: backdrop)
    case .saturation: backdrop.saturated(like: source).lit(like: backdrop)
    case .color: source.lit(like: backdrop)
    case .luminosity: backdrop.lit(like: source)
    default:
      StraightColor(
        red: mixChannel(source.red, over: backdrop.red),
        green: mixChannel(source.green, over: backdrop.green),
        blue: mixChannel(source.blue, over: backdrop.blue))
    }
  }

  private func mixChannel(_ source: Double, over backdrop: Double) -> Double {
    switch self {
    case .multiply: source * backdrop
    case .screen: source + backdrop - source * backdrop
    case .overlay: CGBlendMode.hardLight.mixChannel(backdrop, over: source)
    case .darken: min(source, backdrop)
    case .lighten: max(source, backdrop)
    case .colorDodge: dodge(source, backdrop)
    case .softLight: softLight(source, backdrop)
    case .hardLight:
      source <= 0.5
        ? 2 * source * backdrop : 1 - 2 * (1 - source) * (1 - backdrop)
    case .difference: abs(source - backdrop)
    case .exclusion: source + backdrop - 2 * source * backdrop
    default: source
    }
  }

  private func dodge(_ source: Double, _ backdrop: Double) -> Double {
    if backdrop == 0 { return 0 }
    return source >= 1 ? 1 : min(1, backdrop / (1 - source))
  }

  private func softLight(_ source: Double, _ backdrop: Double) -> Double {
    if source <= 0.5 {
      return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
    }
    let lifted =
      backdrop <= 0.25
      ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (lifted - backdrop)
  }
}
