import Foundation

extension CGImage {
  /// The image as a mask (GC-13): an image mask shows where its samples are 0, an image with an alpha channel by
  /// its opacity (UM-1620), and any other by its luminance.
  package var coverage: CoverageImage {
    let takesAlpha = isMask || alphaInfo.hasOpacity
    let bytes = pixels.map { pixel -> UInt8 in
      if takesAlpha { return UInt8(pixel >> 24) }
      let red = (pixel >> 16) & 0xff
      let green = (pixel >> 8) & 0xff
      let blue = pixel & 0xff
      return UInt8((red * 2126 + green * 7152 + blue * 722 + 5000) / 10_000)
    }
    guard let image = CoverageImage(width: width, height: height, coverage: bytes) else {
      preconditionFailure("Internal inconsistency: \(width) x \(height) image of \(bytes.count)")
    }
    return image
  }
}
