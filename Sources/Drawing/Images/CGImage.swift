import Foundation

/// Pixels that do not change.
///
/// Whatever layout an image was made from, a renderer reads ``pixels``: sRGB, premultiplied, one
/// 32-bit number 0xAARRGGBB a pixel, row by row from the top. An image takes 4 bytes a pixel, and its
/// provider's bytes where it was made from some; that of a file takes them only while they are in use,
/// or have room among the pixels that are kept.
public final class CGImage: Sendable, Hashable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Premultiplied sRGB, 0xAARRGGBB, row by row from the top. For a mask: the coverage as opacity.
  ///
  /// - Complexity: O(1), but for an image of a file whose pixels had to make room for others: that of
  ///   reading it again. Ask once, not for each pixel.
  public var pixels: [UInt32] { reader?.pixels() ?? ownPixels }
  private let ownPixels: [UInt32]
  /// Has the pixels; nil where the image has them itself.
  private let reader: (any PixelReader)?
  /// Whether the image is a stencil for the fill colour.
  public let isMask: Bool
  /// Whether every pixel is opaque by format.
  public let isOpaque: Bool
  let source: ImageSource

  /// An image of premultiplied sRGB pixels; nil where their number is not `width` x `height`.
  public convenience init?(
    width: Int, height: Int, pixels: [UInt32], isOpaque: Bool = false, isMask: Bool = false
  ) {
    self.init(
      width: width, height: height, pixels: pixels, isMask: isMask,
      source: ImageSource.native(width: width, isOpaque: isOpaque))
  }

  init?(width: Int, height: Int, pixels: [UInt32], isMask: Bool, source: ImageSource) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, pixels.count == count else { return nil }
    self.width = width
    self.height = height
    ownPixels = pixels
    reader = nil
    self.isMask = isMask
    self.source = source
    isOpaque = !isMask && source.layout.isOpaque
  }

  /// An image whose pixels are read when they are asked for.
  ///
  /// - Precondition: `width` and `height` are positive, and `reader` gives as many pixels.
  package init(width: Int, height: Int, isOpaque: Bool, reader: any PixelReader) {
    self.width = width
    self.height = height
    ownPixels = []
    self.reader = reader
    isMask = false
    source = ImageSource.native(width: width, isOpaque: isOpaque)
    self.isOpaque = isOpaque
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
