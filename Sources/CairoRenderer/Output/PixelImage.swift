/// A drawn image as pixels in memory, for uses other than a file: a terminal, a comparison.
public struct PixelImage: Equatable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Row by row from the top, 0xAARRGGBB with premultiplied colours.
  public let pixels: [UInt32]

  /// Makes an image of `width` times as many pixels as it has rows.
  public init(width: Int, pixels: [UInt32]) {
    precondition(
      width > 0 && pixels.count % width == 0, "\(pixels.count) pixels in rows of \(width)")
    self.width = width
    self.height = pixels.count / width
    self.pixels = pixels
  }
}
