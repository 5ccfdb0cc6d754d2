import Foundation

/// How pixels lie in the memory of an image or a bitmap context.
package struct PixelLayout: Hashable, Sendable {
  /// The components of a pixel, besides opacity.
  enum Channels: Hashable, Sendable {
    case gray
    case rgb
    /// Opacity alone.
    case none
  }

  let channels: Channels
  let alpha: CGImageAlphaInfo
  /// 1 or 2.
  let bytesPerComponent: Int
  let bytesPerPixel: Int
  /// Whether the bytes of a pixel of 8-bit components, or those of each 16-bit component, are reversed.
  let isReversed: Bool
  let space: CGColorSpace

  /// nil for layouts that are not known: components of other than 8 or 16 bits, or a number of bits
  /// that does not fit them.
  package init?(
    bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    guard bitsPerComponent == 8 || bitsPerComponent == 16, let alpha = bitmapInfo.alpha,
      !bitmapInfo.contains(.floatComponents), space.kind != .pattern
    else { return nil }
    let channels: Channels =
      alpha == .alphaOnly ? .none : space.kind == .gray ? .gray : .rgb
    let colors = channels == .rgb ? 3 : channels == .gray ? 1 : 0
    let components = colors + (alpha == .none ? 0 : 1)
    guard bitsPerPixel == components * bitsPerComponent else { return nil }
    self.channels = channels
    self.alpha = alpha
    bytesPerComponent = bitsPerComponent / 8
    bytesPerPixel = bitsPerPixel / 8
    self.space = space
    let order = CGBitmapInfo(
      rawValue: bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue)
    switch (order, bitsPerComponent) {
    case (.byteOrder32Little, 8) where bitsPerPixel == 32: isReversed = true
    case (.byteOrder16Little, 16): isReversed = true
    case ([], _), (.byteOrder32Big, 8), (.byteOrder16Big, 16): isReversed = false
    default: return nil
    }
  }

  /// Whether pixels have no opacity of their own.
  package var isOpaque: Bool {
    switch alpha {
    case .none, .noneSkipFirst, .noneSkipLast: true
    default: false
    }
  }

  private var alphaIsFirst: Bool {
    switch alpha {
    case .premultipliedFirst, .first, .noneSkipFirst: true
    default: false
    }
  }

  private var isPremultiplied: Bool {
    switch alpha {
    case .last, .first: false
    default: true
    }
  }

  /// The place of a component among the bytes of a pixel (its high byte).
  private func offset(_ component: Int) -> Int {
    if bytesPerComponent == 2 { return component * 2 + (isReversed ? 1 : 0) }
    return isReversed ? bytesPerPixel - 1 - component : component
  }

  // MARK: Reading

  /// The pixel 0xAARRGGBB, premultiplied sRGB, of the bytes at `bytes`.
  @inline(__always)
  func pixel(at bytes: UnsafePointer<UInt8>) -> UInt32 {
    func read(_ component: Int) -> UInt32 { UInt32(bytes[offset(component)]) }
    if channels == .none { return read(0) << 24 }
    let colors = channels == .rgb ? 3 : 1
    let first = alphaIsFirst ? 1 : 0
    let opacity = isOpaque ? 255 : read(alphaIsFirst ? 0 : colors)
    var red = read(first)
    var green = channels == .rgb ? read(first + 1) : red
    var blue = channels == .rgb ? read(first + 2) : red
    if space.needsConversion {
      (red, green, blue) = converted(red, green, blue, opacity: opacity)
    } else if !isPremultiplied {
      red = (red * opacity + 127) / 255
      green = (green * opacity + 127) / 255
      blue = (blue * opacity + 127) / 255
    } else {
      // Colours above the opacity are no colours.
      (red, green, blue) = (min(red, opacity), min(green, opacity), min(blue, opacity))
    }
    return opacity << 24 | red << 16 | green << 8 | blue
  }

  private func converted(
    _ red: UInt32, _ green: UInt32, _ blue: UInt32, opacity: UInt32
  ) -> (UInt32, UInt32, UInt32) {
    guard opacity > 0 else { return (0, 0, 0) }
    let unit = isPremultiplied ? CGFloat(opacity) : 255
    let channels: [CGFloat] =
      channels == .gray
      ? [CGFloat(red) / unit] : [CGFloat(red) / unit, CGFloat(green) / unit, CGFloat(blue) / unit]
    let color = (space.sRGB(channels + [CGFloat(opacity) / 255]) ?? .clear).clamped
    let pixel = PremultipliedColor(color).pixel
    return ((pixel >> 16) & 0xff, (pixel >> 8) & 0xff, pixel & 0xff)
  }

  // MARK: Writing

  /// Writes a pixel 0xAARRGGBB of premultiplied sRGB.
  @inline(__always)
  func write(_ pixel: UInt32, to bytes: UnsafeMutablePointer<UInt8>) {
    func put(_ component: Int, _ value: UInt32) {
      let value = UInt8(truncatingIfNeeded: value)
      bytes[offset(component)] = value
      // 255 is 65,535: both bytes are alike.
      if bytesPerComponent == 2 { bytes[offset(component) ^ 1] = value }
    }
    let opacity = pixel >> 24
    if channels == .none { return put(0, opacity) }
    let (red, green, blue) = ((pixel >> 16) & 0xff, (pixel >> 8) & 0xff, pixel & 0xff)
    let first = alphaIsFirst ? 1 : 0
    if alpha != .none { put(alphaIsFirst ? 0 : channels == .rgb ? 3 : 1, isOpaque ? 255 : opacity) }
    if channels == .gray {
      return put(first, (red * 2126 + green * 7152 + blue * 722 + 5000) / 10_000)
    }
    put(first, red)
    put(first + 1, green)
    put(first + 2, blue)
  }
}

extension CGColorSpace {
  /// Whether numbers of this space are other than sRGB's.
  var needsConversion: Bool { isLinear || primaries != .sRGB }
}
