import Drawing

/// Makes bitmaps that Cairo draws upon.
///
/// ```swift
/// Platform.set(\.rasteriser, to: CairoBackend())
/// ```
public struct CairoBackend: RasterBackend {
  public init() {}

  /// - Returns: nil where a side is zero or longer than Cairo takes, where there would be more pixels than
  ///   a picture may have, and where there is not enough memory.
  public func makeBitmap(width: Int, height: Int, isOpaque: Bool) -> (any BitmapSink)? {
    guard
      width > 0, height > 0, max(width, height) <= PixelSize.longestSide,
      width <= PixelSize.limit / height
    else { return nil }
    return CairoBitmap(width: width, height: height, isOpaque: isOpaque)
  }
}
