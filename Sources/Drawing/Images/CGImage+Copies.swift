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
    func byte(_ shift: UInt32) -> UInt32 { (((self >> shift) & 0xff) * share + 127) / 255 << shift }
    return byte(24) | byte(16) | byte(8) | byte(0)
  }
}
