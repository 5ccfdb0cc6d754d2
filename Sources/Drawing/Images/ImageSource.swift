import Foundation

/// The memory that an image was made from, or would be written to.
struct ImageSource: Sendable {
  let layout: PixelLayout
  let bitmapInfo: CGBitmapInfo
  let bytesPerRow: Int
  /// nil for an image that was made from pixels.
  var provider: CGDataProvider?
  var shouldInterpolate = true
  var intent = CGColorRenderingIntent.defaultIntent

  /// The source of pixels in the form in which renderers read them.
  static func native(width: Int, isOpaque: Bool) -> ImageSource {
    let alpha = isOpaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst
    let info = CGBitmapInfo(
      rawValue: CGBitmapInfo.byteOrder32Little.rawValue | alpha.rawValue)
    guard
      let layout = PixelLayout(
        bitsPerComponent: 8, bitsPerPixel: 32, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info)
    else { preconditionFailure("Internal inconsistency: the native pixel layout is not known") }
    return ImageSource(layout: layout, bitmapInfo: info, bytesPerRow: width * 4)
  }
}
