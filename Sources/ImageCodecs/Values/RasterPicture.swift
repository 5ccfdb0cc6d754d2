/// Decoded pixels: red, green, blue and opacity, a byte each, not premultiplied, rows from the top.
public struct RasterPicture: Equatable, Sendable {
  /// In pixels, at least 1.
  public let width: Int
  /// In pixels, at least 1.
  public let height: Int
  /// Four bytes a pixel, in the order red, green, blue, opacity; sRGB.
  public var bytes: [UInt8]
  /// Whether any pixel may be other than opaque.
  public var hasAlpha: Bool

  /// - Precondition: `bytes` are four for each pixel.
  public init(width: Int, height: Int, bytes: [UInt8], hasAlpha: Bool) {
    precondition(
      width > 0 && height > 0 && bytes.count == width * height * 4,
      "\(bytes.count) bytes for \(width) x \(height) pixels")
    self.width = width
    self.height = height
    self.bytes = bytes
    self.hasAlpha = hasAlpha
  }

  /// Decodes a PNG or JPEG file.
  ///
  /// - Throws: ``ImageCodecError``; a picture of more than ``ImageFileInfo/largestPicture`` pixels is
  ///   refused by its header.
  /// - Complexity: O(pixels) in time. Memory: four bytes a pixel, and up to six more while a
  ///   progressive JPEG is read.
  public init(decoding bytes: [UInt8]) throws(ImageCodecError) {
    switch ImageFileFormat(bytes) {
    case .png: self = try PNGCodec.decode(bytes)
    case .jpeg: self = try JPEGCodec.decode(bytes)
    case .pdf, .svg, nil: throw .unknownFormat
    }
  }
}
