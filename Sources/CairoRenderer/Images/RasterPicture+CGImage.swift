import Drawing
import Foundation
import ImageCodecs

extension RasterPicture {
  /// The pixels with colours multiplied by their opacity; nil where there is no memory for them.
  ///
  /// - Complexity: O(pixels).
  var image: CGImage? {
    CGImage(width: width, height: height, pixels: premultiplied, isOpaque: !hasAlpha)
  }

  /// The pixels as ``CGImage/pixels`` has them.
  ///
  /// - Complexity: O(pixels).
  var premultiplied: [UInt32] {
    let count = width * height
    return [UInt32](unsafeUninitializedCapacity: count) { pixels, filled in
      bytes.withUnsafeBufferPointer { bytes in
        for index in 0..<count {
          let place = index * 4
          let alpha = UInt32(bytes[place + 3])
          func part(_ component: Int) -> UInt32 {
            let value = UInt32(bytes[place + component])
            return alpha == 255 ? value : (value * alpha + 127) / 255
          }
          pixels[index] = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
        }
      }
      filled = count
    }
  }

  /// The pixels of `image` with straight colours.
  ///
  /// - Complexity: O(pixels).
  init(_ image: CGImage) {
    let all = image.pixels
    let isOpaque = image.isOpaque || all.allSatisfy { $0 >> 24 == 255 }
    let count = all.count
    let bytes = [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, filled in
      all.withUnsafeBufferPointer { pixels in
        for index in 0..<count {
          let pixel = pixels[index]
          let alpha = isOpaque ? 255 : pixel >> 24
          func part(_ shift: UInt32) -> UInt8 {
            let value = pixel >> shift & 0xFF
            if alpha == 255 { return UInt8(value) }
            return alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
          }
          bytes[index * 4] = part(16)
          bytes[index * 4 + 1] = part(8)
          bytes[index * 4 + 2] = part(0)
          bytes[index * 4 + 3] = UInt8(alpha)
        }
      }
      filled = count * 4
    }
    self.init(width: image.width, height: image.height, bytes: bytes, hasAlpha: !isOpaque)
  }
}
