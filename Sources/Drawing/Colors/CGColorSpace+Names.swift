import Foundation

extension CGColorSpace {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  public static let linearGray = "kCGColorSpaceLinearGray"

  /// The space of a registered name; nil for one that is not known here.
  public convenience init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB: self.init(.rgb, name: name)
    case CGColorSpace.extendedSRGB: self.init(.rgb, isExtended: true, name: name)
    case CGColorSpace.linearSRGB: self.init(.rgb, isLinear: true, name: name)
    case CGColorSpace.extendedLinearSRGB:
      self.init(.rgb, isLinear: true, isExtended: true, name: name)
    case CGColorSpace.displayP3: self.init(.rgb, primaries: .displayP3, name: name)
    case CGColorSpace.extendedDisplayP3:
      self.init(.rgb, primaries: .displayP3, isExtended: true, name: name)
    case CGColorSpace.linearDisplayP3:
      self.init(.rgb, primaries: .displayP3, isLinear: true, name: name)
    case CGColorSpace.genericGrayGamma2_2: self.init(.gray, name: name)
    case CGColorSpace.extendedGray: self.init(.gray, isExtended: true, name: name)
    case CGColorSpace.linearGray: self.init(.gray, isLinear: true, name: name)
    default: return nil
    }
  }

  /// The space of the tints of uncoloured patterns, or of coloured patterns where `baseSpace` is nil.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    if baseSpace?.kind == .pattern { return nil }
    self.init(.pattern, base: baseSpace)
  }

  /// The space of a pattern's tint.
  public var baseColorSpace: CGColorSpace? { base.first }
}
