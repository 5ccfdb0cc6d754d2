import Foundation

extension CGImage {
  /// The part of the image within `rect`, in pixels from the top left: made whole outwards and cut by
  /// the image; nil where nothing is left (IM-8).
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = (rect.isInfinite ? whole : rect.standardized).meeting(whole).integral
      .meeting(whole)
    guard !part.isNull else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    let (columns, rows) = (Int(part.width), Int(part.height))
    var cut: [UInt32] = []
    cut.reserveCapacity(columns * rows)
    for row in top..<top + rows {
      cut.append(contentsOf: pixels[row * width + left..<row * width + left + columns])
    }
    var source = self.source
    source.provider = nil
    return CGImage(width: columns, height: rows, pixels: cut, isMask: isMask, source: source)
  }

  public func copy() -> CGImage? { self }

  /// The same components in another space; nil for a stencil, and where the space has another number of components.
  public func copy(colorSpace: CGColorSpace) -> CGImage? {
    guard self.colorSpace?.numberOfComponents == colorSpace.numberOfComponents,
      let provider = dataProvider
    else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, space: colorSpace, bitmapInfo: bitmapInfo, provider: provider,
      decode: nil, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
  }

  /// The image without the pixels whose components all lie in the given ranges; nil for a stencil, and for an image with
  /// opacity.
  ///
  /// - Parameter maskingColorComponents: the least and the greatest number of red, green and blue, or of gray, from 0 to 255.
  public func copy(maskingColorComponents: UnsafePointer<CGFloat>) -> CGImage? {
    let count = colorSpace?.numberOfComponents ?? 0
    guard isOpaque, count == 1 || count == 3 else { return nil }
    let shifts: [UInt32] = count == 1 ? [0] : [16, 8, 0]
    let kept = pixels.map { pixel in
      let isMasked = shifts.enumerated().allSatisfy { index, shift in
        let value = CGFloat((pixel >> shift) & 0xff)
        return maskingColorComponents[index * 2] <= value
          && value <= maskingColorComponents[index * 2 + 1]
      }
      return isMasked ? 0 : pixel
    }
    return CGImage(width: width, height: height, pixels: kept)
  }

  /// The image with `mask` applied to its opacity (GC-13), the mask stretched over it by the nearest
  /// sample; nil where this image is a stencil itself.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask else { return nil }
    let coverage = mask.coverage
    var masked = pixels
    for row in 0..<height {
      let maskRow = row * coverage.height / height * coverage.width
      for x in 0..<width {
        let share = UInt32(coverage.coverage[maskRow + x * coverage.width / width])
        masked[row * width + x] = masked[row * width + x].scaled(by: share)
      }
    }
    return CGImage(width: width, height: height, pixels: masked)
  }
}

extension UInt32 {
  /// A pixel with each of its four bytes multiplied by `share` of 255.
  fileprivate func scaled(by share: UInt32) -> UInt32 {
    func byte(_ shift: UInt32) -> UInt32 {
      ((((self >> shift) & 0xff) * share + 127) / 255) << shift
    }
    return byte(24) | byte(16) | byte(8) | byte(0)
  }
}
